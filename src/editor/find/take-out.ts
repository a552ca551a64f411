import { readSpans } from '../../manifest/spans';
import type { CopyKind } from '../../manifest/visit-copy';

/**
 * Joins the text before and after removed words. `Call ` and ` now` are `Call now`: one blank stays, and none at an end
 * of the text or before a closing mark. In copy, `Call **` and `** now` are that, too: marks and lines without words go.
 */
export function takeOut(before: string, after: string, copy: CopyKind | undefined): string {
  const marks = copy && emptiedMarks(before, after);
  if (marks) return takeOut(before.slice(0, -marks.opening.length), after.slice(marks.closing.length), copy);
  const lineMark = emptiedLine(before, after, copy);
  if (lineMark) return withoutLine(before.slice(0, lineMark.start), after, lineMark.number);
  const isBlankBefore = /(^|\s)$/.test(before);
  const isEndAfter = /^ *($|\n)|^([,.;:!?…)]|\]\(|\*+($|[\s,.;:!?…)]))/.test(after);
  return (isEndAfter ? before.replace(/ +$/, '') : before) + (isBlankBefore ? after.replace(/^ +/, '') : after);
}

/** Gives the marks around removed words that mark nothing else: `**` and `**`, `[` and `](/guide)`. */
function emptiedMarks(before: string, after: string): { opening: string; closing: string } | undefined {
  const [opening] = /\*\*?$|\[$/.exec(before) ?? [];
  const [closing] = (opening === '[' ? /^\]\([^()]*\)/ : /^\*\*?/).exec(after) ?? [];
  if (opening === undefined || closing === undefined) return undefined;
  return opening === '[' || opening === closing ? { opening, closing } : undefined;
}

/** Gives the mark of the line, such as `- ` or `2. `, that removed words leave with nothing behind it. */
function emptiedLine(before: string, after: string, copy: CopyKind | undefined) {
  if (!/^[^\S\n]*(?:$|\n)/.test(after)) return undefined;
  // A letter in the place of the words: with nothing behind it, the mark would be none.
  const mark = readSpans(`${before}x`, copy).at(-2);
  return mark?.kind === 'line' ? mark : undefined;
}

/**
 * Joins what stood before and after a line. Where it was an item of a numbered list, with the number `number`, the items
 * after it count on from there.
 */
function withoutLine(before: string, after: string, number: number): string {
  const [start, rest] = [before.trimEnd(), renumbered(after.trimStart(), number)];
  if (start === '' || rest === '') return start + rest;
  const [blanksBefore, blanksAfter] = [
    before.slice(start.length),
    after.slice(0, after.length - after.trimStart().length),
  ];
  return start + (blanksBefore.length < blanksAfter.length ? blanksAfter : blanksBefore) + rest;
}

/** Gives a text in which the items of the numbered list that it begins with count from `number` on; 0 for no list. */
function renumbered(text: string, number: number): string {
  let next = number > 0 ? number : Number.NaN;
  return text
    .split('\n')
    .map((line) => {
      const [sign, blanks = '', digits] = /^(\s*)(\d+)(?=[.)]\s)/.exec(line) ?? [];
      if (sign !== undefined && Number(digits) === next + 1) return `${blanks}${next++}${line.slice(sign.length)}`;
      // Any other line that is not indented ends the list.
      if (/^\S/.test(line)) next = Number.NaN;
      return line;
    })
    .join('\n');
}
