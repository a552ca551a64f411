import { dayNamed, isDay } from '../../calendar/day';
import { daysOf, type Occasion } from '../../calendar/occasion';
import { asJson } from '../../manifest/manifest';
import { declaredDays, occasionOf } from '../occasions';
import { type PageRule, usesOf } from '../rule';

export const occasionIsInOrder: PageRule = {
  id: 'occasion-is-in-order',
  what: 'What takes place ends after it begins.',
  severity: 'error',
  scope: 'page',
  // Another rule reports what is no day.
  yields: ['date-exists'],
  why: 'Visitors put it into their calendars, and search engines show it, as it is written.',
  wrong: '"date": { "date": "2027-03-06", "until": "2027-03-01" }',
  right: '"date": { "date": "2027-03-06", "until": "2027-03-10" }',
  check({ page, facts, report }) {
    const { site } = facts;
    for (const { occasion, pointer } of usesOf(page, 'occasion')) {
      for (const { member, message } of flawsOf(occasion)) report(`${pointer}/${member}`, message);
    }
    if (page !== facts.shell) return;
    for (const { written, pointer } of declaredDays(asJson(site.manifest)).flatMap(({ days }) => days)) {
      const occasion = occasionOf(written, site);
      for (const { member, message } of occasion ? flawsOf(occasion) : [])
        report(`${pointer}/${member}`, message, { isWritten: true });
    }
  },
};

function* flawsOf(occasion: Occasion): Generator<{ member: keyof Occasion; message: string }> {
  const { date, until, starts, ends, movedTo } = occasion;
  const { first, last } = daysOf(occasion);
  if (![first, last].every(isDay)) return;
  if (until !== undefined && until < first) {
    const beginning = movedTo === undefined ? `begins on ${first}` : `begins on ${first}, to which it was moved`;
    yield { member: 'until', message: `It would end on ${until}, before it ${beginning}. Correct one of the two.` };
  }
  if (ends !== undefined && starts === undefined)
    yield { member: 'ends', message: 'It says when it ends and not when it starts. Say that too, in "starts".' };
  else if (ends !== undefined && starts !== undefined && first === last && ends <= starts) {
    const night = `Where it goes on past midnight, say its last day: "until": "${dayNamed('+1d', first)}".`;
    yield { member: 'ends', message: `It would end at ${ends}, and it starts at ${starts}. ${night}` };
  }
  if (movedTo === date && starts === undefined)
    yield {
      member: 'movedTo',
      message: `It was on ${date} already. Name another day; or say in "starts" at what time it starts now.`,
    };
}
