import { asJson, type Manifest } from '../manifest/manifest';
import { pairTexts } from '../recipes/say-in-languages';
import { isSpoken } from './copies';

/**
 * Gives the further languages of a starter site, each as a draft: its texts paired with those of the same site begun in
 * that language. A language without copy has no translations yet.
 */
export function starterLanguages(
  site: Manifest,
  languages: readonly string[],
  begin: (language: string) => Manifest,
): NonNullable<Manifest['languages']> {
  return Object.fromEntries(languages.map((tag) => [tag, { draft: true, ...saidIn(site, tag, begin) }]));
}

function saidIn(site: Manifest, tag: string, begin: (language: string) => Manifest): Said {
  if (!isSpoken(tag)) return { texts: {} };
  const other = begin(tag);
  const { name } = site.site;
  const texts = new Map([[name, name]]);
  pairTexts(asJson(site), asJson(other), texts);
  const paths = site.routes.flatMap(({ path }, index): [string, string][] => {
    const own = other.routes[index]?.path ?? path;
    return own === path ? [] : [[path, own]];
  });
  return { texts: Object.fromEntries(texts), ...(paths.length > 0 && { paths: Object.fromEntries(paths) }) };
}

interface Said {
  texts: Record<string, string>;
  paths?: Record<string, string>;
}
