import type { JsonObject } from '../../manifest/manifest';
import type { BlockRule } from '../rule';

/**
 * The names that the e-mail service, the engine and the browser use themselves. A field replaces the property of its
 * form with the same name, so sending would miss those that it, React or the engine asks for.
 */
const reservedNames = new Set(
  [
    'lib_version service_id template_id user_id reference',
    'addEventListener append appendChild checkValidity cloneNode closest compareDocumentPosition contains dispatchEvent',
    'elements firstChild focus getAttribute getBoundingClientRect getRootNode hasAttribute insertBefore isConnected',
    'lastChild matches namespaceURI nextSibling nodeName nodeType nodeValue noValidate ownerDocument parentElement',
    'parentNode previousSibling querySelector querySelectorAll removeAttribute removeChild removeEventListener',
    'reportValidity requestSubmit reset setAttribute submit tagName textContent',
    'constructor hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf',
  ].flatMap((names) => names.split(' ')),
);

export const fieldNameIsFree: BlockRule = {
  id: 'field-name-is-free',
  what: 'Every field of a form has a name of its own.',
  severity: 'error',
  scope: 'block',
  type: 'form',
  why: 'Of two answers under one name only one would arrive.',
  wrong: '"name": "phone" on two fields of one form',
  right: '"name": "phone" and "name": "guardianPhone"',
  check({ block, report }) {
    const seen = new Set<string>();
    for (const [section, { fields }] of (block.sections as JsonObject[]).entries()) {
      for (const [index, field] of (fields as JsonObject[]).entries()) {
        const name = String(field.name);
        const pointer = `/sections/${section}/fields/${index}/name`;
        if (reservedNames.has(name))
          report(pointer, `"${name}" is a name that sending needs itself. Choose another name.`);
        else if (seen.has(name))
          report(pointer, `Another field of this form is already named "${name}". Choose another name.`);
        seen.add(name);
      }
    }
  },
};
