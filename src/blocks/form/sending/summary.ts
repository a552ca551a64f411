import type { Answers } from '../../../delivery/sender';
import { type FormField, isAsked } from '../fields/answers';
import { plainWords } from '../plain-words';
import { writeAnswer } from './answers-as-text';

/** A form that has been sent: its reference, and the answers that its confirmation repeats. */
export interface SentForm {
  reference: string;
  summary: { label: string; answer: string }[];
}

const mostLines = 5;

/** Gives the answers that a confirmation repeats: those that the form names, else the first that are short. */
export function summarizeAnswers(fields: FormField[], answers: Answers): SentForm['summary'] {
  const answersByName = new Map(answers);
  const isNamed = fields.some(({ summary }) => summary);
  return fields
    .filter((field) => (isNamed ? field.summary : isShort(field)))
    .flatMap((field) => {
      const answer = writeAnswer(field, answersByName.get(field.name) ?? []);
      return answer ? [{ label: plainWords(field.label), answer }] : [];
    })
    .slice(0, mostLines);
}

function isShort(field: FormField): boolean {
  return isAsked(field) && field.kind !== 'textarea' && field.kind !== 'consent';
}
