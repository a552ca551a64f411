import { isObject, type Json } from '../manifest/manifest';
import type { Pointer } from '../manifest/pointer';
import type { Placeholder } from '../manifest/spans';
import { type NotedFacts, namesPlaces } from './facts';
import { fillFields, fillText, fillValues, inMainLanguage, wholePlaceholder } from './fill';
import { memberPlace, type PointerPair } from './place-of';
import { type FillContext, sayField } from './sayings';
import { entryPlace, fieldsInScope, findField, firstName, isLeftForValues, type NamedField, type Scope } from './scope';
import { isInAddress, noteMade, noteOriginalPart, type ReadText, readTemplate, readText } from './translation';

/** A filled template, and the field of the entry in site.json where the template is that field alone. */
export interface FilledTemplate {
  value: Json;
  source?: Pointer;
}

/**
 * Fills the fields of a scope into a template; names of values stay. Undefined where the template is one field that the
 * entry lacks.
 */
export function fillTemplate(
  template: Json,
  place: PointerPair,
  fillContext: FillContext,
  scope: Scope,
): FilledTemplate | undefined {
  if (typeof template === 'string') return fillWords(template, place, fillContext, scope);
  const { facts } = fillContext;
  if (template === null || typeof template !== 'object') {
    facts.origins?.set(place.composed, { pointer: place.source });
    return { value: template };
  }
  const fill = (part: Json, key: string | number): FilledTemplate | undefined => {
    // The words for those who do not see a picture are a text.
    const within = key === 'alt' ? { ...fillContext, isText: true } : fillContext;
    return fillTemplate(part, memberPlace(place, key, key, { facts, scope }), within, scope);
  };
  if (Array.isArray(template)) return { value: template.flatMap((item, index) => fill(item, index)?.value ?? []) };
  const fields: [string, Json][] = [];
  for (const [key, part] of Object.entries(template)) {
    const filledPart = fill(part, key);
    if (filledPart) fields.push([key, filledPart.value]);
  }
  return { value: Object.fromEntries(fields) };
}

/**
 * Fills fields of the entries around a selection, then values, into its conditions. A condition with a field that the
 * entry lacks becomes one that no entry meets.
 */
export function fillWhere(
  where: Json | undefined,
  place: PointerPair,
  { site, facts }: FillContext,
  scope: Scope | undefined,
): Json | undefined {
  if (!isObject(where)) return where;
  facts.origins?.set(place.composed, { pointer: place.source });
  const needing = { site, facts, isNeeded: true };
  const conditions = Object.entries(where).map(([name, wanted]): [string, Json] => {
    return [name, fillWanted(wanted, memberPlace(place, name, name, { facts, scope }), needing, scope) ?? []];
  });
  return Object.fromEntries(conditions);
}

function fillWanted(
  wanted: Json,
  place: PointerPair,
  fillContext: FillContext,
  scope: Scope | undefined,
): Json | undefined {
  if (typeof wanted === 'string') {
    const text = scope ? fillWords(wanted, place, fillContext, scope) : { value: wanted };
    // Values of entries are compared as they are written, braces included.
    if (typeof text?.value !== 'string' || text.source) return text?.value;
    return fillText(text.value, fillContext, place.composed);
  }
  if (Array.isArray(wanted)) {
    return wanted.flatMap(
      (one, index) =>
        fillWanted(one, memberPlace(place, index, index, { ...fillContext, scope }), fillContext, scope) ?? [],
    );
  }
  if (!isObject(wanted)) return wanted;
  const parts = Object.entries(wanted).flatMap(([name, part]): [string, Json][] => {
    const filledPart = fillWanted(part, memberPlace(place, name, name, { ...fillContext, scope }), fillContext, scope);
    return filledPart === undefined ? [] : [[name, filledPart]];
  });
  return Object.fromEntries(parts);
}

