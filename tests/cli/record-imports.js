// Imported by a command under test: writes the address of every module that the command loads into a file.
import { register } from 'node:module';

const loader = `
import { appendFileSync } from 'node:fs';
export function load(address, context, next) {
  appendFileSync(${JSON.stringify(process.env.IMPORTS_FILE)}, address + '\\n');
  return next(address, context);
}`;

register(`data:text/javascript,${encodeURIComponent(loader)}`);
