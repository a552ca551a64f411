/** Where a string or a comment stands, or a block of styles begins, ends, or is none. */
const marks = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[\s\S]*?\*\/|[{};]/g;

/** What is known of the markup of a site. */
export interface Drawn {
  /** The values that attributes have, by their names; of others nothing is known. */
  attributes: Record<string, string[]>;
  /** The classes that nothing has. */
  unused: Set<string>;
}

const groups = /^\s*@(layer|media|supports)\b/;
const alternatives = /:(?:is|not)\((?:[^()]|\([^()]*\))*\)/g;

/**
 * Styles without the rules that draw nothing on a site: those under an attribute that has another value on it, or
 * others, such as [data-card="ruled"] where cards are tickets, those under a class that nothing has, and motion that
 * no rule is left to ask for.
 */
export function stylesOfTheme(css: string, drawn: Drawn): string {
  const kept = rulesOfTheme(withoutComments(css), drawn);
  return kept.replace(motion, (rule, name: string) => (isAskedFor(name, kept) ? rule : ''));
}

/** A comma within a comment would part it: styles that are served while they are edited have theirs. */
function withoutComments(css: string): string {
  return css.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[\s\S]*?\*\//g, (part) =>
    part.startsWith('/*') ? '' : part,
  );
}

const motion = /@keyframes ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g;

function isAskedFor(name: string, css: string): boolean {
  return new RegExp(`animation(?:-name)?:[^;}]*(?<![\\w-])${name}(?![\\w-])`).test(css);
}

function rulesOfTheme(css: string, drawn: Drawn): string {
  let kept = '';
  let start = 0;
  let open = 0;
  let depth = 0;
  for (const { 0: mark, index } of css.matchAll(marks)) {
    if (mark === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (mark === '}') {
      depth -= 1;
      if (depth > 0) continue;
      kept += ruleOfTheme(css.slice(start, open), css.slice(open + 1, index), drawn);
      start = index + 1;
    } else if (mark === ';' && depth === 0) {
      kept += css.slice(start, index + 1);
      start = index + 1;
    }
  }
  return kept + css.slice(start);
}

function ruleOfTheme(prelude: string, body: string, drawn: Drawn): string {
  if (groups.test(prelude)) {
    const inside = rulesOfTheme(body, drawn);
    return inside.trim() === '' ? '' : `${prelude}{${inside}}`;
  }
  if (/^\s*@/.test(prelude)) return `${prelude}{${body}}`;
  const selectors = selectorsIn(prelude).filter((selector) => canMatch(selector, drawn));
  return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : '';
}

/** The selectors of a list, at the commas that stand in no brackets. */
function selectorsIn(list: string): string[] {
  const selectors: string[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: mark, index } of list.matchAll(/[(),]/g)) {
    if (mark === ',' && depth === 0) {
      selectors.push(list.slice(start, index));
      start = index + 1;
    } else if (mark !== ',') depth += mark === '(' ? 1 : -1;
  }
  return [...selectors, list.slice(start)];
}

/** Whether a selector asks for no other value of an attribute and for no class that nothing has; of what it only allows for, nothing is known. */
function canMatch(selector: string, { attributes, unused }: Drawn): boolean {
  const asked = selector.replace(alternatives, '');
  return (
    [...asked.matchAll(/\[(dir|data-\w+)="?([\w-]+)"?\]/g)].every(
      ([, name = '', value = '']) => attributes[name]?.includes(value) ?? true,
    ) && [...asked.matchAll(/\.([a-z][\w-]*)/gi)].every(([, name = '']) => !unused.has(name))
  );
}
