import { expect, test } from 'vitest';
import { type SetLine, type Setting, setText } from '../../../src/pictures/lettering/set-text';

const sizes: Setting['sizes'] = [
  [92, 3],
  [80, 3],
  [68, 3],
  [56, 3],
  [44, 5],
];
const setting: Setting = { font: 'outfit', isRightToLeft: false, width: 820, sizes };
const arabic: Setting = { ...setting, isRightToLeft: true };

async function linesOf(words: string, how = setting): Promise<SetLine[]> {
  return (await setText(words, how))?.lines ?? [];
}

/** The signs of a line as they stand from left to right. */
function seen({ runs }: SetLine): string {
  const signs = runs.flatMap(({ run }) =>
    // A letter that was first met as a part of another, such as U of Ü, does not know what it stands for.
    run.glyphs.map(({ glyph: { id, codePoints } }) =>
      codePoints.length > 0 ? String.fromCodePoint(...codePoints) : run.face.stringsForGlyph(id)[0],
    ),
  );
  return signs.join('');
}

/** The typefaces of a text, in their order. */
async function familiesOf(words: string, how = setting): Promise<string[]> {
  const runs = (await linesOf(words, how)).flatMap((line) => line.runs);
  return [...new Set(runs.map(({ run }) => run.face.familyName.replace(/ (Bold|72pt.*|Thin)$/, '')))];
}

async function lengthOf(words: string, how = setting): Promise<number> {
  return (await linesOf(words, { ...how, sizes: [[40, 1]] }))[0]?.length ?? 0;
}

test('letters are kerned', async () => {
  for (const font of ['outfit', 'fraunces', 'bricolage-grotesque'] as const) {
    const apart = (await lengthOf('A', { ...setting, font })) + (await lengthOf('V', { ...setting, font }));
    expect(await lengthOf('AV', { ...setting, font })).toBeLessThan(apart - 1);
  }
});

test('Arabic letters are joined, and run from right to left', async () => {
  const [line] = await linesOf('خبز', arabic);
  expect(line && seen(line)).toBe('زبخ');
  const shapes = (one: SetLine | undefined): number[] =>
    (one?.runs ?? [])
      .flatMap(({ run }) => run.glyphs.filter(({ glyph }) => glyph.path.commands.length > 0))
      .map(({ glyph }) => glyph.id);
  const alone = await Promise.all(['ز', 'ب', 'خ'].map(async (letter) => shapes((await linesOf(letter, arabic))[0])));
  const [parted] = await linesOf('خ\u200cب\u200cز', arabic);
  expect(shapes(parted)).toEqual(alone.flat());
  expect(shapes(line)).not.toEqual(alone.flat());
});

test('each part of a mixed title runs in its own direction', async () => {
  const line = async (words: string, how: Setting): Promise<string | undefined> => {
    const [first] = await linesOf(words, { ...how, sizes: [[20, 1]] });
    return first && seen(first);
  };
  expect(await line('אב Pagewright 2026 גד', arabic)).toBe('דגPagewright2026בא');
  expect(await line('Pagewright אב', arabic)).toBe('באPagewright');
  expect(await line('Pagewright אב גד 42', setting)).toBe('Pagewright42דגבא');
  expect(await line('Bread and cake, every day.', arabic)).toBe('Breadandcake,everyday.');
  expect(await line('אב.', setting)).toBe('.בא');
  expect(await line('אב (גד)', arabic)).toBe('(דג)בא');
});

test('lines are broken in the order of reading, also from right to left', async () => {
  const lines = await linesOf('אבגד הוזח Pagewright abcdefghij', { ...arabic, width: 500, sizes: [[60, 3]] });
  expect(lines.map(seen)).toEqual(['חזוהדגבא', 'Pagewright', 'abcdefghij']);
});

test.each([
  ['Bread', 92, 1],
  ['Study Nursing in Canada from Kenya', 92, 3],
  ['Study Business Administration in the United Kingdom', 80, 3],
  ['How much does a degree in Computer Science cost in Germany?', 68, 3],
  ['How much does a degree in Business Administration cost in the United Kingdom?', 56, 3],
  ['What universities in Finland ask of students from abroad, by subject, and how long it takes them', 44, 3],
  ['What universities ask '.repeat(8), 44, 5],
])('sets "%s" in the size %i', async (words, size, lines) => {
  const set = await setText(words, setting);
  expect([set?.size, set?.lines.length]).toEqual([size, lines]);
  for (const { length } of set?.lines ?? []) expect(length).toBeLessThanOrEqual(setting.width);
});

test('sets a long title in even lines', async () => {
  const how: Setting = { ...setting, sizes: [[60, 2]] };
  expect((await linesOf('University application and registration', how)).map(seen)).toEqual([
    'Universityapplication',
    'andregistration',
  ]);
});

test.each([
  ['of words', `${'What universities ask of students '.repeat(12)}`, setting, /…$/],
  ['of words that fill each line', 'Kenya '.repeat(60), setting, /Kenya…$/],
  ['of one word', 'x'.repeat(400), setting, /…$/],
  ['from right to left', 'الدراسة في المملكة المتحدة '.repeat(14), arabic, /^…/],
])('cuts a title %s that is too long, with an ellipsis', async (_, words, how, end) => {
  const set = await setText(words, how);
  expect([set?.size, set?.lines.length]).toEqual([44, 5]);
  for (const { length } of set?.lines ?? []) expect(length).toBeLessThanOrEqual(setting.width);
  const last = set?.lines.at(-1);
  expect(last && seen(last)).toMatch(end);
});

test('breaks a word that is longer than a line, and loses none of it', async () => {
  const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
  const lines = await linesOf(word);
  expect(lines.length).toBeGreaterThan(1);
  for (const { length } of lines) expect(length).toBeLessThanOrEqual(setting.width);
  expect(lines.map(seen).join('')).toBe(word);
  expect((await linesOf('Kursanmeldung/Werkstattplätze')).map(seen)).toEqual(['Kursanmeldung/', 'Werkstattplätze']);
});

test('a title stands in the typeface of the theme where that has all letters, else as a whole in another', async () => {
  expect(await familiesOf('Łódź, Nguyễn', { ...setting, font: 'fraunces' })).toEqual(['Fraunces']);
  expect(await familiesOf('Nguyễn in Latin')).toEqual(['Noto Sans']);
  expect(await familiesOf('Хлеб in Outfit')).toEqual(['Noto Sans']);
  for (const words of ['Їжа', 'Καλημέρα', 'ἐν ἀρχῇ']) {
    expect((await linesOf(words)).map(seen).join('')).toBe(words.replace(' ', ''));
    expect(await familiesOf(words)).toEqual(['Noto Sans']);
  }
  expect((await familiesOf('Bread خبز לחם')).sort()).toEqual(['Noto Sans Arabic', 'Noto Sans Hebrew', 'Outfit']);
});

test('what belongs to a letter stands at it', async () => {
  const [plain, pointed] = [await lengthOf('שלום', arabic), await lengthOf('שָׁלוֹם', arabic)];
  expect(Math.abs(plain - pointed)).toBeLessThan(1);
  expect((await linesOf('ę\u0301', { ...setting, font: 'bricolage-grotesque' }))[0]?.runs).toHaveLength(1);
  expect(await lengthOf('हिन्दी')).toBeLessThan((await lengthOf('ह')) * 4);
});

test('leaves out emoji, and sets nothing where letters are missing', async () => {
  expect((await linesOf('👩🏽‍💻 Bread 🍞 and cake 🎂!')).map(seen)).toEqual(['Breadandcake!']);
  expect(await setText('面包 and cake', setting)).toBeUndefined();
});
