import { isObject } from '../../manifest/manifest';
import type { BlockRule } from '../rule';

export const surfaceHasItsPicture: BlockRule = {
  id: 'surface-has-its-picture',
  what: 'A block whose surface is picture names that in backdrop, and no other block names one.',
  severity: 'error',
  scope: 'block',
  why: 'Without a picture the block stands on plain ink, and a picture on any other surface is never shown.',
  wrong: '"surface": "picture"',
  right: '"surface": "picture", "backdrop": { "src": "uploads/harbour.jpg", "alt": "" }',
  check({ block: { surface, backdrop }, report }) {
    if (surface === 'picture' && backdrop === undefined) {
      report(
        '/surface',
        'This block is to stand on a picture and names none. Name it beside that, such as "backdrop": { "src": "uploads/harbour.jpg", "alt": "" }, or choose something else to stand on: "plain", "tinted", "accent", "second" or "ink".',
      );
    }
    if (surface !== 'picture' && isObject(backdrop)) {
      const ground = typeof surface === 'string' ? `"surface" is ${surface}` : 'it says no "surface"';
      report(
        '/backdrop',
        `This picture is never shown: the block stands on a picture where its "surface" is "picture", and ${ground}. Write "surface": "picture", or remove "backdrop".`,
      );
    }
  },
};
