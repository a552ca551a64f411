import { isEqual } from '../../manifest/merge';
import { worded } from '../../manifest/message';
import type { SiteRule } from '../rule';

export const hoursAgree: SiteRule = {
  id: 'hours-agree',
  what: 'Search engines are told the opening hours that visitors read.',
  severity: 'warning',
  scope: 'site',
  reads: ['place'],
  waitsForErrors: true,
  why: 'Where only one of the two is changed, the map sends people to a locked door, or keeps them away from an open one.',
  wrong: '"business": { "hours": [… until 17:00] } beside { "type": "place", "hours": [… until 18:00] }',
  right: '"business": { "hours": [… until 18:00] } beside { "type": "place", "hours": [… until 18:00] }',
  check({ facts, report }) {
    const told = facts.shell.blocks.find(({ pointer }) => pointer === '/business')?.block.hours;
    if (told === undefined) return;
    const read = facts.pages.flatMap(({ path, blocks }) =>
      blocks.flatMap(({ block: { type, hours } }) =>
        type === 'place' && hours !== undefined ? [{ path, hours }] : [],
      ),
    );
    const [first, ...others] = read;
    // Several places are open at several times, and no one of them speaks for all.
    if (!first || others.some(({ hours }) => !isEqual(hours, first.hours)) || isEqual(told, first.hours)) return;
    report(
      '/business/hours',
      worded`Visitors read other opening hours on the page ${{ quoted: first.path }} than search engines are told here. Make them the same.`,
    );
  },
};
