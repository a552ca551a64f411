import { expect, test } from 'vitest';
import { drawingSize, isTooLarge } from '../../src/uploads/drawing-size';
import { processorTime } from '../processor-time';

const sizeOf = (attributes: string, before = '') =>
  drawingSize(new TextEncoder().encode(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>`));

test.each([
  ['width="640" height="480"', [640, 480]],
  ["width='640px' height = '480PX'", [640, 480]],
  ['width="210mm" height="297mm"', [794, 1123]],
  ['width="21cm" height="840q"', [794, 794]],
  ['width="1in" height="72pt"', [96, 96]],
  ['width="6pc" height="10em"', [96, 160]],
  ['width="1e3" height=".5e2"', [1000, 50]],
  ['viewBox="0 0 300 200"', [300, 200]],
  ['viewBox="0,0,300,200"', [300, 200]],
  ['viewBox=" -10 , -10  300\n200 "', [300, 200]],
  ['width="100%" height="100%" viewBox="0 0 300 200"', [300, 200]],
  ['width="auto" viewBox="0 0 300 200"', [300, 200]],
  ['width="600" viewBox="0 0 300 200"', [600, 400]],
  ['height="100" viewBox="0 0 300 200"', [150, 100]],
  ['width="-5" height="-5" viewBox="0 0 300 200"', [300, 200]],
  ['viewBox="0 0 0.5 0.5"', [1, 1]],
  ['data-width="9" width="40" height="30"', [40, 30]],
])('the size of %s is %j', (attributes, [width, height]) => {
  expect(sizeOf(attributes)).toEqual({ width, height });
});

test.each([
  '',
  'width="0" height="0" viewBox="0 0 9 9"',
  'width="0mm" height="9"',
  'viewBox="0 0 0 0"',
  'viewBox="0 0 -9 -9"',
  'viewBox="0 0"',
  'width="-9" height="9"',
  'width="wide" height="high"',
  'width="9"',
])('a drawing that says %s has no size', (attributes) => {
  expect(sizeOf(attributes)).toEqual({});
});

test('a drawing is found behind notes and names, and nothing else is taken for one', () => {
  const names = `<?xml version="1.0"?><!DOCTYPE svg [${'<!ENTITY ns_ai "http://ns.adobe.com/">'.repeat(90)}]>\n<!-- <svg width="1" height="1"> -->`;
  expect(sizeOf('width="640" height="480"', names)).toEqual({ width: 640, height: 480 });
  expect(sizeOf('width="640" height="480"', '\uFEFF')).toEqual({ width: 640, height: 480 });
  expect(sizeOf('width="640" height="480"', 'RIFF')).toBeUndefined();
  expect(drawingSize(new TextEncoder().encode('<html><body>'))).toBeUndefined();
});

test('the head of a drawing is read once, whatever never ends in it', () => {
  const odd = ['1'.repeat(60_000), `1${' '.repeat(60_000)}`, `1${'x'.repeat(60_000)}`, ' '.repeat(60_000)];
  const heads = odd.flatMap((value) => [`<svg width="${value}!"/>`, `<svg viewBox="${value}!"/>`]);
  for (const text of ['<svg '.repeat(20_000), '<!-- '.repeat(20_000), '<svg "'.repeat(15_000), ...heads])
    expect(processorTime(() => drawingSize(new TextEncoder().encode(text)))).toBeLessThan(1000);
});

test.each([
  ['width="1000000000" height="1000000000"', true],
  ['viewBox="0 0 1e9 1e9"', true],
  ['width="1" height="1e9"', true],
  ['width="100km" viewBox="0 0 90000 90000"', true],
  ['width="9000in" height="9"', true],
  ['width="841mm" height="594mm" viewBox="0 0 84100 59400"', false],
  ['width="12000" height="12000"', false],
])('whether %s is too large for a drawing: %s', (attributes, isHuge) => {
  expect(isTooLarge(sizeOf(attributes) ?? {})).toBe(isHuge);
});
