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
  return Object.fromEntries(languages.map((tag) => [tag, { draft: true, ...translationFor(site, tag, begin) }]));
}

function translationFor(site: Manifest, tag: string, begin: (language: string) => Manifest): StarterTranslation {
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

/** What a starter site says in a further language: its texts, and the paths of its pages that differ. */
interface StarterTranslation {
  texts: Record<string, string>;
  paths?: Record<string, string>;
}
