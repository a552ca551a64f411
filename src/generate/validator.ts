import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Schema } from './schemas';

const annotations = ['defaultSnippets', 'enumDescriptions', 'markdownDescription'];

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
  ajv.addVocabulary(annotations);
  ajv.addSchema(withoutSnippets(siteSchema), 'site');
  ajv.addSchema(withoutSnippets(expandedSchema), 'expanded');
  return standaloneCode(ajv, {
    validateSite: 'site',
    validateBlock: 'expanded#/$defs/block',
    validateHeader: 'expanded#/$defs/header',
    validateFooter: 'expanded#/$defs/footer',
  });
}

function withoutSnippets(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema, (key, value) => (key === 'defaultSnippets' ? undefined : value)));
}
