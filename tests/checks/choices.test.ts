import { expect, test } from 'vitest';
import { found, problemsOf } from './site-with';

test('says what there is to choose from in each check, after however many others', () => {
  const wrong = Array.from({ length: 120 }, (_, index) => `surface${'abcdefghij'.charAt(index % 10)}${index}`);
  for (const surface of wrong) {
    expect(found('schema', { '/routes/0/blocks/0/surface': surface })).toMatch(
      /is not one of the choices\. There is: "/,
    );
  }
});

test.each(['/header/menu', '/footer/groups'])(
  'says of a name that nothing fills in, in the place of the list %s, that it is none',
  (place) => {
    expect(problemsOf({ [place]: '{foo}' }).filter(({ severity }) => severity === 'error')).not.toEqual([]);
  },
);
