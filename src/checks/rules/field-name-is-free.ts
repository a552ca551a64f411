import type { JsonObject } from '../../manifest/manifest';
import type { BlockRule } from '../rule';

/**
 * What the e-mail service, the engine and the browser call by these names themselves. A field takes the place of what its
 * form has under a name, so those that sending, React or the engine ask a form for are gone then, and nothing is sent.
 */
const taken = new Set(
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
        if (taken.has(name)) report(pointer, `"${name}" is a name that sending needs itself. Choose another name.`);
        else if (seen.has(name))
          report(pointer, `Another field of this form is already named "${name}". Choose another name.`);
        seen.add(name);
      }
    }
  },
};
