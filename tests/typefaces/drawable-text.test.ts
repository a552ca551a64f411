import { expect, test } from 'vitest';
import { drawableText, missingLetters } from '../../src/typefaces/drawable-text';

test.each([
  ['Bread 🍞 and cake 🎂!', 'Bread and cake!'],
  ['👩🏽‍💻 Work with us 🇰🇪 ❤️', 'Work with us'],
  ['(🎉 party)  now', '(party) now'],
  ['1️⃣ First', '1 First'],
  ['Baker©️ & Son™', 'Baker© & Son™'],
  ['soft\u00adhyphen, 10\u202f000', 'softhyphen, 10\u00a0000'],
  ['e\u0301cole', 'école'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('of "%s" it says "%s"', (text, drawn) => {
  expect(drawableText(text, 'outfit')?.text).toBe(drawn);
});

test('a sign that only the wide typeface has decides for all of the title', () => {
  expect(drawableText('Price', 'outfit')?.files[0]).toBe('outfit-latin');
  expect(drawableText('Price in ₽', 'outfit')?.files[0]).toBe('noto-sans-latin');
  expect(drawableText('Price → now', 'outfit')).toEqual(expect.objectContaining({ text: 'Price now' }));
});

test('letters that no typeface has are told, each once', () => {
  expect(missingLetters('面包, 面 and ① cake 🍞', 'fraunces')).toEqual(['面', '包', '①']);
  expect(missingLetters('Хлеб, ψωμί, خبز, לחם, रोटी, bánh', 'fraunces')).toEqual([]);
  expect(drawableText('面包 and cake', 'fraunces')).toBeUndefined();
  expect(drawableText('🍞 ', 'fraunces')).toBeUndefined();
});
