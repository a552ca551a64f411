import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { type GatheredAssets, readAssets } from '../../src/frame/read-assets';
import type { Json } from '../../src/manifest/manifest';
import { applyEdit, applySlip, type RandomEdit, type RandomSlip, randomEdit, randomSlip } from '../checks/random-edit';
import { applyToken, type RandomToken, randomToken } from '../checks/random-token';
import { examplesText } from '../examples';
import { mergeTexts } from './merge-texts';

/** A site that is edited at random. */
export interface EditableSite {
  name: string;
  /** Its site.json, laid out so that every value has a line. */
  text: string;
  gathered: GatheredAssets;
}

/**
 * What happens to one of the sites: changes of its structure first; then what somebody else has changed meanwhile is
 * merged, be it to the end or not; then come changes of its tokens and of its bytes.
 */
export interface SiteEdit {
  site: string;
  changes: RandomEdit[];
  theirs: RandomEdit[];
  /** What becomes of each difference between the two versions, by numbers that are taken over and over. */
  ways: number[];
  tokens: RandomToken[];
  slips: RandomSlip[];
}

/** The site of this project, those of the fixtures, and one with every example of every block. */
export function editableSites(root: string): EditableSite[] {
  const files = ['agency', 'werkstatt', 'tajlid', 'kajak', 'contact-form'].map(
    (name) => `tests/fixtures/${name}/site.json`,
  );
  const written = ['site.json', ...files].map((name) => {
    const file = join(root, name);
    return { name, text: readFileSync(file, 'utf8'), folder: dirname(file) };
  });
  const examples = { name: 'examples', text: examplesText(), folder: join(root, 'src/catalogue') };
  return [...written, examples].map(({ name, text, folder }) => ({
    name,
    text: JSON.stringify(JSON.parse(text), null, 2),
    gathered: readAssets(folder),
  }));
}

/** Any edit of some sites; most leave a text that is JSON, so that what comes after the parser is tried too. */
export function anyEditOf(sites: EditableSite[]): fc.Arbitrary<SiteEdit> {
  const none = <Edit>(): fc.Arbitrary<Edit[]> => fc.constant([]);
  return fc.record({
    site: fc.constantFrom(...sites.map(({ name }) => name)),
    changes: fc.oneof(
      { weight: 6, arbitrary: fc.array(randomEdit, { minLength: 1, maxLength: 1 }) },
      { weight: 2, arbitrary: fc.array(randomEdit, { minLength: 2, maxLength: 4 }) },
      { weight: 1, arbitrary: none<RandomEdit>() },
    ),
    theirs: fc.oneof(
      { weight: 7, arbitrary: none<RandomEdit>() },
      { weight: 1, arbitrary: fc.array(randomEdit, { minLength: 1, maxLength: 3 }) },
    ),
    ways: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
    tokens: fc.oneof(
      { weight: 7, arbitrary: none<RandomToken>() },
      { weight: 1, arbitrary: fc.array(randomToken, { minLength: 1, maxLength: 2 }) },
    ),
    slips: fc.oneof(
      { weight: 7, arbitrary: none<RandomSlip>() },
      { weight: 1, arbitrary: fc.array(randomSlip, { minLength: 1, maxLength: 2 }) },
    ),
  });
}

/** The text of a site after an edit. */
export function editedText(text: string, { changes, theirs, ways, tokens, slips }: SiteEdit): string {
  const mine = changedText(text, changes);
  const merged = theirs.length === 0 ? mine : mergeTexts(mine, changedText(text, theirs), ways);
  return slips.reduce(applySlip, tokens.reduce(applyToken, merged));
}

function changedText(text: string, changes: RandomEdit[]): string {
  const document: Json = JSON.parse(text);
  for (const change of changes) applyEdit(document, change);
  return JSON.stringify(document, null, 2);
}
