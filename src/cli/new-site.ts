import { isAbsolute, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isSpoken, spokenLanguages } from '../starter/copies';
import { starterFiles } from '../starter/starter-files';
import type { Answers } from '../starter/starter-site';
import { themeColors } from '../starter/theme-colors';
import { createAsker } from './ask';
import type { ExitCode, Project } from './command';
import { readOptions } from './options';
import { readAnswers } from './read-answers';
import { refuseFolder, writeFolder } from './write-folder';

const usage = 'Name a folder for the site: npm run new-site -- ../kayaks';
const nameless = 'Say what the business is called: --name "Kilifi Kayaks".';
const lostColor = 'Write the colour after --color without its #, which a terminal takes for a remark: --color 0f6e78.';

/**
 * `npm run new-site -- DIR [--name NAME] [--kind KIND] [--language LANGUAGE] [--color COLOUR] [--look LOOK]`: writes a folder with a
 * site.json of four pages and its pictures; in a terminal it asks for what is not said.
 */
export async function run(args: string[], { root }: Project): Promise<ExitCode> {
  const text = { type: 'string' } as const;
  const options = readOptions(args, { name: text, kind: text, language: text, color: text, look: text });
  if ('usage' in options) return refuse(args.at(-1) === '--color' ? lostColor : options.usage);
  const { file: folder, values } = options;
  if (!folder) return refuse(usage);
  const refused = refuseFolder(folder);
  if (refused) return refuse(refused);
  const asker = createAsker();
  if (!asker && values.name === undefined) return refuse(nameless);
  const answers = await readAnswers(values, asker);
  asker?.close();
  if (answers.problem !== undefined) return refuse(`${answers.problem} Nothing was written.`);
  const files = await starterFiles(answers.value, schemaFrom(resolve(folder), root));
  const failed = writeFolder(folder, files);
  if (failed) return refuse(failed);
  console.log(farewell(folder, answers.value));
  return 0;
}

function refuse(reason: string): ExitCode {
  console.error(reason);
  return 2;
}

/** Where a folder finds the schema: from itself, or on another disk by a whole address. */
function schemaFrom(folder: string, root: string): string {
  const schema = join(root, 'schema/site.schema.json');
  const path = relative(folder, schema);
  return isAbsolute(path) ? pathToFileURL(schema).href : path.replaceAll('\\', '/');
}

/** What was written, how to start it, and what only the owner knows. */
function farewell(folder: string, { name, language, color }: Answers): string {
  const here = relative('.', folder) || '.';
  const quoted = (path: string): string => (/^[\w./\\:-]+$/.test(path) ? path : `"${path}"`);
  const site = quoted(join(here, 'site.json'));
  const out = quoted(join(here, 'dist'));
  const { accent } = themeColors(color);
  return [
    `${name}: a site of four pages in ${here}.`,
    ...(accent === color
      ? []
      : [`Words in ${color} would be too faint; the site has ${accent}, its nearest shade that can be read.`]),
    '',
    `See it:      npm start -- --site ${site}`,
    `Check it:    npm run check -- --site ${site}`,
    `Build it:    npm run build -- --site ${site} --out ${out}`,
    `Look at it:  npm run preview -- --out ${out}`,
    '',
    ...(isSpoken(language) ? [] : [untranslated(language), '']),
    'Then make it yours in site.json: phone, email, address and story (values), the address of the site (site.url),',
    'where the form goes (delivery), and every sentence; photos of your own go into uploads. The check tells of each',
    'placeholder that is left.',
  ].join('\n');
}

function untranslated(language: string): string {
  return [
    `The pages are in English, though the site says that it speaks "${language}": there is copy in ${spokenLanguages.join(' and ')} alone.`,
    'Translate the texts in collections, shared, header, footer, routes and notFound; the check lists the words that',
    'buttons and messages say, to be written in words.',
  ].join('\n');
}
