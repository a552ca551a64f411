import { expect, test } from 'vitest';
import type { Finding } from '../../src/checks/problem';
import { joinCheck, openFindings } from '../../src/editor/session/findings';
import {
  type Addition,
  firstToFill,
  followAddition,
  isToFill,
  missingIn,
  needsFilling,
  sortedFindings,
  withAddition,
  withLeftEmpty,
} from '../../src/editor/steps/addition';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { insert, remove, set } from '../../src/manifest/operations';
import { now } from './now';

const block = '/routes/0/blocks/1';
const root: JsonObject = {
  routes: [
    {
      path: '/',
      blocks: [
        { type: 'text', text: '' },
        { type: 'faq', items: [{ question: '', answer: 'Yes, to /nowhere.' }] },
      ],
    },
  ],
};
const addition: Addition = { places: [block], left: [] };

function finding(pointer: string, severity: Finding['severity'] = 'error'): Finding {
  return { rule: 'schema', severity, message: 'This text is empty.', pointer };
}

test('what is empty in what was just added is to be filled in; what is wrong there is wrong, as all else is', () => {
  const findings = [
    finding(`${block}/items/0/question`),
    finding(`${block}/items/0/answer`),
    finding('/routes/0/blocks/0/text'),
    finding(`${block}/items/0/question`, 'notice'),
  ];
  const { wrong, toFill, hints } = sortedFindings({ edits: { root }, addition, findings });
  expect(toFill).toEqual([findings[0]]);
  expect(wrong).toEqual([findings[1], findings[2]]);
  expect(hints).toEqual([findings[3]]);
  expect(sortedFindings({ edits: { root }, addition: undefined, findings }).wrong).toHaveLength(3);
});

test('what lacks properties is still to be filled in', () => {
  const lacking: Finding = { ...finding(`${block}/items/0`), missing: [`${block}/items/0/title`] };
  expect(isToFill(lacking, root, addition)).toBe(true);
  // As rules of the site say it, by the name of the property.
  const named: Finding = { ...finding(`${block}/items/0`), rule: 'field-has-options', lacks: 'value' };
  expect(isToFill(named, root, addition)).toBe(true);
  expect(missingIn(named)).toEqual([`${block}/items/0/value`]);
});

test('a field that is left empty is to be put right from then on, one that is filled in is not left empty', () => {
  const question = `${block}/items/0/question`;
  const left = withLeftEmpty(addition, question, root);
  expect(isToFill(finding(question), root, left)).toBe(false);
  expect(withLeftEmpty(left, question, root)).toBe(left);
  expect(withLeftEmpty(addition, `${block}/items/0/answer`, root)).toBe(addition);
  expect(withLeftEmpty(addition, '/routes/0/blocks/0/text', root)).toBe(addition);
});

test('what was just added stays so wherever it is moved, and is no longer once it is gone', () => {
  const left = [`${block}/items/0/question`];
  const after = (edited: Json): Addition | undefined =>
    followAddition({ places: [block], left }, root, edited as JsonObject);
  const below = insert(root, '/routes/0/blocks/0', { type: 'text', text: 'One' });
  expect(after(below)).toEqual({ places: ['/routes/0/blocks/2'], left: ['/routes/0/blocks/2/items/0/question'] });
  expect(after(set(root, `${block}/items/0/question`, 'Who?'))).toEqual({ places: [block], left });
  expect(after(remove(root, block))).toBeUndefined();
});

test('several things that are added to one list are all to be filled in, and what is added elsewhere takes their place', () => {
  const one = withAddition(undefined, '/list/0');
  expect(withAddition(one, '/list/0/items/1')).toBe(one);
  expect(withAddition(one, '/list/1')).toEqual({ places: ['/list/0', '/list/1'], left: [] });
  expect(withAddition(one, '/other/1')).toEqual({ places: ['/other/1'], left: [] });
  const both = withAddition(one, '/list/1');
  const before: JsonObject = { list: [{ title: '' }, { title: '' }] };
  expect([0, 1].map((index) => needsFilling(`/list/${index}`, before, both))).toEqual([true, true]);
  expect(followAddition(both, before, remove(before, '/list/0'))).toEqual({
    places: ['/list/0'],
    left: [],
  });
});

test('an item of what was just added is unfilled as long as something in it is empty', () => {
  const site: JsonObject = { list: [{ picture: { src: '', alt: '' } }, { title: 'Here' }, { title: '' }] };
  const unfilled = (place: string, added = '/list'): boolean =>
    needsFilling(place, site, { places: [added], left: [] });
  expect([unfilled('/list/0'), unfilled('/list/1'), unfilled('/list/2')]).toEqual([true, false, true]);
  expect(unfilled('/list/2', '/list/0')).toBe(false);
  expect(needsFilling('/list/2', site, undefined)).toBe(false);
});

test('the first that has to be filled in is the first that says nothing, however deep it lies', () => {
  const site: JsonObject = { list: [{ title: 'Here', lists: [{ heading: 'A', items: [] }], text: '' }, ''] };
  expect(firstToFill('/list', site)).toBe('/list/0/lists/0/items');
  expect(firstToFill('/list/1', site)).toBe('/list/1');
  expect(firstToFill('/list/0/title', site)).toBeUndefined();
});

test('what was found of an empty place is no longer shown once something stands there, before the next check', () => {
  const [question, text] = [`${block}/items/0/question`, '/routes/0/blocks/0/text'];
  const findings = [finding(question), finding(text)];
  const lastCheck = joinCheck(undefined, {
    root,
    assets: { pictures: {}, files: {}, icons: {}, flags: {} },
    now,
    findings,
  });
  const shownIn = (site: Json): string[] => openFindings(lastCheck, site as JsonObject).map(({ pointer }) => pointer);
  expect(shownIn(set(root, question, 'W'))).toEqual([text]);
  expect(shownIn(root)).toEqual([question, text]);
});
