import { currencyOf } from '../checks/currencies';
import { looks } from '../compose/looks';
import {
  type AnswerReading,
  colorNames,
  countryOf,
  readColor,
  readCountry,
  readCurrency,
  readKind,
  readLanguage,
  readLanguages,
  readLook,
  readName,
} from '../starter/answers';
import { businessKinds, lookLabels } from '../starter/kinds';
import type { SiteAnswers } from '../starter/starter-site';
import type { Asker } from './ask';

/** The answers about a new site on a command line, as they are written there. */
export type AnswerOptions = { [K in keyof SiteAnswers | 'country']?: string | undefined };

/** The options by which a command line answers what is asked about a new site. */
export const answerOptions = {
  name: { type: 'string', value: 'NAME', says: 'what the business is called' },
  kind: { type: 'string', value: 'KIND', says: Object.keys(businessKinds).join(', ') },
  language: { type: 'string', value: 'LANGUAGE', says: 'such as en-IE, or German' },
  languages: { type: 'string', value: 'LANGUAGES', says: 'further ones, such as sw,fr' },
  country: { type: 'string', value: 'COUNTRY', says: 'such as Kenya, or KE' },
  currency: { type: 'string', value: 'CURRENCY', says: 'such as KES, or euro' },
  color: { type: 'string', value: 'COLOUR', says: 'six digits without #, or a name such as teal' },
  look: { type: 'string', value: 'LOOK', says: Object.keys(looks).join(', ') },
} as const;

/** The refusal of a command line without a name, the one answer that nobody can guess. */
export const nameless = 'Say what the business is called: --name "Kilifi Kayaks".';

const readers = {
  name: readName,
  kind: readKind,
  language: readLanguage,
  languages: readLanguages,
  country: (text: string) => readCountry(text, 'en'),
  currency: (text: string) => readCurrency(text, 'en'),
  color: readColor,
  look: readLook,
};

/**
 * Reads the answers of a command line, and asks a person for the others; takes the usual ones where there is nobody to
 * ask.
 */
export async function readSiteAnswers(
  said: AnswerOptions,
  asker: Asker | undefined,
): Promise<AnswerReading<SiteAnswers>> {
  // What was said is read before anybody is asked, so that a mistake costs no answers.
  for (const [option, read] of Object.entries(readers)) {
    const text = said[option as keyof SiteAnswers];
    const { problem } = text === undefined ? {} : read(text);
    if (problem !== undefined) return { problem };
  }
  const answer = async <T>(
    text: string | undefined,
    question: string,
    usual: string | undefined,
    read: (text: string) => AnswerReading<T>,
  ): Promise<AnswerReading<T>> => {
    if (text !== undefined || !asker) return read(text ?? usual ?? '');
    const reply = await asker.ask(question, usual, read);
    return reply === undefined ? { problem: 'You ended it before the last answer.' } : { value: reply };
  };
  const name = await answer(said.name, 'What is the business called?', undefined, readName);
  if (name.problem !== undefined) return name;
  const kind = await answer(
    said.kind,
    `What kind of business is it?\n${linesOf(Object.entries(businessKinds).map(([name, { label }]) => [name, label]))}\nKind`,
    'other',
    readKind,
  );
  if (kind.problem !== undefined) return kind;
  const language = await answer(said.language, 'Which language does it speak?', 'en', readLanguage);
  if (language.problem !== undefined) return language;
  const languages = await answer(said.languages, 'And which others, such as sw,fr?', 'none', readLanguages);
  if (languages.problem !== undefined) return languages;
  const there = await answer(said.country, 'In which country is it?', countryOf(language.value), (text) =>
    readCountry(text, language.value),
  );
  if (there.problem !== undefined) return there;
  const currency = await answer(said.currency, 'In which currency are its prices?', currencyOf(there.value), (text) =>
    readCurrency(text, there.value),
  );
  if (currency.problem !== undefined) return currency;
  const further = languages.value.filter((tag) => tag !== language.value);
  const color = await answer(
    said.color,
    `Which colour suits it? ${colorNames.join(', ')}, or six digits`,
    businessKinds[kind.value].accent,
    readColor,
  );
  if (color.problem !== undefined) return color;
  const look = await answer(
    said.look,
    `Which look suits it?\n${linesOf(Object.entries(lookLabels))}\nLook`,
    businessKinds[kind.value].look,
    readLook,
  );
  if (look.problem !== undefined) return look;
  return {
    value: {
      name: name.value,
      kind: kind.value,
      language: there.value,
      currency: currency.value,
      ...(further.length > 0 && { languages: further }),
      color: color.value,
      look: look.value,
    },
  };
}

function linesOf(labels: [name: string, label: string][]): string {
  return labels.map(([name, label]) => `  ${name.padEnd(12)}${label}`).join('\n');
}
