import type { Answers } from '../../../delivery/sender';
import { type FormField, isAsked } from '../fields/answers';
import { optionsOf } from '../fields/options';
import { plainWords } from '../plain-words';

/** Beyond this, some browser or mail program cuts a link. */
const longestLink = 2000;

/** Writes the answers of a form as a text that a person reads: a line for each, in the words of the form. */
export function writeAnswers(fields: FormField[], answers: Answers): string {
  const answersByName = new Map(answers);
  return fields
    .flatMap((field) => {
      const values = answersByName.get(field.name) ?? [];
      const isAnswered = isAsked(field) && values.some((value) => value !== '');
      return isAnswered ? `${plainWords(field.label)}: ${writeAnswer(field, values)}` : [];
    })
    .join('\n');
}

/** Writes an answer as a person reads it, with the labels of choices; empty where nothing was answered. */
export function writeAnswer(field: FormField, values: string[]): string {
  if (field.kind === 'consent') return values.length > 0 ? '✓' : '';
  const labels = new Map(optionsOf(field).map(({ value, label }) => [value, label]));
  return values.map((value) => labels.get(value) ?? value).join(', ');
}

/** Makes a link that writes an e-mail, or undefined where its text is too long for one. */
export function mailLink(address: string, subject: string, text = ''): string | undefined {
  const body = text && `&body=${encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'))}`;
  return whole(`mailto:${encodeURI(address)}?subject=${encodeURIComponent(subject)}${body}`);
}

/** Makes a link that writes a message on WhatsApp, or undefined where its text is too long for one. */
export function whatsAppLink(number: string, text = ''): string | undefined {
  const message = text && `?text=${encodeURIComponent(text)}`;
  return whole(`https://wa.me/${number.replaceAll(/\D/g, '')}${message}`);
}

function whole(link: string): string | undefined {
  return link.length <= longestLink ? link : undefined;
}
