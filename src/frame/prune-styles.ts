/** An attribute of the root element that a look decides, as minified selectors ask for it. */
const condition = /\[data-(?<name>button|card|header|hero|ornament)="?(?<value>[a-z]+)"?\]/g;

/** Leaves out of minified styles the rules that hold under other values of the root element's attributes. */
export function pruneStyles(css: string, attributes: Record<string, string>): string {
  let kept = '';
  for (let start = 0; start < css.length; ) {
    const open = css.indexOf('{', start);
    const end = css.indexOf(';', start);
    // A statement such as @layer, or what follows the last rule.
    if (open < 0 || (end >= 0 && end < open)) {
      const after = end < 0 ? css.length : end + 1;
      kept += css.slice(start, after);
      start = after;
      continue;
    }
    const close = closingBrace(css, open);
    kept += pruneRule(css.slice(start, open), css.slice(open + 1, close), attributes);
    start = close + 1;
  }
  return kept;
}

function pruneRule(prelude: string, body: string, attributes: Record<string, string>): string {
  if (/^\s*@(media|layer|supports|container)/.test(prelude)) {
    const inner = pruneStyles(body, attributes);
    return inner.trim() && `${prelude}{${inner}}`;
  }
  if (prelude.includes('@')) return `${prelude}{${body}}`;
  const selectors = splitSelectors(prelude).filter((selector) => canHold(selector, attributes));
  return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : '';
}

/** Whether all that a selector asks of the root element is so; of what stands in brackets nothing is known. */
function canHold(selector: string, attributes: Record<string, string>): boolean {
  const plain = selector.replace(/:(is|not|has)\([^()]*\)/g, '');
  return [...plain.matchAll(condition)].every(({ groups }) => attributes[`data-${groups?.name}`] === groups?.value);
}

/** The selectors of a list; a comma within brackets parts nothing. */
function splitSelectors(list: string): string[] {
  return list.split(/,(?![^(]*\))/);
}

function closingBrace(css: string, open: number): number {
  let depth = 1;
  let at = open;
  while (depth > 0 && ++at < css.length) {
    if (css[at] === '{') depth++;
    if (css[at] === '}') depth--;
  }
  return at;
}
