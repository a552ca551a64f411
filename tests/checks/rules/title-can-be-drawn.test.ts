import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'title-can-be-drawn';
const title = '/routes/1/title';

test('notes letters that no typeface for pictures has, all of a site at once', () => {
  expect(found(rule, { [title]: '面包 and cake, 面包店' })).toMatchInlineSnapshot(
    `"notice "面包 and cake, 面包店" → The picture for sharing this page is drawn without its title: no typeface for pictures has "面包店". Write the title in Latin, Cyrillic, Greek, Arabic, Hebrew or Devanagari letters, or leave it as it is: the page itself shows it."`,
  );
  expect(found(rule, { '/routes/0/title': 'ขนมปัง', [title]: '面包' })).toMatchInlineSnapshot(
    `"notice "ขนมปัง" → The picture for sharing this page is drawn without its title: no typeface for pictures has "ขนมปัง面包". Write the title in Latin, Cyrillic, Greek, Arabic, Hebrew or Devanagari letters, or leave it as it is: the page itself shows it."`,
  );
  expect(found(rule, { [title]: '一二三四五六七八九十百千万' })).toMatchInlineSnapshot(
    `"notice "一二三四五六七八九十百千万" → The picture for sharing this page is drawn without its title: no typeface for pictures has "一二三四五六七八九十百千" and 1 more. Write the title in Latin, Cyrillic, Greek, Arabic, Hebrew or Devanagari letters, or leave it as it is: the page itself shows it."`,
  );
});

test('notes a title of which nothing is left', () => {
  expect(found(rule, { [title]: '🍞 🎂' })).toMatchInlineSnapshot(
    `"notice "🍞 🎂" → Of this title the picture for sharing the page can show nothing, and is drawn without it. Add a word."`,
  );
});

test('accepts any title of a page that has a picture of its own for sharing', () => {
  const share = { picture: 'uploads/example.svg', alt: 'An oven' };
  expect(found(rule, { [title]: '面包', '/routes/1/share': share })).toBe('nothing');
});

test('accepts letters that the theme has not, but another typeface, and emoji beside words', () => {
  for (const text of ['Хлеб и пироги', 'Καλημέρα', 'Bánh mì nướng', 'خبز وكعك', 'לחם ועוגות', 'रोटी']) {
    expect(found(rule, { [title]: text })).toBe('nothing');
  }
  expect(found(rule, { [title]: 'Bread 🍞 from 🇰🇪, 1️⃣ → 2' })).toBe('nothing');
  expect(found(rule, { '/notFound/title': '面包' })).toBe('nothing');
});
