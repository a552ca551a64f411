import { isObject, type Json } from '../../manifest/manifest';
import { memberPointer } from '../../manifest/pointer';
import type { Schema } from '../../manifest/schema';
import { isOfWords } from '../words/site-words';
import type { Field } from './input';
import type { InputKind } from './input-kind';

/** A part with a field for each of its properties. */
export const group: InputKind<'group'> = {
  from({ schema, example, fieldsOf }) {
    if (!schema.properties) return undefined;
    return {
      kind: 'group',
      fields: withUsual(fieldsOf(schema, example ?? firstExample(schema)), schema.default),
    };
  },
  empty({ fields }, emptyOf) {
    const requiredFields = fields.filter(({ isRequired }) => isRequired);
    return Object.fromEntries(requiredFields.map(({ name, input }) => [name, emptyOf(input)]));
  },
  holds: (value, { fields }) => isObject(value) && fields.some(({ name }) => Object.hasOwn(value, name)),
  *texts(value, { fields }, place, textsOf) {
    // A word with one text for all numbers.
    if (typeof value === 'string' && isOfWords(place)) yield { place, text: value };
    if (!isObject(value)) return;
    for (const { name, input } of fields) {
      if (Object.hasOwn(value, name)) yield* textsOf(value[name], input, memberPointer(place, name));
    }
  },
  usual: ({ fields }, usualOf) => fields.flatMap(({ input }) => usualOf(input)),
  fields: ({ fields }) => fields,
  // A template may say of anything that an entry says it, and a word need not have a form for each number.
  inText: { of: 'text', takes: () => true },
};

function firstExample({ examples = [] }: Schema): Json {
  const [first = null] = examples as Json[];
  return first;
}

/** Gives the forms of a word with the usual text of each; none is required. */
function withUsual(forms: Field[], usual: unknown): Field[] {
  if (typeof usual !== 'object' || usual === null) return forms;
  const usualTexts = usual as Record<string, string>;
  return forms.map((form) => {
    const own = usualTexts[form.name];
    return { ...form, isRequired: false, input: { kind: 'words', of: 'text', usual: own ?? usualTexts.other ?? '' } };
  });
}
