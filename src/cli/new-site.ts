import { join, relative } from 'node:path';
import { commands } from '../kit/commands.js';
import { isSpoken, spokenLanguages } from '../starter/copies';
import { businessKinds } from '../starter/kinds';
import type { SiteAnswers } from '../starter/starter-site';
import { themeColors } from '../starter/theme-colors';
import { createAsker } from './ask';
import type { ExitCode, Project } from './command';
import { readOptions, refuse } from './options';
import { putSchema, schemaBeside } from './put-schema';
import { answerOptions, nameless, readSiteAnswers } from './read-site-answers';
import { refuseFolder, writeFolder } from './write-folder';

const line = {
  start: 'npm run new-site --',
  says: commands['new-site'].says,
  names: ['DIR'],
  options: answerOptions,
} as const;

const usage = 'Name a folder for the site: npm run new-site -- ../kayaks';
const lostColor = 'Write the colour after --color without its #, which a terminal takes for a remark: --color 0f6e78.';

/** `npm run new-site`: writes a folder with a site.json and its pictures; in a terminal it asks for what is not said. */
export async function run(args: string[], project: Project): Promise<ExitCode> {
  if (args.at(-1) === '--color') return refuse(lostColor);
  const options = readOptions(args, line);
  if ('code' in options) return options.code;
  const { file: folder, values } = options;
  if (!folder) return refuse(usage);
  const refusal = refuseFolder(folder);
  if (refusal) return refuse(refusal);
  const asker = createAsker();
  if (!asker && values.name === undefined) return refuse(nameless);
  const answers = await readSiteAnswers(values, asker);
  asker?.close();
  if (answers.problem !== undefined) return refuse(`${answers.problem} Nothing was written.`);
  const { starterFiles } = await import('../starter/starter-files');
  const files = await starterFiles(answers.value, schemaBeside);
  const failed = writeFolder(folder, files);
  if (failed) return refuse(failed);
  putSchema(join(folder, 'site.json'), project.root);
  console.log(farewell(folder, answers.value, values.kind === undefined && !asker));
  return 0;
}

/** Says what was written, how to start it, and what only the owner knows. */
function farewell(folder: string, { name, language, color, kind }: SiteAnswers, isKindTaken: boolean): string {
  const here = relative('.', folder) || '.';
  const quoted = (path: string): string => (/^[\w./\\:-]+$/.test(path) ? path : `"${path}"`);
  const site = quoted(here);
  const out = quoted(join(here, 'dist'));
  const { accent } = themeColors(color);
  return [
    `${name}: a new site in ${here}.`,
    ...(isKindTaken
      ? [`Its kind is "${kind}", since none was said. --kind takes ${Object.keys(businessKinds).join(', ')}.`]
      : []),
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
    'Then make it yours in site.json: phone, email, address and story (values), what you offer (collections), the address',
    'of the site (site.url), where the form goes (delivery), and every sentence; photos of your own go into uploads. The',
    'check tells of each placeholder and each sample that is left.',
  ].join('\n');
}

function untranslated(language: string): string {
  return [
    `The pages are in English, though the site says that it speaks "${language}": there is copy in ${spokenLanguages.join(' and ')} alone.`,
    'Translate the texts in collections, shared, header, footer, routes and notFound; where buttons and',
    'messages are in English too, the check lists their words, to be written in words.',
  ].join('\n');
}
