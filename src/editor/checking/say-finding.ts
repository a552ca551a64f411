import type { Finding } from '../../checks/problem';
import { placeholder } from '../../manifest/placeholder';
import { inWords, sayPath } from '../words/in-words';
import { sayName } from '../words/say-text';

/** The rules that speak of the braces themselves, which the reader sees in the text and has to change there. */
const ofBraces = new Set(['braces-are-whole', 'value-exists', 'word-placeholder-exists']);

const named = new RegExp(`("?)${placeholder}\\1`, 'g');
const path = /\/[^\s"]*\{[^\s"]*/g;

/**
 * A finding as somebody reads it who never writes in the file: values and fields by the words that the editor has for
 * them, “Price, as money” for `{price:money}`.
 */
export function sayFinding(finding: Finding): Finding {
  const { rule, message } = finding;
  if (ofBraces.has(rule) || !message.includes('{')) return finding;
  const said = message
    .replaceAll(path, sayPath)
    .replaceAll(named, (written) => `“${sayName(written.replaceAll('"', ''), inWords)}”`);
  return said === message ? finding : { ...finding, message: said };
}
