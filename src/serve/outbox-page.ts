import { faults, type ServiceFault } from './outbox-faults';
import type { OutboxMessage } from './outbox-messages';

/** The headers of the page of the outbox: no other page may frame it, so that nobody presses its buttons unawares. */
export const outboxPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};

/** Writes the page that shows what has arrived, and lets its reader choose a fault. */
export function outboxPage(messages: OutboxMessage[], fault: ServiceFault | undefined): string {
  const articles = messages.map(({ time, fields }) => {
    const rows = fields.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
    return `<article><h2><time>${escapeHtml(time)}</time></h2><dl>${rows.join('')}</dl></article>`;
  });
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>Outbox</title><h1>Outbox</h1>',
    '<p>Forms sent on this machine arrive here. Nothing has left it. Reload to see what is new.</p>',
    ...(articles.length > 0 ? articles : ['<p>Nothing has been sent yet.</p>']),
    '<h2>What the next forms meet</h2><form method="post"><ul>',
    choice('', 'They arrive', !fault),
    ...faults.map(({ name, text }) => choice(name, `${name}: ${text}`, name === fault?.name)),
    '</ul></form></html>',
  ].join('\n');
}

function choice(name: string, words: string, isChosen: boolean): string {
  const label = isChosen ? `<strong>${escapeHtml(words)}</strong>` : escapeHtml(words);
  return `<li><button name="fail" value="${name}" aria-pressed="${isChosen}">${label}</button></li>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
