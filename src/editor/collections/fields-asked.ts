import type { Assets } from '../../compose/assets';
import type { ComposeRegistry } from '../../compose/compose-registry';
import { expand } from '../../compose/expand';
import { startFacts } from '../../compose/facts';
import { fillValues } from '../../compose/fill';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { type Pointer, parentPointer, valueAt } from '../../manifest/pointer';
import { siteOf } from '../drawing/engine';
import { isPlain } from '../inputs/columns';
import { inWords } from '../words/in-words';
import type { ConditionField } from './conditions';

/**
 * Gives the fields of a form that are answered by a choice, without the one around a place; their choices are those
 * that visitors have, be they written or from a collection.
 */
export function fieldsAsked(
  root: JsonObject,
  place: Pointer,
  assets: Assets,
  registry: ComposeRegistry,
  now: Date,
): ConditionField[] {
  const [block = ''] = place.split('/sections/');
  const form = asComposed(root, block, assets, registry, now);
  const own = valueAt(root, `${parentPointer(place)}/name`);
  return listIn(form, 'sections')
    .flatMap((section) => listIn(section, 'fields'))
    .filter(isObject)
    .flatMap((field): ConditionField[] => {
      const { name, label, kind, value } = field;
      const agreed = { value: String(value ?? 'yes'), label: 'Agreed' };
      const choices = kind === 'consent' ? [agreed] : choicesIn(field.options);
      if (name === own || choices.length === 0) return [];
      const values = choices.map((choice) => choice.value);
      return [{ name: String(name), label: String(label ?? inWords(String(name))), choices, values }];
    });
}

/** Gives a form with its lists written out and its values filled in; as it is written, where it cannot be composed. */
function asComposed(
  root: JsonObject,
  pointer: Pointer,
  assets: Assets,
  registry: ComposeRegistry,
  now: Date,
): Json | undefined {
  const form = valueAt(root, pointer);
  const shape = registry.blocks.form?.shape;
  if (!isObject(form) || !shape) return form;
  try {
    const site = siteOf(root, assets, registry, now);
    const expanded = expand(form, shape, { composed: pointer, source: pointer }, { site, facts: startFacts() });
    return expanded && fillIn(expanded, site.values);
  } catch {
    return form;
  }
}

function fillIn(value: Json, values: Record<string, string>): Json {
  if (typeof value === 'string') return fillValues(value, values);
  if (Array.isArray(value)) return value.map((item) => fillIn(item, values));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, fillIn(member, values)]));
}

function listIn(value: Json | undefined, name: string): Json[] {
  const list = isObject(value) ? value[name] : undefined;
  return Array.isArray(list) ? list : [];
}

function choicesIn(options: Json | undefined): ConditionField['choices'] {
  if (!Array.isArray(options)) return [];
  return options.filter(isObject).flatMap(({ value, label, options: grouped }) => {
    if (grouped) return choicesIn(grouped);
    return isPlain(value) ? [{ value, label: String(label ?? value) }] : [];
  });
}
