/** Strings, comments, and the signs at which a block of styles begins or ends. */
const marks = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[\s\S]*?\*\/|[{};]/g;

/** The known facts of the markup of a site. */
export interface SiteMarkup {
  /** The values of attributes, by their names; others may have any. */
  attributes: Record<string, string[]>;
  /** The classes that no element has. */
  unused: Set<string>;
}

const groups = /^\s*@(layer|media|supports)\b/;
const alternatives = /:(?:is|not)\((?:[^()]|\([^()]*\))*\)/g;

/**
 * Gives styles without the rules that no page of a site uses: those under an attribute with another value, such as
 * [data-card="ruled"] where cards are tickets, those under a class that no element has, and keyframes that no rule
 * names.
 */
export function stylesOfTheme(css: string, drawn: SiteMarkup): string {
  const themeRules = rulesOfTheme(withoutComments(css), drawn);
  return themeRules.replace(motion, (rule, name: string) => (isAskedFor(name, themeRules) ? rule : ''));
}

/** Removes comments, in which a comma would split a selector. */
function withoutComments(css: string): string {
  return css.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[\s\S]*?\*\//g, (part) =>
    part.startsWith('/*') ? '' : part,
  );
}

const motion = /@keyframes ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g;

function isAskedFor(name: string, css: string): boolean {
  return new RegExp(`animation(?:-name)?:[^;}]*(?<![\\w-])${name}(?![\\w-])`).test(css);
}

function rulesOfTheme(css: string, drawn: SiteMarkup): string {
  let keptRules = '';
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
      keptRules += ruleOfTheme(css.slice(start, open), css.slice(open + 1, index), drawn);
      start = index + 1;
    } else if (mark === ';' && depth === 0) {
      keptRules += css.slice(start, index + 1);
      start = index + 1;
    }
  }
  return keptRules + css.slice(start);
}

function ruleOfTheme(prelude: string, body: string, drawn: SiteMarkup): string {
  if (groups.test(prelude)) {
    const inside = rulesOfTheme(body, drawn);
    return inside.trim() === '' ? '' : `${prelude}{${inside}}`;
  }
  if (/^\s*@/.test(prelude)) return `${prelude}{${body}}`;
  const selectors = selectorsIn(prelude).filter((selector) => canMatch(selector, drawn));
  return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : '';
}

/** Parts a list of selectors, at the commas outside of brackets. */
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

/**
 * Tells whether a selector may match: outside of alternatives, it requires no other value of an attribute, and no class
 * that no element has.
 */
function canMatch(selector: string, { attributes, unused }: SiteMarkup): boolean {
  const required = selector.replace(alternatives, '');
  return (
    [...required.matchAll(/\[(dir|data-\w+)="?([\w-]+)"?\]/g)].every(
      ([, name = '', value = '']) => attributes[name]?.includes(value) ?? true,
    ) && [...required.matchAll(/\.([a-z][\w-]*)/gi)].every(([, name = '']) => !unused.has(name))
  );
}
