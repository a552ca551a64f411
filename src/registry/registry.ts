import siteSchema from '../../schema/site.schema.json';
import type { Registry } from '../checks/registry';
import { rules } from '../checks/rules';
import type { WordsByLanguage } from '../compose/compose-registry';
import { createEditRegistry } from './edit-registry';
import { ownRules } from './generated/own-rules';
import { packs } from './generated/packs';
import { blocks, fields, providers } from './generated/registry';
import { business, feeds, footer, frame, header, shared } from './generated/validators';

/**
 * Gives all that the engine knows, as one value that is handed to whatever checks or composes; `version` tells the code
 * that it is made of, `words` has the words of a site in the languages that are needed.
 */
export function createRegistry(version: string, words: WordsByLanguage): Registry {
  return Object.freeze({
    ...createEditRegistry(version, words),
    blocks,
    providers,
    fields,
    rules: [...rules, ...ownRules],
    packs,
    schema: siteSchema,
    validateFrame: frame,
    validateShared: shared,
    validateParts: { header, footer, business, feeds },
  });
}