function fillWords(
  template: string,
  place: PointerPair,
  fillContext: FillContext,
  scope: Scope,
): FilledTemplate | undefined {
  const { site, facts } = fillContext;
  if (!template.includes('{')) {
    facts.origins?.set(place.composed, { pointer: place.source });
    return { value: template };
  }
  const whole = wholePlaceholder(template);
  const field = whole && findField(whole.name, scope, site);
  if (field?.value !== undefined && whole?.format === undefined) {
    noteNamed(field, place, facts);
    facts.origins?.set(place.composed, { pointer: field.pointer, related: place.source });
    return { value: field.value, source: field.pointer };
  }
  facts.origins?.set(place.composed, { pointer: place.source, related: (field?.scope ?? scope).pointer });
  const { text: written, isOriginal }: ReadText =
    fillContext.isText && !whole ? readTemplate(template, fillContext) : { text: template };
  const filling = isOriginal ? { ...fillContext, isOriginal } : fillContext;
  const text = fillFields(written, (found) => writeField(found, whole !== undefined, written, place, filling, scope));
  if (fillContext.isText && (!whole || whole.format !== undefined)) noteMade(text, template, fillContext);
  const isMissing = whole && field?.value === undefined && !isLeftForValues(whole.name, field, site);
  return isMissing ? undefined : { value: text };
}

/** Writes the words for a placeholder; undefined, which is noted, where the entry has none. */
function writeField(
  { name, format, start, end }: Placeholder,
  isWhole: boolean,
  template: string,
  place: PointerPair,
  fillContext: FillContext,
  scope: Scope,
): string | undefined {
  const { site, facts, isNeeded, isText, isOriginal } = fillContext;
  const { composed: pointer } = place;
  const saying = isOriginal ? inMainLanguage(fillContext) : fillContext;
  const field = findField(name, scope, site);
  const item = noteNamed(field, place, facts);
  const run = { text: template, start, end };
  const value = field?.value;
  const words = sayField(value, format, saying.site.locale, (text) => fillText(text, saying, pointer));
  if (words) {
    const { text: said, fault, value: written } = words;
    const text = queries.test(template.slice(0, start)) ? encodeURIComponent(said) : said;
    if (fault && format !== undefined)
      facts.uses?.push({ kind: 'format', name: format, fault, value: written, entry: field?.pointer, pointer, run });
    const isRead = isText && format === undefined && typeof value === 'string' && !isInAddress(template, start);
    if (!isRead) return text;
    const reading = readText(text, fillContext);
    if (isOriginal) return text;
    if (reading.isOriginal) noteOriginalPart(fillValues(reading.text, site.values), facts);
    return reading.text;
  }
  if (isLeftForValues(name, field, site)) return undefined;
  // Where the site has a value of that name, the braces would say that: doubled, they say nothing but themselves.
  const nothing = Object.hasOwn(site.values, name) ? `{{${name}}}` : undefined;
  if (!facts.uses) return nothing;
  const first = firstName(name);
  const { broken } = field?.way ?? {};
  facts.uses.push({
    kind: 'field',
    // Of a value nothing leads on.
    name: field?.name ?? (Object.hasOwn(site.values, first) ? name : first),
    ...(first !== name && { path: name }),
    ...(broken && { broken }),
    collection: (field?.entry ?? scope).collection,
    isWhole,
    isGroup: value !== undefined,
    ...(field && { entry: field.entry.pointer }),
    item: item ?? (field?.scope ?? scope).item,
    ...(isNeeded && { isNeeded }),
    ...(field?.scope.names && { isOfDay: true }),
    others: [...(scope.names ?? []), ...(scope.outer ? fieldsInScope(scope.outer, site) : [])],
    pointer,
    run,
  });
  return nothing;
}

/** The start of a text that ends within the query of a link, where what is written says one answer of a form. */
const queries = /(?:^|\]\()\/[^\s?#()]*\?[^\s#()]*$/;

/** Notes the entries through which a name leads as used; gives the place that stands for the last of them. */
function noteNamed(
  field: NamedField | undefined,
  { composed, source }: PointerPair,
  facts: NotedFacts,
): Pointer | undefined {
  const [, ...named] = field?.way?.entries ?? [];
  if (!namesPlaces(facts) || !field || named.length === 0) return undefined;
  // The addresses of routes are noted by places in site.json.
  const isWritten = field.scope.item === field.scope.pointer;
  const items = named.map(({ pointer }, step) => {
    const item = isWritten ? pointer : entryPlace(`${composed}/@${step}`);
    facts.uses?.push({ kind: 'entry', name: pointer, pointer: item });
    facts.origins?.set(item, { pointer, related: source });
    return item;
  });
  return items.at(-1);
}
