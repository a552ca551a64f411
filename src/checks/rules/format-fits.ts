import { isDay } from '../../calendar/day';
import { dayMeant } from '../../calendar/day-meant';
import { formats, formatValue, type Locale, type Unwritable } from '../../compose/format-value';
import type { Site } from '../../compose/site';
import { entriesIn } from '../../manifest/collections';
import { asJson, type Json, ownMember } from '../../manifest/manifest';
import { createMemo } from '../../manifest/memo';
import { type Message, partsOf } from '../../manifest/message';
import { pointerKeys } from '../../manifest/pointer';
import { calendarFlaw } from '../dates';
import { type LonePageRule, usesOf } from '../rule';
import { shorten } from '../short-message';
import { suggestion } from '../spelling';

export const formatFits: LonePageRule = {
  id: 'format-fits',
  what: 'A value can be written in the way that follows its name.',
  severity: 'error',
  scope: 'page',
  readsTexts: [],
  why: 'What cannot be written stays as it is, and the visitor would read the braces.',
  wrong: '"text": "On {date:long}" where "date" is "14 March"',
  right: '"text": "On {date:long}" where "date" is "2027-03-14"',
  check({ page, facts, report }) {
    for (const { name, fault, value, entry, pointer, run, inDraft } of usesOf(page, 'format')) {
      const amount = fault === 'number' && entry !== undefined ? amountIn(value, facts.site.locale) : undefined;
      if (amount && entry !== undefined) {
        const { number, isOwn } = amount;
        const message = `Write ${number} alone, without quotes: the sign comes from "currency".`;
        report(entry, message, { isWritten: true, inDraft, ...(isOwn ? { fix: number } : {}) });
        continue;
      }
      const message = messageOf(fault, name, value);
      if (entry === undefined || (fault !== 'date' && fault !== 'number')) {
        report(pointer, message, { run, cause: `${fault} ${name}`, inDraft });
        continue;
      }
      const keys = pointerKeys(entry);
      const [collection = '', field = ''] = [keys[1], keys.at(-1)];
      const values = valuesOf(collection, field, facts.site);
      // One entry may be wrong; where all are, the template asks for something else than they say.
      const isOfTemplate = values.length > 1 && isUnfit(collection, field, name, facts.site);
      if (!isOfTemplate) report(entry, message, { isWritten: true, inDraft });
      else {
        const formatMessage = templateMessage(fault, name, collection, field, values);
        report(pointer, formatMessage, { run, cause: `${name} ${collection} ${field}`, inDraft });
      }
    }
  },
};

function valuesOf(collection: string, field: string, { manifest }: Site): Json[] {
  return entriesIn(collection, asJson(manifest)).flatMap(({ entry }) => ownMember(entry, field) ?? []);
}

/**
 * Tells whether nothing that entries of a collection say in a field can be written in a format; asked once for each.
 */
function isUnfit(collection: string, field: string, format: string, site: Site): boolean {
  const isFault = (value: Json): boolean => formatValue(value, format, site.locale).fault !== undefined;
  return unfit(site, `${format} ${collection} ${field}`, () => valuesOf(collection, field, site).every(isFault));
}

const unfit = createMemo<Site, boolean>();

function templateMessage(
  fault: 'date' | 'number',
  format: string,
  collection: string,
  field: string,
  values: Json[],
): Message {
  const start = `"${format}" writes a ${fault}, and no "${field}" of "${collection}" is one`;
  const areDays = values.every((value) => typeof value === 'string' && isDay(value));
  if (areDays)
    return partsOf(
      `${start}: they are dates. Write {${field}:long}, {${field}:short}, {${field}:month} or {${field}:weekday}.`,
    );
  const areNumbers = values.every((value) => typeof value === 'number');
  if (areNumbers)
    return partsOf(`${start}: they are numbers. Write {${field}:number}, or {${field}:money} for an amount.`);
  return partsOf(`${start}. Write {${field}} without "${format}", or ${remedies[fault]}.`);
}

const remedies = {
  date: 'each as year, month and day: 2027-03-14',
  number: 'each with digits alone, with a point before cents: 4500 or 12.50',
};

function messageOf(fault: Unwritable, format: string, value: unknown): string {
  const shown = typeof value === 'string' ? JSON.stringify(shorten(value)) : 'What stands there';
  switch (fault) {
    case 'format':
      return `"${format}" is no way to write a value. ${suggestion(format, formats, '', formats.length)}`;
    case 'date':
      return `${shown} cannot be written as a date. ${dayAdvice(value)}`;
    case 'number':
      return `${shown} cannot be written as a number. Write digits alone, with a point before cents: 4500 or 12.50.`;
    case 'currency':
      return 'An amount of money needs a currency. Write it as "currency" of the site itself: KES.';
  }
}

/** Says what to write in the place of something that is no day. */
function dayAdvice(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  const flaw = /^\d{4}-\d{2}-\d{2}/.test(text) ? calendarFlaw(text) : undefined;
  return flaw ?? (dayMeant(text) ? `Write ${dayMeant(text)}.` : 'Write it as year, month and day: 2027-03-14.');
}

/** An amount in a text such as "€45": its number, and whether the sign beside it is that of the site's currency. */
interface Amount {
  number: string;
  isOwn: boolean;
}

/** Gives the amount in a text that is a number with a sign before or behind it; undefined for any other text. */
function amountIn(value: unknown, { currency, language }: Locale): Amount | undefined {
  const [, before = '', number, behind = ''] =
    /^(\D{0,4}?)\s?(\d+(?:\.\d{1,2})?)\s?(\D{0,4})$/.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  const sign = (before + behind).trim();
  const isSign = (before === '') !== (behind === '') && /^[\p{L}\p{Sc}.]+$/u.test(sign);
  if (number === undefined || !isSign) return undefined;
  return { number, isOwn: currency !== undefined && signsOf(currency, language).has(sign.toLowerCase()) };
}

/** Gives the signs of a currency beside a number: KES, Ksh, €. */
function signsOf(currency: string, language: string): Set<string> {
  const shown = (['code', 'symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
    const parts = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay }).formatToParts(0);
    return parts.find(({ type }) => type === 'currency')?.value ?? currency;
  });
  return new Set(shown.map((sign) => sign.toLowerCase()));
}
