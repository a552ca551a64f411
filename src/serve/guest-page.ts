import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';

const styles =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-inline-size:28rem;margin:2rem auto;padding-inline:1rem}input,button{font:inherit;padding:.5rem;margin-block:.5rem;min-block-size:2.75rem;box-sizing:border-box}input{inline-size:100%}';

const styleHash = createHash('sha256').update(styles).digest('base64');

/** The headers of every page for guests: it runs nothing, and no other page may frame it. */
export const guestPageHeaders: OutgoingHttpHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'referrer-policy': 'same-origin',
};

/** Writes the page that asks a guest for the code, with what was wrong with the last one, if anything was. */
export function codePage(wrong: string | undefined): string {
  return page(
    'The code, please',
    `${wrong === undefined ? '' : `<p role="alert"><strong>${wrong}</strong></p>`}<form method="post"><label for="code">The code that the window shows in which <code>npm start</code> runs</label><input id="code" name="code" required autofocus autocomplete="off" autocapitalize="characters" spellcheck="false"${wrong === undefined ? '' : ' aria-invalid="true"'}><button>Open the editor</button></form>`,
  );
}

/** Writes a page that says something to a guest, and nothing else. */
export function guestPage(title: string, words: string): string {
  return page(title, `<p>${words}</p>`);
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${styles}</style><h1>${title}</h1>${content}</html>`;
}
