import type { CustomAtRules, Declaration, Rule, Visitor } from 'lightningcss';
import type { TellLoss } from './drawing-losses';
import { isHarmlessFunction, isHarmlessStyle } from './harmless-style';
import { loadPackage } from './packages';
import { tangledAt } from './tangled-style';

/** The kinds of rules that change how something looks, by their names in Lightning CSS. */
const drawingRules = new Set(['style', 'media', 'supports', 'keyframes', 'nested-declarations']);

/** Removes from a style the rules and declarations that fetch something, and notes them by `tell`. */
export function harmlessStyle(style: string, tell: TellLoss): string {
  const written = withoutComments(style);
  if (isHarmlessStyle(written)) return written;
  if (tangledAt(written) === undefined) return filterRules(written, tell);
  tell('styles', headOf(written));
  return '';
}

/** Removes from a `style` attribute the declarations that fetch something, and notes them by `tell`. */
export function harmlessDeclarations(style: string, tell: TellLoss): string {
  const written = withoutComments(style);
  if (isHarmlessStyle(written)) return written;
  const filteredText = tangledAt(written) === undefined ? filterDeclarations(written, tell) : undefined;
  if (filteredText === undefined) tell('styles', headOf(written));
  return filteredText ?? '';
}

/** Gives the harmless ones of declarations; undefined where they cannot be read, or stay harmful. */
function filterDeclarations(style: string, tell: TellLoss): string | undefined {
  const { transformStyleAttribute } = lightning();
  try {
    const { code } = transformStyleAttribute({ ...options(style), visitor: harmless(tell) });
    const filteredText = new TextDecoder().decode(code);
    return isHarmlessStyle(filteredText) ? filteredText : undefined;
  } catch {
    return undefined;
  }
}

/** Gives a style without its comments, which may hold anything, and with one kind of line ends. */
function withoutComments(style: string): string {
  return style.replaceAll(/\r\n?|\f/g, '\n').replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ');
}

/** Gives the harmless parts of rules; where together they stay harmful, it judges each rule by itself. */
function filterRules(style: string, tell: TellLoss): string {
  const { transform } = lightning();
  const losses: Parameters<TellLoss>[] = [];
  let starts: number[] = [];
  try {
    const { code, warnings } = transform({
      ...options(style),
      visitor: {
        StyleSheet: (sheet) => {
          starts = startsOf(sheet.rules, style);
        },
        ...harmless((...loss) => void losses.push(loss)),
      },
    });
    const filteredText = new TextDecoder().decode(code);
    if (isHarmlessStyle(filteredText)) {
      for (const loss of losses) tell(...loss);
      if (warnings.length > 0) tell('styles');
      return filteredText;
    }
  } catch {
    starts = [];
  }
  if (starts.length > 1) {
    const slices = starts.map((start, index) => style.slice(start, starts[index + 1]));
    return slices.map((slice) => filterRules(slice, tell)).join('\n');
  }
  tell('styles', headOf(style));
  return '';
}

/** Makes the visitor that removes rules that draw nothing and declarations that fetch something. */
function harmless(tell: TellLoss): Visitor<CustomAtRules> {
  return {
    Rule(rule) {
      if (drawingRules.has(rule.type)) return undefined;
      // A rule that draws nothing in any browser leaves no gap.
      if (rule.type === 'font-face') tell('typeface', familyOf(rule));
      else if (rule.type === 'import') tell(isOfFonts(rule.value.url) ? 'typeface' : 'styles', rule.value.url);
      else if (rule.type !== 'namespace' && rule.type !== 'ignored')
        tell('styles', `@${rule.type === 'unknown' ? rule.value.name : rule.type}`);
      return [];
    },
    Declaration(declaration) {
      const directive = reachedBy(declaration);
      if (directive === undefined) return undefined;
      tell(directive === '' ? 'styles' : 'elsewhere', directive || nameOf(declaration));
      return [];
    },
  };
}

/** Gives the address that a declaration fetches: undefined where it fetches nothing, '' where nobody can tell. */
function reachedBy(declaration: Declaration): string | undefined {
  const written = JSON.stringify(declaration);
  const [, address] = /"url":"(?!#)((?:[^"\\]|\\.)*)"/.exec(written) ?? [];
  if (address !== undefined) return address || 'url()';
  const functionNames = [...written.matchAll(/"type":"function","value":\{"name":"([^"]*)"/g)];
  const isStrange =
    written.includes('"image-set"') || !functionNames.every(([, name = '']) => isHarmlessFunction(name));
  return isStrange ? '' : undefined;
}

function nameOf(declaration: Declaration): string {
  if (declaration.property === 'custom') return declaration.value.name;
  return declaration.property === 'unparsed' ? declaration.value.propertyId.property : declaration.property;
}

function familyOf(rule: Extract<Rule, { type: 'font-face' }>): string {
  const [family] = rule.value.properties.flatMap((one) => (one.type === 'font-family' ? [one.value] : []));
  return typeof family === 'string' ? family : '@font-face';
}

function isOfFonts(address: string): boolean {
  return /font|typekit|typography/i.test(address);
}

/** Gives the offset of each rule in the text. In its places, lines count from nought and columns from one. */
function startsOf(sheet: Rule[], style: string): number[] {
  const lines = [0, ...[...style.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const starts = sheet.flatMap((rule) => {
    const loc = 'value' in rule && rule.value && 'loc' in rule.value ? rule.value.loc : undefined;
    return loc ? [(lines[loc.line] ?? 0) + loc.column - 1] : [];
  });
  return [...new Set(starts)].sort((one, other) => one - other);
}

/** Gives the beginning of a rule, which people recognise. */
function headOf(style: string): string {
  const [head = ''] = /^[^{;]*/.exec(style.trim()) ?? [];
  return head.replaceAll(/\s+/g, ' ').trim();
}

function options(style: string) {
  const { Features } = lightning();
  // Older browsers do not know the newer way in which it would write the widths of screens.
  return { filename: 'drawing.css', code: Buffer.from(style), errorRecovery: true, include: Features.MediaQueries };
}

/** Loads what reads styles, which is large, and which most drawings do not need. */
function lightning(): typeof import('lightningcss') {
  return loadPackage('lightningcss');
}
