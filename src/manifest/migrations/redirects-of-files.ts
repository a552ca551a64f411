import { isObject, type Json, type JsonObject } from '../manifest';
import { remove } from '../operations';
import type { Migration } from './migration';

/**
 * Takes out redirects from `/a.html` to `/a`: hosts lead there by themselves, and some would go in a circle.
 */
export const redirectsOfFiles: Migration = {
  to: 3,
  says: 'Redirects from a page with .html at its end to the same page are taken out: hosts lead there by themselves',
  edits(root) {
    const { redirects } = root;
    if (!Array.isArray(redirects)) return root;
    const places = redirects.flatMap((one, index) => (isOfFile(one) ? [`/redirects/${index}`] : []));
    // The last first, so that the places of the others stay.
    return places.reverse().reduce<JsonObject>(remove, root);
  },
};

function isOfFile(redirect: Json): boolean {
  return isObject(redirect) && typeof redirect.to === 'string' && redirect.from === `${redirect.to}.html`;
}
