import type { JsonObject } from '../../manifest/manifest';
import type { Field, Input } from './fields-of';

/** Words of the site that are said in one place. */
export interface WordGroup {
  title: string;
  fields: Field[];
}

/** Where the words are said whose names begin so; the first that fits counts. */
const places: [title: string, names: RegExp][] = [
  ['Menu, links and the page', /^(documentTitle|skip|main|footer|menu|closeMenu|homeLink|breadcrumbs|fileNote|pageCh)/],
  ['Notifications and errors', /^(dismiss|notifications|alerts|unexpected|errorStatus|errorMessage|reload)/],
  ['Events and reviews', /^(cancelled|attendees|stars)/],
  ['Films and maps', /^(elsewhere|playFilm|showMap|mapOf|directions)/],
  ['Opening hours', /^(opening|open(Until|Now|AllDay)|closed|fromDay|untilDay)/],
  [
    'Forms: questions and answers',
    /^(required|chooseOne|errorSummary|moreToCheck|field|leaveEmpty|opensInNewTab|draft)/,
  ],
  ['Forms: sending', /^(alreadySending|your|copy(Reference|Selected)|formSent|sendAnother|formPreparing|.*[pP]erson)/],
  ['Forms: what could not be sent', /./],
];

/** The words of the site by where they are said, of those in which something stands that is looked for. */
export function wordGroups(fields: readonly Field[], written: JsonObject, wanted: string): WordGroup[] {
  const found = fields.filter((field) => saysOf(field, written).includes(wanted.trim().toLowerCase()));
  return places
    .map(([title]) => ({ title, fields: found.filter(({ name }) => placeOf(name) === title) }))
    .filter((group) => group.fields.length > 0);
}

function placeOf(name: string): string | undefined {
  return places.find(([, names]) => names.test(name))?.[0];
}

/** All that a word is known by: its name, what it is for, what is written and what is said otherwise. */
function saysOf({ name, label, help, input }: Field, written: JsonObject): string {
  const own = Object.hasOwn(written, name) ? JSON.stringify(written[name]) : '';
  return [label, help, own, ...usualIn(input)].join(' ').toLowerCase();
}

function usualIn(input: Input): string[] {
  if (input.kind === 'group') return input.fields.flatMap((field) => usualIn(field.input));
  return input.kind === 'words' ? [input.usual ?? ''] : [];
}
