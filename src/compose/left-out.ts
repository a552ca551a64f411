import { collectionsIn } from '../manifest/collections';
import { asJson, type Json } from '../manifest/manifest';
import { wholePlaceholder } from './fill';
import type { FillContext } from './sayings';
import { findField, type Scope } from './scope';
import type { ListShape, Shape } from './shape';

/**
 * The lists that are empty on this page or this day, and will have items on others, or once drafts are published. That
 * is no mistake: what needs an item is left out. A list with constant conditions is checked against its schema instead.
 */
export const emptyByChance = new WeakSet<Json[]>();

/** Tells whether a list is one of those. */
export function isEmptyByChance(list: Json | undefined): boolean {
  return Array.isArray(list) && emptyByChance.has(list);
}

/** Tells whether a template is one field that its collection declares and asks of none of its entries. */
export function isLeftOpen(template: Json, { site }: Pick<FillContext, 'site'>, scope: Scope): boolean {
  const { name } = (typeof template === 'string' && wholePlaceholder(template)) || {};
  const field = name === undefined ? undefined : findField(name, scope, site);
  const { fields } = collectionsIn(asJson(site.manifest)).get(field?.scope.collection ?? '') ?? {};
  return fields?.get(field?.name ?? '')?.isRequired === false;
}

/** Gives the part that is left out with a value of a shape that is empty. */
export function emptiedWith(shape: Shape): ListShape['emptied'] {
  if (shape === null || 'fields' in shape) return undefined;
  return 'kind' in shape ? (shape.emptied ?? 'property') : shape.emptied;
}
