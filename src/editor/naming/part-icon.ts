import type { JsonObject } from '../../manifest/manifest';
import { type Pointer, valueAt } from '../../manifest/pointer';
import { fieldsOf } from '../inputs/fields-of';
import type { Field, Input } from '../inputs/input';
import { fieldsOfInput, innermost } from '../inputs/inputs';
import { schemaOfType } from './parts';

/** The name of the icon that stands for a kind of page or block in lists. */
export type PartIcon =
  | ('home' | 'page' | 'pages' | 'unknown')
  | ('text' | 'picture' | 'cards' | 'list' | 'table' | 'form' | 'map' | 'film' | 'shared');

interface IconedPage {
  pointer: Pointer;
  path: string;
  /** The collection of whose entries it is made. */
  from?: string | undefined;
}

/** Gives the icon of a page: that of the home page, of pages made of entries, of unknown addresses, or of any other. */
export function iconOfPage({ pointer, path, from }: IconedPage): PartIcon {
  if (pointer === '/notFound') return 'unknown';
  if (from !== undefined) return 'pages';
  return path === '/' ? 'home' : 'page';
}

/** Gives the icon of the block at a place, which follows from what blocks of its type are made of. */
export function iconOfBlock(root: JsonObject, place: Pointer): PartIcon {
  const type = String(valueAt(root, `${place}/type`) ?? '');
  if (type === 'shared') return 'shared';
  const icon = icons.get(type) ?? iconOfFields(fieldsOf(schemaOfType(type) ?? {}));
  icons.set(type, icon);
  return icon;
}

const icons = new Map<string, PartIcon>();

/** Gives the icon of what is most particular about a block: its film, its place, its form, its rows, its items, its picture. */
function iconOfFields(fields: readonly Field[]): PartIcon {
  const has = (isWanted: (input: Input) => boolean): boolean => fields.some(({ input }) => isWanted(input));
  if (has((input) => input.kind === 'words' && input.of === 'film')) return 'film';
  const isMapped = ({ kind }: Input): boolean => kind === 'position';
  if (has((input) => isMapped(input) || fieldsOfInput(innermost(input)).some((field) => isMapped(field.input))))
    return 'map';
  if (has((input) => input.kind === 'words' && input.of === 'delivery')) return 'form';
  if (has((input) => input.kind === 'list' && input.item.kind === 'list')) return 'table';
  const items = fields.flatMap(({ name, input, isRequired }) =>
    input.kind === 'list' && name !== 'actions' && (isRequired || name === 'items') ? [innermost(input)] : [],
  );
  const isPicture = ({ kind }: Input): boolean => kind === 'picture';
  const requiredFields = items.flatMap((item) => fieldsOfInput(item).filter(({ isRequired }) => isRequired));
  if (requiredFields.length > 0 && requiredFields.every(({ input }) => isPicture(input))) return 'picture';
  if (items.some((item) => isPicture(item) || fieldsOfInput(item).some(({ input }) => isPicture(input))))
    return 'cards';
  if (items.length > 0) return 'list';
  return fields.some(({ input, name }) => input.kind === 'picture' && name === 'picture') ? 'picture' : 'text';
}
