import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { mapSchema, type Schema } from './schemas';

/**
 * The source of a JavaScript module that validates without compiling anything: `validateSite`
 * against the published schema, `validateBlock`, `validateHeader` and `validateFooter` against the
 * schema of expanded parts. Each keeps all its errors in its own `errors`.
 */
export function deriveValidator(siteSchema: Schema, expandedSchema: Schema): string {
  const ajv = new Ajv({
    allErrors: true,
    strictTypes: false,
    strictRequired: false,
    inlineRefs: false,
    messages: false,
    code: { source: true, esm: true },
  });
  ajv.addVocabulary(['doNotSuggest']);
  ajv.addSchema(bare(siteSchema), 'site');
  ajv.addSchema(bare(expandedSchema), 'expanded');
  return standaloneCode(ajv, {
    validateSite: 'site',
    validateBlock: 'expanded#/$defs/block',
    validateHeader: 'expanded#/$defs/header',
    validateFooter: 'expanded#/$defs/footer',
  });
}

/** The schema without what only readers and editors need, all over. */
function bare(schema: Schema): Schema {
  const strip = ({
    title: _,
    description: __,
    default: ___,
    examples: ____,
    enumDescriptions: _____,
    defaultSnippets: ______,
    ...part
  }: Schema): Schema => part;
  const defs = Object.entries(schema.$defs ?? {}).map(([name, part]) => [name, mapSchema(part, strip)]);
  return { ...mapSchema(schema, strip), $defs: Object.fromEntries(defs) };
}
