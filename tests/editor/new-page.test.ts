import { expect, test } from 'vitest';
import { newPage, problemsOf } from '../../src/editor/dialogs/page-window';

const taken = ['/', '/contact', '/study/finland'];
const page = { title: 'Ireland', path: '/study/ireland', description: 'All about it.' };

test('what a new page lacks is said in words, each beside its field', () => {
  expect(problemsOf(page, taken, 'en')).toEqual({});
  expect(Object.keys(problemsOf({ title: ' ', path: '', description: '' }, taken, 'en'))).toEqual([
    'title',
    'path',
    'description',
  ]);
});

test('an address that is taken or cannot be one is refused, with what was probably meant', () => {
  expect(problemsOf({ ...page, path: '/contact' }, taken, 'en').path).toBe(
    'Another page already has the address "/contact".',
  );
  expect(problemsOf({ ...page, path: '/Our Courses' }, taken, 'en').path).toContain('Did you mean "/our-courses"?');
  const größe = { ...page, path: '/Größe' };
  expect(problemsOf(größe, taken, 'de').path).toContain('Did you mean "/groesse"?');
});

test('a new page has a heading alone, or all that the page has that it is like', () => {
  const blocks = [
    { type: 'hero', heading: 'Study' },
    { type: 'shared', block: 'ready-to-start' },
  ];
  const asked = { title: ' Ireland ', path: '/study/ireland', description: ' All about it. ' };
  expect(newPage(asked, undefined)).toEqual({ ...page, blocks: [{ type: 'hero', heading: 'Ireland' }] });
  expect(newPage(asked, { path: '/study', title: 'Study', draft: true, blocks })).toEqual({ ...page, blocks });
});
