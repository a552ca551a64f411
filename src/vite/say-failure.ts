import { stripVTControlCharacters } from 'node:util';
import type { ShownProblem } from '../develop/shown-problem';

/** An error of the bundler or of Vite. */
interface BundlerError {
  message?: string;
  id?: unknown;
  loc?: { file?: unknown };
  frame?: string;
  stack?: string;
}

/** Says why sources cannot be loaded, to somebody who edits them and may have saved half of a change. */
export function sayFailure(
  error: unknown,
  root: string,
  say: (message: string) => string = (message) => message,
): ShownProblem {
  const thrown = error as BundlerError;
  const { id, loc, frame = '', stack = '' } = thrown;
  // A heading that counts, the reason behind a name of its kind, and a picture of the lines, in colours of a terminal.
  const plain = stripVTControlCharacters(thrown.message ?? String(error)).replace(
    /^\w+ failed with \d+ errors?:\s*/,
    '',
  );
  const [reason = '', ...picture] = plain.trim().split('\n');
  const pictured = /\[ (\S+:\d+):\d+ \]/.exec(plain)?.[1];
  // What a plugin in Rust throws names a file in other ways, or by no text.
  const fileName = [id, loc?.file].find((name): name is string => typeof name === 'string');
  const place = pictured ?? fileName ?? /\/src\/[^\s():]+(:\d+)?/.exec(stack)?.[0] ?? '';
  return {
    message: say(`The code cannot be loaded: ${reason.replace(/^\[[\w:-]+\] /, '')}`),
    place: say(place.replace(`${root}/`, '').replace(/^\//, '')),
    excerpt: say(picture.join('\n').trimEnd() || stripVTControlCharacters(frame)),
    isOfCode: true,
  };
}
