import { expect, test } from 'vitest';
import { findFault } from '../../src/manifest/scan';

/** Each text with marks around what its first fault shows, and the message. Line ends are written ⏎, tabs ⇥. */
function faults(...texts: string[]): string {
  const lines = texts.map((text) => {
    const fault = findFault(text);
    if (!fault) return `${text} has no fault`;
    const end = fault.offset + fault.length;
    const marked = `${text.slice(0, fault.offset)}»${text.slice(fault.offset, end)}«${text.slice(end)}`;
    return `${marked.replaceAll('\n', '⏎').replaceAll('\t', '⇥').replace('\uFEFF', '<BOM>')}\n   ${fault.message}`;
  });
  return `\n${lines.join('\n')}\n`;
}

test('finds nothing wrong with well-formed text', () => {
  for (const text of [
    '{}',
    ' \r\n\t{ "a" : [ 1 , -0.5e+3 , true , false , null , "" , [ ] , { } ] }\n',
    '{"a":"\\u00e9 \\" \\\\ \\/ \\n\\r\\t","ä":"“quoted” // no comment, no ; end"}',
    '{"__proto__":1,"1a":2,"01":3,"-1":4}',
    `{"a":0.${'123456789'.repeat(20)},"b":-${'9'.repeat(60)}}`,
    '{"a":"one \u2028 line"}',
    '\uFEFF{"a":1}',
    '{"a":"<<<<<<< ======= >>>>>>>"}',
  ]) {
    expect(findFault(text)).toBeUndefined();
  }
});

test('reports a file that holds no object', () => {
  expect(faults('', ' \n ', '\uFEFF', '[]', '// my site\n{}')).toMatchInlineSnapshot(`
    "
    »«
       The file is empty. It must hold one website: { … }.
     ⏎ »«
       The file is empty. It must hold one website: { … }.
    <BOM>»«
       The file is empty. It must hold one website: { … }.
    »[«]
       A website begins with {. Nothing may stand before it.
    »// my site«⏎{}
       A website in JSON has no comments. Remove this one.
    "
  `);
});

test('reports what stands after the end', () => {
  expect(faults('{"a":{}}}', '{}\n{}')).toMatchInlineSnapshot(`
    "
    {"a":{}}»}«
       The website ends before this. Remove what follows the last }, or a } too many before it.
    {}⏎»{«}
       The website ends before this. Remove what follows the last }, or a } too many before it.
    "
  `);
});

