import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { listAt, parentPointer, valueAt } from '../../manifest/pointer';
import { writtenUses } from '../../manifest/uses';

/**
 * Writes what an e-mail holds that tells of a form which is sent in one way: a line for each question of its forms, and
 * the reference by which one that was sent twice is recognised.
 */
export function emailTemplate(root: JsonObject, delivery: string): string {
  const forms = writtenUses(root, 'delivery', delivery).map(({ pointer }) => valueAt(root, parentPointer(pointer)));
  const questions = new Map(forms.flatMap((form) => listAt(form, '/sections').flatMap(questionsIn)));
  questions.set('reference', 'Reference');
  return [...questions].map(([name, label]) => `${label}${/[?:]$/.test(label) ? '' : ':'} {{${name}}}`).join('\n');
}

/** Gives the questions of a part of a form: the name of each, and its words. */
function questionsIn(section: Json): [name: string, label: string][] {
  return listAt(section, '/fields').flatMap((field): [string, string][] => {
    if (!isObject(field) || typeof field.name !== 'string') return [];
    return [[field.name, typeof field.label === 'string' ? field.label : field.name]];
  });
}
