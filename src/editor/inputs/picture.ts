import { isObject } from '../../manifest/manifest';
import type { InputKind } from './input-kind';
import { fieldTaken } from './taken';

/** A picture of the uploads, or an emoji in its place. */
export const picture: InputKind<'picture'> = {
  from: ({ definition }) =>
    definition === 'picture' || definition === 'image'
      ? { kind: 'picture', hasEmoji: definition === 'image' }
      : undefined,
  empty: () => ({ src: '', alt: '' }),
  holds: (value) => isObject(value) || typeof value === 'string',
  inText: { of: 'text', takes: (text) => text.includes('{') && fieldTaken(text) === undefined },
  *texts(value, _, place) {
    if (isObject(value) && typeof value.alt === 'string') yield { place: `${place}/alt`, text: value.alt };
  },
};
