import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { BuiltSite } from '../edit-api/messages';

/** The message for a build that was ended from outside and could not say why. */
const ended = 'The pages could not be written: something ended that before it was done. Nothing is lost; try it again.';

/**
 * Gives the function that builds a site into the folder `dist` beside its file: by the command of that name, which the
 * program that runs has, too, in a process of its own.
 */
export function buildBeside(file: string, program = process.argv[1] ?? ''): () => Promise<BuiltSite> {
  const folder = join(dirname(file), 'dist');
  const args = [program, 'build', '--site', file, '--out', folder];
  return () =>
    new Promise((resolve) => {
      // Pages are for visitors, whatever else this process is for.
      const env = { ...process.env, NODE_ENV: 'production' };
      const command = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
      let complaint = '';
      command.stderr.setEncoding('utf8').on('data', (text: string) => {
        complaint += stripVTControlCharacters(text);
      });
      command.on('error', ({ message }) => resolve({ failure: message }));
      command.on('close', (code) => resolve(code === 0 ? { folder } : { failure: complaint.trim() || ended }));
    });
}
