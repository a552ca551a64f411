import { isObject, type JsonObject } from '../manifest';
import { remove, renameKey, set } from '../operations';
import type { Migration } from './migration';

/** The words that no page says any more. */
const unsaid = ['pageFailed', 'clearForm', 'formCleared'];

/**
 * Removes three words that no page says any more, and joins the text for one second and that for several to plural
 * forms of one word.
 */
export const wordsOfForms: Migration = {
  to: 2,
  says: 'Words of forms that no page says any more are taken out, and how long a form waits is one word, with a form for one second and one for several',
  edits(root) {
    const { words } = root;
    if (!isObject(words)) return root;
    const goneNames = unsaid.filter((name) => Object.hasOwn(words, name));
    const without = goneNames.reduce((site, name) => remove(site, `/words/${name}`) as JsonObject, root);
    return withFormOfOne(without, words);
  },
};

/** Writes the text for one second as a form of the word for all numbers. */
function withFormOfOne(root: JsonObject, { retryingInOneSecond: one, retryingIn: several }: JsonObject): JsonObject {
  if (one === undefined) return root;
  const old = '/words/retryingInOneSecond';
  // Where the word has its forms, the old text adds nothing; alone, it does not fit other numbers.
  if (typeof several !== 'string') return remove(root, old) as JsonObject;
  const forms = { one, other: several };
  return renameKey(set(remove(root, '/words/retryingIn'), old, forms), old, 'retryingIn') as JsonObject;
}
