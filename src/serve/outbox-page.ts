import { type Fault, faults } from './outbox-faults';
import type { Message } from './outbox-messages';

/** The page that shows what has arrived, and lets its reader choose what goes wrong. */
export function outboxPage(messages: Message[], fault: Fault | undefined): string {
  const articles = messages.map(({ time, fields }) => {
    const rows = fields.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
    return `<article><h2><time>${escapeHtml(time)}</time></h2><dl>${rows.join('')}</dl></article>`;
  });
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>Outbox</title><h1>Outbox</h1>',
    '<p>Forms sent on this machine arrive here. Nothing has left it. Reload to see what is new.</p>',
    ...(articles.length > 0 ? articles : ['<p>Nothing has been sent yet.</p>']),
    '<h2>What the next forms meet</h2><ul>',
    choice('', 'They arrive', !fault),
    ...faults.map(({ name, text }) => choice(name, `${name}: ${text}`, name === fault?.name)),
    '</ul></html>',
  ].join('\n');
}

function choice(name: string, words: string, isChosen: boolean): string {
  const link = `<a href="?fail=${name}">${escapeHtml(words)}</a>`;
  return `<li>${isChosen ? `<strong>${link}</strong>` : link}</li>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
