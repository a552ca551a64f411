import { saysWords } from '../compose/translation';
import { asJson, isObject, type Json, type JsonObject, type Manifest } from '../manifest/manifest';
import { isSpoken } from './copies';

/**
 * Gives what a starter site says in further languages, each as a draft: the texts of the same site begun in that
 * language, beside its own. A language without copy has none yet.
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
  pair(asJson(site), asJson(other), texts);
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

/** The members that say nothing to visitors: names, addresses, and what is about collections and not of them. */
const silent = new Set('from where sort each to path slug id type src fields one references site words'.split(' '));

/** Pairs the texts that stand at the same places of two sites; what is called otherwise stands in the same order. */
function pair(one: Json, other: Json, texts: Map<string, string>): void {
  if (typeof one === 'string' && typeof other === 'string') {
    // What is the same in both is a name of the engine or an address.
    if (one !== other && saysWords(one)) texts.set(one, other);
    return;
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    for (const [index, item] of one.entries()) pair(item, other[index] ?? null, texts);
  } else if (isObject(one) && isObject(other)) {
    const [own, others] = [membersOf(one), membersOf(other)];
    for (const [index, [, member]] of own.entries()) pair(member, others[index]?.[1] ?? null, texts);
  }
}

function membersOf(group: JsonObject): [string, Json][] {
  // What a collection itself is called, its owner alone reads.
  const isCollection = Object.hasOwn(group, 'entries');
  return Object.entries(group).filter(([name]) => !silent.has(name) && !(isCollection && name === 'label'));
}
