import { expect, test } from 'vitest';
import { problemsOf } from '../../src/editor/outline/new-page';

const taken = ['/', '/contact', '/study/finland'];
const page = { title: 'Ireland', path: '/study/ireland', description: 'All about it.' };

test('what a new page lacks is said in words, each beside its field', () => {
  expect(problemsOf(page, taken)).toEqual({});
  expect(Object.keys(problemsOf({ title: ' ', path: '', description: '' }, taken))).toEqual([
    'title',
    'path',
    'description',
  ]);
});

test('an address that is taken or cannot be one is refused, with what was probably meant', () => {
  expect(problemsOf({ ...page, path: '/contact' }, taken).path).toBe(
    'Another page already has the address "/contact".',
  );
  expect(problemsOf({ ...page, path: '/Our Courses' }, taken).path).toContain('Did you mean "/our-courses"?');
});
