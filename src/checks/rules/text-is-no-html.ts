import { decodeHTMLStrict } from 'entities/lib/decode.js';
import { findMarkup } from '../../compose/fill';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import type { Run } from '../../manifest/run';
import { asCopy } from '../../manifest/spans';
import { type CopyKind, heldMarks, type LineMark } from '../../manifest/visit-copy';
import { type FactsAround, type LonePageRule, type Report, usesOf } from '../rule';

export const textIsNoHtml: LonePageRule = {
  id: 'text-is-no-html',
  what: 'Texts have the characters that visitors read, and no HTML.',
  severity: 'notice',
  scope: 'page',
  readsTexts: [],
  why: 'Visitors read &amp; and <br> letter for letter, in the tab of their browser and in search results, too.',
  wrong: '"heading": "Bed &amp; Breakfast<br>"',
  right: '"heading": "Bed & Breakfast"',
  check({ page, facts, report }) {
    for (const { copy, pointer, run } of usesOf(page, 'markup')) tell(run, copy, pointer, report);
    if (page === facts.shell) checkValues(facts, report);
  },
};

/** Reports HTML in the values and in the name and the description of the site, which are written where they stand. */
function checkValues({ site: { manifest } }: FactsAround, report: Report): void {
  const texts: [Pointer, string][] = Object.entries(manifest.values ?? {}).map(([name, text = '']) => [
    memberPointer('/values', name),
    text,
  ]);
  texts.push(['/site/name', manifest.site.name], ['/site/description', manifest.site.description]);
  for (const [pointer, text] of texts) {
    for (const found of findMarkup(text)) tell({ text, ...found }, undefined, pointer, report, { isWritten: true });
  }
}

function tell(
  run: Run,
  copy: CopyKind | undefined,
  pointer: Pointer,
  report: Report,
  where: { isWritten?: true } = {},
): void {
  const written = run.text.slice(run.start, run.end);
  const character = written.startsWith('&') ? meantBy(written) : undefined;
  // What is no name of HTML is words.
  if (written.startsWith('&') && character === undefined) return;
  const instead = character === undefined ? insteadOf(run, copy) : quoted(character, copy);
  const message = `Visitors read "${written}" letter for letter. ${character === undefined ? remedy(run, copy) : sayMeant(character)}`;
  const isNothing = `${run.text.slice(0, run.start)}${instead}${run.text.slice(run.end)}`.trim() === '';
  const fix = isNothing ? {} : { fix: JSON.stringify(instead).slice(1, -1) };
  report(pointer, message, { run, cause: `${copy} ${written} ${instead}`, ...where, ...fix });
}

/** Gives the characters that a reference of HTML stands for; nothing where it is none. */
function meantBy(reference: string): string | undefined {
  const character = decodeHTMLStrict(reference);
  return character === reference || /[\p{Cc}\uFFFD]/u.test(character) ? undefined : character;
}

/** Characters as they are written where some of them mean something. */
function quoted(characters: string, copy: CopyKind | undefined): string {
  return copy ? asCopy(characters, copy) : characters.replaceAll(/[{}]/g, '$&$&');
}

const unseen: Record<string, string> = {
  '\u00A0': 'a space that keeps its words on one line (U+00A0)',
  '\u00AD': 'a soft hyphen (U+00AD), at which a word may be parted',
};

function sayMeant(character: string): string {
  if (unseen[character]) return `Write ${unseen[character]}.`;
  return character.trim() === '' || /^\p{Cf}+$/u.test(character)
    ? 'Write the character itself, or a space.'
    : `Write "${character}".`;
}

/** Gives what to write in the place of a tag: in copy the mark that means the same, elsewhere only its words. */
function insteadOf(run: Run, copy: CopyKind | undefined): string {
  const { text, start, end } = run;
  const tag = text.slice(start, end);
  const [, words] = /^<a\s[^>]*>(.*)<\/a\s*>$/is.exec(tag) ?? [];
  if (words !== undefined) {
    const [, , address = ''] = /\shref\s*=\s*(["']?)([^"'\s>]+)\1/i.exec(tag) ?? [];
    return copy && address !== '' && words.trim() !== '' ? `[${words}](${address})` : words;
  }
  const name = nameOf(tag);
  if (copy && /^(b|strong)$/.test(name)) return '**';
  if (copy && /^(i|em)$/.test(name)) return '*';
  // One that opens stands mostly after another that has closed.
  const parts = /^<\/|^<[bh]r/i.test(tag) || !/[>\n]\s*$/.test(text.slice(0, start));
  const sign = lineSign(run, copy);
  if (name === 'li' && sign !== undefined) {
    const beginsLine = sign === '' || /(?:^|\n|<[ou]l\b[^<>]*>)\s*$/i.test(text.slice(0, start));
    return beginsLine ? sign : `\n${sign}`;
  }
  if (!endsLine(name) || !parts) return sign ?? '';
  if (text.slice(0, start).trim() === '' || text.slice(end).trim() === '') return sign ?? '';
  return copy ? `\n\n${sign ?? ''}` : ' ';
}

/**
 * Gives the line mark that a tag stands for in copy: an empty text for the end of an item, undefined where copy of the
 * kind has no such mark.
 */
function lineSign({ text, start, end }: Run, copy: CopyKind | undefined): string | undefined {
  const tag = text.slice(start, end);
  const mark = lineMarkOf(nameOf(tag));
  if (!copy || !mark || !heldMarks[copy].includes(mark)) return undefined;
  if (tag.startsWith('</')) return mark === 'bullet' ? '' : undefined;
  if (mark !== 'bullet') return mark === 'heading' ? '## ' : '> ';
  const before = text.slice(0, start).toLowerCase();
  const list = before.lastIndexOf('<ol');
  return list <= before.lastIndexOf('<ul') ? '- ' : `${before.slice(list).split('<li').length}. `;
}

function lineMarkOf(name: string): LineMark | undefined {
  if (name === 'li') return 'bullet';
  if (name === 'blockquote') return 'quotation';
  return /^h[1-6]$/.test(name) ? 'heading' : undefined;
}

function remedy(run: Run, copy: CopyKind | undefined): string {
  const tag = run.text.slice(run.start, run.end);
  const name = nameOf(tag);
  const sign = lineSign(run, copy)?.trim();
  if (!copy) return endsLine(name) ? 'This text has one line: write a space.' : 'Leave it out.';
  if (sign) return `Begin a line with ${sign} for it.`;
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
