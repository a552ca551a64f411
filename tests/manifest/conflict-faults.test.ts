import { describe, expect, test } from 'vitest';
import { findFault } from '../../src/manifest/scan';

describe('two versions that git has left in a file', () => {
  const ours = ['  "a": 1,', '  "b": 2,'];
  const theirs = ['  "a": 3,'];
  const base = ['  "a": 0,'];
  const lineEnds = ['\n', '\r\n'];
  const lengths = [3, 7, 9, 15];
  const labels: [string, string, string][] = [
    [' HEAD', ' 1a2b3c4', ' other'],
    ['', '', ''],
    [' Updated upstream', ' Stash base', ' feature/a b'],
  ];
  const places = lineEnds.flatMap((lineEnd) =>
    lengths.flatMap((length) =>
      labels.flatMap((label) => [true, false].map((hasBase) => ({ lineEnd, length, label, hasBase }))),
    ),
  );

  test.each(places)('are told of with their lines: %j', ({ lineEnd, length, label, hasBase }) => {
    const mark = (sign: string): string => sign.repeat(length);
    const lines = ['{', mark('<') + label[0], ...ours, ...(hasBase ? [mark('|') + label[1], ...base] : [])];
    lines.push(mark('='), ...theirs, mark('>') + label[2], '  "c": 4', '}', '');
    const text = lines.join(lineEnd);
    const fault = findFault(text);
    const at = hasBase ? 8 : 6;
    expect(fault?.message).toBe(
      `Two versions of this file meet here: lines 3 to 4 in one of them, line ${at} in the other. Keep what is right, and remove the rest with the lines of signs that git has written around it.`,
    );
    const said = [fault, ...(fault?.others ?? [])].map((one) =>
      text.slice(one?.offset, (one?.offset ?? 0) + (one?.length ?? 0)),
    );
    expect(said).toEqual([ours.join(lineEnd), theirs.join(lineEnd)]);
  });

  test('are told of once where they stand within each other, and counted where there are several', () => {
    const inner = '<<<<<<<<< a\n"x": 1\n=========\n"x": 2\n>>>>>>>>> b';
    const same = '<<<<<<< a\n"x": 1\n=======\n"x": 2\n>>>>>>> b';
    for (const within of [inner, same]) {
      const { message, others } = findFault(`{\n<<<<<<< one\n${within}\n=======\n"x": 3\n>>>>>>> two\n}`) ?? {};
      expect(message).toContain('lines 3 to 7 in one of them, line 9 in the other.');
      expect(others).toHaveLength(1);
    }
    expect(findFault(`{\n${same}\n${same}\n}`)?.message).toContain('There are 2 such places.');
  });

  test('are told of where one of them has nothing, and where a mark alone is left', () => {
    expect(findFault('{\n<<<<<<< a\n=======\n"x": 2\n>>>>>>> b\n}')?.message).toContain(
      'nothing in one of them, line 4',
    );
    expect(findFault('{\n"x": 2\n>>>>>>> b\n}')?.message).toContain('A mark that git has left stands in this line');
  });
});
