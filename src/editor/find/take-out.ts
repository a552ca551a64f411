import { readSpans } from '../../manifest/spans';
import type { CopyKind } from '../../manifest/visit-copy';

/**
 * Joins the text before and after removed words. `Call ` and ` now` are `Call now`: one blank stays, and none at an end
 * of the text or before a closing mark. In copy, `Call **` and `** now` are that, too: marks and lines without words go.
 */
export function takeOut(before: string, after: string, copy: CopyKind | undefined): string {
  const [opening = ''] = (copy && /\*\*?$|\[$/.exec(before)) || [];
  const [closing] = (opening === '[' ? /^\]\([^()]*\)/ : /^\*\*?/).exec(after) ?? [];
  if (opening !== '' && closing !== undefined && (opening === '[' || closing === opening))
    return takeOut(before.slice(0, -opening.length), after.slice(closing.length), copy);
  const line = /^[^\S\n]*(?:$|\n)/.test(after) ? readSpans(`${before}x`, copy).at(-2) : undefined;
  if (line?.kind === 'line') return withoutLine(before.slice(0, line.start), after, line.number);
  const rest = /(^|\s)$/.test(before) ? after.replace(/^ +/, '') : after;
  const isEnd = /^ *($|\n)|^([,.;:!?…)]|\]\(|\*+($|[\s,.;:!?…)]))/.test(after);
  return (isEnd ? before.replace(/ +$/, '') : before) + rest;
}

/** Joins what stood before and after a line; the items of a numbered list that came after it count on from there. */
function withoutLine(before: string, after: string, number: number): string {
  let next = number > 0 ? number : Number.NaN;
  const lines = after
    .trimStart()
    .split('\n')
    .map((line) => {
      const [sign, blanks = '', digits] = /^(\s*)(\d+)(?=[.)]\s)/.exec(line) ?? [];
      if (sign === undefined || Number(digits) !== next + 1) {
        if (/^\S/.test(line)) next = Number.NaN;
        return line;
      }
      return `${blanks}${next++}${line.slice(sign.length)}`;
    });
  const [start, rest] = [before.trimEnd(), lines.join('\n')];
  const [above, below] = [before.slice(start.length), after.slice(0, after.length - after.trimStart().length)];
  if (start === '' || rest === '') return start + rest;
  return start + (above.length < below.length ? below : above) + rest;
}
