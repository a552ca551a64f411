import { createInterface, type Interface } from 'node:readline';
import type { AnswerReading } from '../starter/answers';

type Stream<T> = T & { isTTY?: boolean };

/** Asks a person in a terminal. */
export interface Asker {
  /**
   * Asks until the answer can be used; an empty answer takes the usual one. Gives undefined once the person has ended
   * it with Ctrl+C or Ctrl+D.
   */
  ask: <T>(
    question: string,
    usual: string | undefined,
    read: (text: string) => AnswerReading<T>,
  ) => Promise<T | undefined>;
  close: () => void;
}

/** Makes an asker; undefined where nobody sits at a terminal. */
export function createAsker(
  input: Stream<NodeJS.ReadableStream> = process.stdin,
  output: Stream<NodeJS.WritableStream> = process.stdout,
): Asker | undefined {
  if (!input.isTTY || !output.isTTY) return undefined;
  const say = (words: string): void => void output.write(`${words}\n`);
  const terminal = createInterface({ input, output });
  let isClosed = false;
  terminal.once('close', () => {
    isClosed = true;
  });
  return {
    async ask(question, usual, read) {
      const words = `${question}${usual === undefined ? '' : ` [${usual}]`} `;
      while (!isClosed) {
        const text = await answerTo(words, terminal);
        if (text === undefined) return undefined;
        const answer = read(text.trim() === '' && usual !== undefined ? usual : text);
        if (answer.problem === undefined) return answer.value;
        say(answer.problem);
      }
      return undefined;
    },
    close: () => terminal.close(),
  };
}

function answerTo(words: string, terminal: Interface): Promise<string | undefined> {
  return new Promise((answered) => {
    const end = (): void => answered(undefined);
    terminal.once('close', end);
    terminal.question(words, (text) => {
      terminal.off('close', end);
      answered(text);
    });
  });
}
