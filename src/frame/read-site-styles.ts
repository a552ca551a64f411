import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Location } from 'lightningcss';
import type { SiteStylesheet, StyleProblem } from '../compose/assets';
import { loadPackage } from '../pictures/packages';
import { tangledAt } from '../pictures/tangled-style';

/** The path of a site's own styles, beside its site.json. */
export const siteStylesPath = 'styles/site.css';

const lastRead = new Map<string, SiteStylesheet>();

/** Reads a site's own styles as they are published, with their problems; undefined where it has none. */
export function readSiteStyles(folder: string): SiteStylesheet | undefined {
  let text: string;
  try {
    text = readFileSync(join(folder, siteStylesPath), 'utf8');
  } catch {
    return undefined;
  }
  const reading = lastRead.get(text) ?? parse(text);
  lastRead.clear();
  lastRead.set(text, reading);
  return reading;
}

function parse(text: string): SiteStylesheet {
  const tangled = tangledAt(text);
  if (tangled !== undefined) {
    const line = text.slice(0, tangled).split('\n').length;
    return { css: '', problems: [{ line, message: tangledMessage }] };
  }
  // Most sites have no styles of their own, and what reads them is large.
  const { transform } = loadPackage<typeof import('lightningcss')>('lightningcss');
  const problems: StyleProblem[] = [];
  const tell = (line: number, message: string): void => void problems.push({ line, message });
  // Lines of rules are counted from nought, those of addresses and of errors from one.
  const tellOfRule = ({ line }: Location, message: string): void => tell(line + 1, message);
  try {
    const { code } = transform({
      filename: siteStylesPath,
      code: Buffer.from(text),
      minify: true,
      visitor: {
        Url: ({ loc: { line }, url }) => {
          if (!url.startsWith('#')) tell(line, addressMessage(url));
        },
        Rule: {
          import: ({ value }) => tellOfRule(value.loc, importMessage),
          style: ({ value }) => {
            const { importantDeclarations = [] } = value.declarations ?? {};
            if (importantDeclarations.length > 0) tellOfRule(value.loc, importantMessage);
          },
        },
      },
    });
    // Nothing in it may end the element that it stands in.
    return { css: new TextDecoder().decode(code).replaceAll('</', '<\\/'), problems };
  } catch (error) {
    return { css: '', problems: [syntaxProblem(text, error)] };
  }
}

const importMessage = 'takes styles from another file (@import). Write them here: a visitor would wait for that file.';
const importantMessage =
  'this rule says !important, which would override what visitors ask their devices for. Leave it out: these styles come after those of all blocks anyway.';

const tangledMessage =
  'here more than 40 brackets stand one within the other, more than 500 parts are added up, or the name of a function has a backslash. Nothing reads that: write it shorter, or take it apart.';

function addressMessage(url: string): string {
  return `loads "${url}". Styles load nothing: pictures are named in site.json, which makes them small and keeps visitors from being told on.`;
}

function syntaxProblem(text: string, error: unknown): StyleProblem {
  const { loc } = error as { loc?: { line: number } };
  const lines = text.trimEnd().split('\n');
  const line = Math.min(loc?.line ?? 1, lines.length);
  const written = (lines[line - 1] ?? '').trim();
  const where = written === '' ? 'up to here it is not CSS' : `"${written}" is not CSS`;
  return {
    line,
    message: `${where}. Look there and just above for a bracket, a colon or a semicolon too few or too many.`,
  };
}
