import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from './project';

/** The logo that the README leaves to its reader. */
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#0f766e"/><path d="M8 36c8 8 40 8 48 0-6 14-42 14-48 0zM44 14 20 50" fill="#fff" stroke="#fff" stroke-width="4" stroke-linecap="round"/></svg>';

/** Writes the site with which the README begins into a folder; gives the text of its site.json. */
export function writeSiteOfReadme(folder: string): string {
  const [, text = ''] = /```json\n(.*?)```/s.exec(textOf('README.md')) ?? [];
  mkdirSync(join(folder, 'uploads'), { recursive: true });
  writeFileSync(join(folder, 'site.json'), text);
  writeFileSync(join(folder, 'uploads/logo.svg'), logo);
  return text;
}
