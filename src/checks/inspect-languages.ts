import type { PageAt } from '../compose/compose-page';
import { allEditionsOf } from '../compose/editions';
import type { Site } from '../compose/site';
import { placedTranslation } from '../compose/translation';
import type { WrittenLanguage } from '../manifest/languages';
import { asJson, ownMember } from '../manifest/manifest';
import { memberPointer, type Pointer, valueAt } from '../manifest/pointer';
import type { RuleOptions } from './ask-rules';
import { endOf } from './end-of';
import { type InspectedSite, inspectSite } from './inspect-site';
import type { Finding } from './problem';

/** Changes findings before they count. */
type Sift = (inspected: InspectedSite, site: Site) => Finding[];

/**
 * Composes a site in its further languages, and applies to each the rules that read texts; leaves out findings that the
 * main language has, too. Findings in a language that is a draft are milder and stop no publication. Hands on the pages
 * of published languages until there is an error.
 */
export function* inspectLanguages(
  site: Site,
  options: RuleOptions,
  known: Finding[],
  sift: Sift,
): Generator<PageAt, Finding[]> {
  const rules = options.registry.rules.filter(({ readsTexts }) => readsTexts);
  const knownKeys = new Set(known.map(keyOf));
  const all: Finding[] = [];
  for (const edition of allEditionsOf(site)) {
    const { language } = edition;
    if (!language) continue;
    const memory = options.memory?.inLanguage(language.tag);
    const isShown = edition.showsDrafts || !language.isDraft;
    const isRight = [...known, ...all].every(({ severity }) => severity !== 'error');
    const inspecting = inspectSite(edition, { ...options, memory, registry: { ...options.registry, rules } });
    const inspected = isShown && isRight ? yield* inspecting : endOf(inspecting);
    for (const finding of sift(inspected, edition)) {
      const placed = { ...finding, pointer: placeIn(finding.pointer, language, site) };
      if (knownKeys.has(keyOf(placed))) continue;
      knownKeys.add(keyOf(placed));
      all.push(isShown ? placed : inDraft(placed, options.isRelease));
    }
  }
  return all;
}

/**
 * Gives the findings in a draft language one degree milder, since visitors do not see it; a release keeps their
 * severity.
 */
function inDraft(finding: Finding, isRelease: boolean): Finding {
  if (finding.severity === 'error') return { stops: 'waiting', ...finding, severity: 'warning' };
  return isRelease ? finding : { ...finding, severity: 'notice' };
}

function keyOf({ rule, pointer, part }: Finding): string {
  return `${rule} ${part} ${pointer}`;
}

/**
 * Gives the place of the translation of what stands at a place of the file; that place itself where it is not
 * translated.
 */
function placeIn(pointer: Pointer, language: WrittenLanguage, site: Site): Pointer {
  if (pointer.startsWith(`${language.pointer}/`)) return pointer;
  if (/^\/words(\/|$)/.test(pointer)) return language.words ? language.pointer + pointer : language.pointer;
  if (pointer === '/site/language') return language.pointer;
  const written = valueAt(asJson(site.manifest), pointer);
  if (typeof written !== 'string') return pointer;
  const isPath = /^\/routes\/\d+\/path$/.test(pointer) && ownMember(language.paths, written) !== undefined;
  if (isPath) return memberPointer(`${language.pointer}/paths`, written);
  return placedTranslation(written, language)?.pointer ?? pointer;
}
