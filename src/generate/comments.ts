import { commentKey } from '../manifest/comments';
import type { Schema } from '../manifest/schema';
import { mapParts } from './own-descriptions';

const comment: Schema = {
  description: 'A note for whoever edits this file: a text, or a list of them. It reaches no page.',
  type: ['string', 'array'],
  items: { type: 'string' },
  // Editors would offer it first everywhere.
  doNotSuggest: true,
};

/**
 * Adds a note to every group of the published schema. The check takes notes away before it validates, so only editors
 * need this.
 */
export function withComments(site: Schema): Schema {
  const whole = mapParts(site, commented);
  return { ...whole, $defs: { ...whole.$defs, comment } };
}

function commented(part: Schema): Schema {
  if (![part.type].flat().includes('object')) return part;
  const properties = { ...part.properties, [commentKey]: { $ref: '#/$defs/comment' } };
  const { propertyNames } = part as { propertyNames?: Schema };
  if (!propertyNames?.pattern) return { ...part, properties };
  const pattern = propertyNames.pattern.replace(/^\^(.*)\$$/, `^(\\${commentKey}|$1)$$`);
  return { ...part, properties, propertyNames: { ...propertyNames, pattern } };
}
