import { decodeHTMLStrict } from 'entities/lib/decode.js';
import { findMarkup } from '../../compose/fill';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import type { Run } from '../../manifest/run';
import { type PageRule, type Report, type SiteFacts, usesOf } from '../rule';

export const textIsNoHtml: PageRule = {
  id: 'text-is-no-html',
  what: 'Texts have the characters that visitors read, and no HTML.',
  severity: 'notice',
  scope: 'page',
  why: 'Visitors read &amp; and <br> letter for letter, in the tab of their browser and in search results, too.',
  wrong: '"heading": "Bed &amp; Breakfast<br>"',
  right: '"heading": "Bed & Breakfast"',
  check({ page, facts, report }) {
    for (const { isCopy, pointer, run } of usesOf(page, 'markup')) tell(run, isCopy, pointer, report);
    if (page === facts.shell) checkValues(facts, report);
  },
};

/** The texts that are filled into others, and those that the site says of itself. */
function checkValues({ site: { manifest } }: SiteFacts, report: Report): void {
  const texts: [Pointer, string][] = Object.entries(manifest.values ?? {}).map(([name, text = '']) => [
    memberPointer('/values', name),
    text,
  ]);
  texts.push(['/site/name', manifest.site.name], ['/site/description', manifest.site.description]);
  for (const [pointer, text] of texts) {
    for (const found of findMarkup(text)) tell({ text, ...found }, false, pointer, report, { isWritten: true });
  }
}

function tell(run: Run, isCopy: boolean, pointer: Pointer, report: Report, where: { isWritten?: true } = {}): void {
  const written = run.text.slice(run.start, run.end);
  const meant = written.startsWith('&') ? meantBy(written) : undefined;
  // What is no name of HTML is words.
  if (written.startsWith('&') && meant === undefined) return;
  const instead = meant === undefined ? insteadOf(run, isCopy) : quoted(meant, isCopy);
  const message = `Visitors read "${written}" letter for letter. ${meant === undefined ? remedy(written, isCopy) : sayMeant(meant)}`;
  const isNothing = `${run.text.slice(0, run.start)}${instead}${run.text.slice(run.end)}`.trim() === '';
  const fix = isNothing ? {} : { fix: JSON.stringify(instead).slice(1, -1) };
  report(pointer, message, { run, cause: `${isCopy} ${written} ${instead}`, ...where, ...fix });
}

/** Gives the characters that a reference of HTML stands for; nothing where it is none. */
function meantBy(reference: string): string | undefined {
  const meant = decodeHTMLStrict(reference);
  return meant === reference || /[\p{Cc}\uFFFD]/u.test(meant) ? undefined : meant;
}

/** Characters as they are written where some of them mean something. */
function quoted(characters: string, isCopy: boolean): string {
  const braced = characters.replaceAll(/[{}]/g, '$&$&');
  return isCopy ? braced.replaceAll(/[\\*[\]]/g, '\\$&') : braced;
}

const unseen: Record<string, string> = {
  '\u00A0': 'a space that keeps its words on one line (U+00A0)',
  '\u00AD': 'a soft hyphen (U+00AD), at which a word may be parted',
};

function sayMeant(meant: string): string {
  if (unseen[meant]) return `Write ${unseen[meant]}.`;
  return meant.trim() === '' || /^\p{Cf}+$/u.test(meant)
    ? 'Write the character itself, or a space.'
    : `Write "${meant}".`;
}

/** What is written in the place of a tag: in copy the mark that means the same, elsewhere its words alone. */
function insteadOf({ text, start, end }: Run, isCopy: boolean): string {
  const tag = text.slice(start, end);
  const [, words] = /^<a\s[^>]*>(.*)<\/a\s*>$/is.exec(tag) ?? [];
  if (words !== undefined) {
    const [, , address = ''] = /\shref\s*=\s*(["']?)([^"'\s>]+)\1/i.exec(tag) ?? [];
    return isCopy && address !== '' && words.trim() !== '' ? `[${words}](${address})` : words;
  }
  const name = nameOf(tag);
  if (isCopy && /^(b|strong)$/.test(name)) return '**';
  if (isCopy && /^(i|em)$/.test(name)) return '*';
  // One that opens stands mostly after another that has closed.
  const parts = /^<\/|^<[bh]r/i.test(tag) || !/[>\n]\s*$/.test(text.slice(0, start));
  if (!endsLine(name) || !parts) return '';
  if (text.slice(0, start).trim() === '' || text.slice(end).trim() === '') return '';
  return isCopy ? '\n\n' : ' ';
}

function remedy(tag: string, isCopy: boolean): string {
  const name = nameOf(tag);
  if (!isCopy) return endsLine(name) ? 'This text has one line: write a space.' : 'Leave it out.';
  if (name === 'a') return 'Write [words](address) for a link.';
  if (/^(b|strong)$/.test(name)) return 'Write **words** for bold ones.';
  if (/^(i|em)$/.test(name)) return 'Write *words* for slanted ones.';
  return endsLine(name) ? 'An empty line begins a new paragraph.' : 'Leave it out.';
}

function nameOf(tag: string): string {
  return /^<\/?([a-z][a-z\d]*)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
}

function endsLine(name: string): boolean {
  return /^(br|p|div|h[1-6]|hr|li|ul|ol|tr|table|blockquote|section|article|pre)$/.test(name);
}
