/** A slice of a text: lines and columns count from 1, and the end is the first character after it. */
export interface LineRange {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** The lines of a text, by which places in it are told to people. */
export class Lines {
  private readonly starts: number[] = [0];

  constructor(text: string) {
    for (let next = text.indexOf('\n'); next >= 0; next = text.indexOf('\n', next + 1)) this.starts.push(next + 1);
  }

  /** The range between two offsets. */
  range(start: number, end: number): LineRange {
    const [line, column] = this.position(start);
    const [endLine, endColumn] = this.position(Math.max(start, end));
    return { line, column, endLine, endColumn };
  }

  /** The offset of a column of a line. */
  offset(line: number, column: number): number {
    return (this.starts[line - 1] ?? 0) + column - 1;
  }

  private position(offset: number): [line: number, column: number] {
    let low = 0;
    let high = this.starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return [low + 1, offset - (this.starts[low] ?? 0) + 1];
  }
}
