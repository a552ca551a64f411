import type { Tell } from '../tell';
import { plausible } from './plausible';

/**
 * Tells Plausible of a visit, as its Events API documents it (https://plausible.io/docs/events-api). The JSON goes out
 * as plain text: for any other type, a browser would first ask whether it may send it.
 */
export const tellPlausible: Tell = async (analytics, { url, referrer }) => {
  await fetch(plausible.address(analytics), {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ name: 'pageview', domain: analytics.domain, url, ...(referrer && { referrer }) }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
};