test('reports brackets that are not closed or not paired', () => {
  expect(
    faults(
      '{\n  "a": {\n    "b": 1\n',
      '{"a":[1,',
      '{"a":',
      '{',
      '{"a":[1}',
      '{"a":{"b":1]}',
      '{"a":[{"b":1,\n{"c":2}]}',
      `{"a":${'['.repeat(101)}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    {⏎  "a": »{«⏎    "b": 1⏎
       This bracket on line 2 is never closed: a } is missing before the end of the file.
    {"a":»[«1,
       This bracket on line 1 is never closed: a ] is missing before the end of the file.
    »{«"a":
       This bracket on line 1 is never closed: a } is missing before the end of the file.
    »{«
       This bracket on line 1 is never closed: a } is missing before the end of the file.
    {"a":[1»}«
       A } stands where ] should: the [ on line 1 is still open.
    {"a":{"b":1»]«}
       A ] stands where } should: the { on line 1 is still open.
    {"a":[{"b":1,⏎»{«"c":2}]}
       A { cannot stand here: the { on line 1 is still open. Write its } before this.
    {"a":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[»[«
       Brackets are nested more than 100 deep here.
    "
  `);
});

test('reports commas that are missing or too many', () => {
  expect(
    faults('{"a":1\n "b":2}', '{"a":["x" "y"]}', '{"a":1,}', '{"a":1 , }', '{"a":[1,2,\n]}', '{"a":[,1]}', '{,"a":1}'),
  ).toMatchInlineSnapshot(`
    "
    {"a":1»«⏎ "b":2}
       A comma is missing here.
    {"a":["x"»« "y"]}
       A comma is missing here.
    {"a":1»,«}
       Nothing follows this comma. Remove it: the last item before } has none.
    {"a":1 »,« }
       Nothing follows this comma. Remove it: the last item before } has none.
    {"a":[1,2»,«⏎]}
       Nothing follows this comma. Remove it: the last item before ] has none.
    {"a":[»,«1]}
       A value is missing here. Write one, or remove the name before it.
    {»,«"a":1}
       A name in straight quotes must stand here, then a colon and its value.
    "
  `);
});

test('reports names that are not names', () => {
  expect(faults('{a: 1}', "{'a': 1}", '{“a”: 1}', '{"a" 1}', '{"a"}', '{: 1}')).toMatchInlineSnapshot(`
    "
    {»a«: 1}
       The name a must stand in straight quotes: "a".
    {»'«a': 1}
       Text stands in double quotes: ", not in single ones.
    {»“«a”: 1}
       This is a curly quote from a word processor. Write a straight quote: ".
    {"a" »1«}
       A colon is missing after "a".
    {"a"»}«
       A colon is missing after "a".
    {»:« 1}
       A name in straight quotes must stand here, then a colon and its value.
    "
  `);
});

test('reports names that JSON.parse would drop or move', () => {
  expect(
    faults('{"a": 1, "b": {"a": 2}, "a": 3}', '{"a": 1, "\\u0061": 3}', '{"b": 1, "12": 3}'),
  ).toMatchInlineSnapshot(`
    "
    {"a": 1, "b": {"a": 2}, »"a"«: 3}
       "a" stands twice between the same brackets, and only the last would count. Remove one, or give it another name.
    {"a": 1, »"\\u0061"«: 3}
       "a" stands twice between the same brackets, and only the last would count. Remove one, or give it another name.
    {"b": 1, »"12"«: 3}
       "12" is a number used as a name, which would change its place among the others. Begin the name with a letter.
    "
  `);
});

test('reports values that are no values', () => {
  expect(
    faults(
      '{"a": }',
      '{"a": hello}',
      '{"a": True}',
      '{"a": 12px}',
      '{"a": #c2410c}',
      '{"a": http://x}',
      '{"a": 01}',
      '{"a": +1}',
      '{"a": 1.}',
      '{"a": .5}',
      '{"a": NaN}',
      '{"a": \'one\'}',
      '{"a": “one”}',
    ),
  ).toMatchInlineSnapshot(`
    "
    {"a": »}«
       A value is missing here. Write one, or remove the name before it.
    {"a": »hello«}
       hello is not a value. Text stands in straight quotes: "hello".
    {"a": »True«}
       Write true in small letters.
    {"a": »12px«}
       12px is not a value. Text stands in straight quotes: "12px".
    {"a": »#c2410c«}
       #c2410c is not a value. Text stands in straight quotes: "#c2410c".
    {"a": »http://x«}
       http://x is not a value. Text stands in straight quotes: "http://x".
    {"a": »01«}
       01 is not how a number is written. Write it like 12, -3 or 0.5.
    {"a": »+1«}
       +1 is not how a number is written. Write it like 12, -3 or 0.5.
    {"a": »1.«}
       1. is not how a number is written. Write it like 12, -3 or 0.5.
    {"a": ».5«}
       .5 is not how a number is written. Write it like 12, -3 or 0.5.
    {"a": »NaN«}
       NaN is not a value. Text stands in straight quotes: "NaN".
    {"a": »'«one'}
       Text stands in double quotes: ", not in single ones.
    {"a": »“«one”}
       This is a curly quote from a word processor. Write a straight quote: ".
    "
  `);
});

test('reports comments', () => {
  expect(
    faults('{\n  "a": 1, // the first\n  "b": 2\n}', '{"a": /* one */ 1}', '{\n  # note\n  "b": 2\n}'),
  ).toMatchInlineSnapshot(`
    "
    {⏎  "a": 1, »// the first«⏎  "b": 2⏎}
       A website in JSON has no comments. Remove this one.
    {"a": »/* one */« 1}
       A website in JSON has no comments. Remove this one.
    {⏎  »# note«⏎  "b": 2⏎}
       A website in JSON has no comments. Remove this one.
    "
  `);
});

test('reports faults inside quotes', () => {
  expect(
    faults(
      '{"a": "one,\n "b": 2}',
      '{"a": "one',
      '{"a": "one”\n}',
      '{"a": "one\ttwo"}',
      '{"a": "C:\\docs"}',
      '{"a": "\\u12g4"}',
      '{"a": "\\',
    ),
  ).toMatchInlineSnapshot(`
    "
    {"a": »"one,«⏎ "b": 2}
       This text has no closing quote on its line. End it with ". A line break inside a text is written \\n.
    {"a": »"one«
       This text has no closing quote on its line. End it with ". A line break inside a text is written \\n.
    {"a": "one»”«⏎}
       This is a curly quote from a word processor. The text must end with a straight quote: ".
    {"a": "one»⇥«two"}
       A tab cannot stand inside quotes. Write a space, or \\t.
    {"a": "C:»\\d«ocs"}
       A backslash means something special in quotes. Write \\\\ for a backslash and \\" for a quote.
    {"a": "»\\u«12g4"}
       A backslash means something special in quotes. Write \\\\ for a backslash and \\" for a quote.
    {"a": "»\\«
       A backslash means something special in quotes. Write \\\\ for a backslash and \\" for a quote.
    "
  `);
});
