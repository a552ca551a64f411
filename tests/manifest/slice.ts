import type { LineRange } from '../../src/manifest/lines';

/** The characters of a text that a range covers. */
export function sliceOf(text: string, { line, column, endLine, endColumn }: LineRange): string {
  return text.slice(offsetOf(text, line, column), offsetOf(text, endLine, endColumn));
}

function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}
