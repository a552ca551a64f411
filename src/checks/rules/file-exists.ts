import { endingOf, fileKinds } from '../../addresses/file-kinds';
import type { Assets } from '../../compose/assets';
import { behindLink } from '../behind-link';
import { declaredValues } from '../declared-values';
import { limitedHints } from '../hints';
import { isUnfilled, type PageRule, usesOf } from '../rule';
import { meaning, nearestName, sayChoices } from '../spelling';

export const fileExists: PageRule = {
  id: 'file-exists',
  what: 'A file to which a link leads is in the uploads folder, and of a kind that may be published as it is.',
  severity: 'error',
  scope: 'page',
  why: 'Where the file is missing the link leads nowhere; an HTML file would run with the rights of the site.',
  wrong: '"to": "uploads/price-lst.pdf"',
  right: '"to": "uploads/price-list.pdf"',
  check({ page, facts, report }) {
    const { files, pictures } = facts.site.assets;
    const uses = usesOf(page, 'file').filter((use) => !isUnfilled(page, use, facts));
    const shown = uses.map(({ name, pointer, run }) => ({ name, pointer, ...(run && { run }) }));
    for (const { name, pointer, ...details } of [...declaredValues(page, facts, 'file'), ...shown]) {
      if (Object.hasOwn(files, name)) continue;
      const linked = behindLink(name, facts.site.assets);
      const ofKind =
        linked === undefined ? kindProblem(name, pictures) : `The file "${name}" cannot be used: ${linked}`;
      const names = (): string[] => Object.keys(files);
      const find = (): Hint => ({ words: hintFor(name, names()), meant: fileMeant(name, names()) });
      const { words, meant: nearest } = hintOf(facts, name, find) ?? { words: putIntoFolder };
      const message = ofKind ?? `There is no file "${name}". ${words}`;
      report(pointer, message, { cause: name, ...details, ...(ofKind === undefined && meaning(name, nearest)) });
    }
  },
};

const kinds = Object.keys(fileKinds)
  .map((ending) => ending.slice(1).toUpperCase())
  .join(', ');

/** Says why a file of this kind cannot be published; undefined where it can. */
function kindProblem(name: string, pictures: Assets['pictures']): string | undefined {
  const ending = endingOf(name);
  if (Object.hasOwn(fileKinds, ending)) return undefined;
  if (Object.hasOwn(pictures, name)) {
    return `"${name}" is a picture. Show it on a page with "picture"; to let visitors save it, put it into a ZIP or a PDF.`;
  }
  if (ending === '')
    return `The link "${name}" does not say what kind of file it means. Write its whole name: uploads/price-list.pdf.`;
  const kind = ending.slice(1).toUpperCase();
  const unsafe = /^(X?HTML?|SVGZ?|XML|JS)$/.test(kind) ? ', for it could act in the name of this site' : '';
  return `${kind} is no kind of file that is published${unsafe}. Save "${name}" as PDF or put it into a ZIP. These are published: ${kinds}.`;
}

const putIntoFolder = 'Put it into the folder "uploads" beside site.json.';

/** A hint to a name, with the file that was probably meant. */
interface Hint {
  words: string;
  meant?: string | undefined;
}

const hintOf = limitedHints<Hint>();

/**
 * Words a hint: the file that was probably meant, or how the file gets there. Capital letters are confused most often.
 */
function hintFor(name: string, names: string[]): string {
  const nearest = fileMeant(name, names);
  if (nearest === undefined) return sayChoices(name, names, putIntoFolder);
  const isCase = nearest.toLowerCase() === name.toLowerCase();
  return `Did you mean "${nearest}"?${isCase ? ' Capital and small letters count.' : ''}`;
}

function fileMeant(name: string, names: string[]): string | undefined {
  const file = name.slice(name.lastIndexOf('/'));
  return (
    names.find((one) => one.toLowerCase() === name.toLowerCase()) ??
    names.find((one) => one.endsWith(file)) ??
    nearestName(name, names)
  );
}
