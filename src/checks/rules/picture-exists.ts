import type { Assets } from '../../compose/assets';
import { ownMember } from '../../manifest/manifest';
import { type Message, worded } from '../../manifest/message';
import { artworkFolder, askedArtwork } from '../artwork-path';
import { behindLink } from '../behind-link';
import { type DeclaredValue, declaredValues } from '../declared-values';
import { limitedHints } from '../hints';
import type { ReportDetails } from '../problem';
import { isUnfilled, type PageRule, usesOf } from '../rule';
import { meaning, nearestName, suggestion } from '../spelling';

export const pictureExists: PageRule = {
  id: 'picture-exists',
  what: 'A picture must be a readable file in the uploads folder.',
  severity: 'error',
  scope: 'page',
  why: 'Where the file is missing or damaged the visitor sees an empty frame.',
  wrong: '"src": "uploads/tem.jpg"',
  right: '"src": "uploads/team.jpg"',
  check({ page, facts, report }) {
    const { pictures } = facts.site.assets;
    const reportOf = ({ name, pointer }: DeclaredValue, details: ReportDetails): void => {
      const file = ownMember(pictures, name);
      const linked = behindLink(name, facts.site.assets);
      if (linked !== undefined) report(pointer, `The picture "${name}" cannot be used: ${linked}`, details);
      else if (!file) {
        const find = (): Hint => ({ words: hintFor(name, pictures), meant: pictureMeant(name, pictures) });
        const { words, meant: nearest } = hintOf(facts, name, find) ?? { words: putIntoFolder };
        report(pointer, worded`There is no picture "${name}". ${words}`, { ...details, ...meaning(name, nearest) });
      } else if ('problem' in file) {
        report(pointer, `The picture "${name}" cannot be used: ${file.problem}`, details);
      }
    };
    for (const { name, pointer, ...details } of declaredValues(page, facts, 'picture'))
      reportOf({ name, pointer }, { cause: name, ...details });
    for (const use of usesOf(page, 'picture')) {
      if (!isUnfilled(page, use, facts)) reportOf(use, { cause: use.name });
    }
  },
};

const putIntoFolder = 'Put it into the folder "uploads" beside site.json.';

/** A hint to a name, with the picture that was probably meant. */
interface Hint {
  words: Message;
  meant?: string | undefined;
}

const hintOf = limitedHints<Hint>();

/**
 * Words a hint: the picture that was probably meant, or how it gets there. Its folder and its ending are forgotten most
 * often.
 */
function hintFor(name: string, pictures: Assets['pictures']): Message {
  const names = Object.keys(pictures);
  const alike = names.find((one) => bareName(one) === bareName(name));
  if (alike !== undefined) return alikeHint(name, alike, pictures[alike]);
  const elsewhere = names.find((one) => one.endsWith(`/${name}`));
  if (elsewhere !== undefined) return `Did you mean "${elsewhere}"?`;
  if (name.startsWith(artworkFolder)) {
    const artwork = askedArtwork(name);
    return 'problem' in artwork
      ? artwork.problem
      : worded`It is not drawn yet${{
          inTerminal: ': npm run artwork draws it.',
          inEditor: '. Choose another picture, or add one of your own.',
        }}${drawnHint(name, names)}`;
  }
  return suggestion(name, names, putIntoFolder);
}

/** Gives the picture that was probably meant, where one alone was and can be shown. */
function pictureMeant(name: string, pictures: Assets['pictures']): string | undefined {
  const names = Object.keys(pictures);
  const alike = names.find((one) => bareName(one) === bareName(name)) ?? names.find((one) => one.endsWith(`/${name}`));
  const nearest = alike ?? (name.startsWith(artworkFolder) ? undefined : nearestName(name, names));
  const file = nearest === undefined ? undefined : pictures[nearest];
  return file && !('problem' in file) ? nearest : undefined;
}

/** Words the hint to a drawing of the same shape and motif that exists under a similar name. */
function drawnHint(name: string, names: string[]): string {
  const [, folder = '', own = '', rest = ''] = drawingParts.exec(name) ?? [];
  const siblings = names.flatMap((one) => {
    const [, itsFolder, itsOwn = '', itsRest] = drawingParts.exec(one) ?? [];
    return itsFolder === folder && itsRest === rest ? [itsOwn] : [];
  });
  const nearest = nearestName(own, siblings);
  return nearest === undefined ? '' : ` Or did you mean "${folder}${nearest}${rest}"?`;
}

const drawingParts = /^(.*\/)([^/.]*)([^/]*)$/;

/** Gives a name without its ending, whatever letters are capital. */
function bareName(name: string): string {
  return name.replace(/\.[^./]*$/, '').toLowerCase();
}

/** Words the hint to a picture that differs from the name by its ending or its capital letters alone. */
function alikeHint(name: string, alike: string, file: Assets['pictures'][string] | undefined): string {
  if (file && 'problem' in file) return `There is "${alike}", but ${file.problem}`;
  const isCase = alike.toLowerCase() === name.toLowerCase();
  return `Did you mean "${alike}"? ${isCase ? 'Capital and small letters count.' : 'The ending is part of the name.'}`;
}
