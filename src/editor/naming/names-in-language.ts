import { isObject, type JsonObject } from '../../manifest/manifest';
import { memberPointer, valueAt } from '../../manifest/pointer';
import { sayPath, withinWords } from '../words/in-words';
import { languageName } from '../words/site-language';
import { shortened } from './shortened';

/** Names a language and what it says of a text: `Kiswahili “Apply now”`. */
export function namesInLanguage(root: JsonObject, [tag, group, text, name]: string[]): string {
  if (tag === undefined) return '';
  const label = valueAt(root, `${memberPointer('/languages', tag)}/label`);
  const language = languageName({ tag, ...(typeof label === 'string' && { label }) });
  if (group === 'texts' && text !== undefined) return `${language} “${shortened(text)}”`;
  if (group === 'paths' && text !== undefined) return `${language}, address of ${sayPath(text)}`;
  const exception = valueAt(root, ['languages', tag, group ?? '', text ?? ''].reduce(memberPointer, ''));
  if (group === 'exceptions' && isObject(exception))
    return `${language} “${shortened(String(exception.text))}” on ${sayPath(String(exception.page))}`;
  return [language, ...[group, text, name].flatMap((key) => (key === undefined ? [] : withinWords(key)))].join(' ');
}
