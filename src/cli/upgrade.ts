import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkSite } from '../checks/check-site';
import { formatProblem } from '../checks/format-text';
import { saySteps } from '../checks/other-format';
import { commands } from '../kit/commands.js';
import { format, type MigratedText, migrateText } from '../manifest/migrations/migrate';
import { set } from '../manifest/operations';
import { parseManifest } from '../manifest/parse';
import { printChanges } from '../manifest/print-changes';
import { applySplices } from '../manifest/splice';
import { type ExitCode, type Project, type ReadSite, readSite } from './command';
import { siteFile } from './find-site';
import { type OfferedChange, offerChange } from './offer-change';
import { readOptions, refuse, siteOption } from './options';
import { putSchema, schemaBeside } from './put-schema';

const line = {
  start: 'npm run upgrade --',
  says: commands.upgrade.says,
  options: {
    site: siteOption,
    yes: { type: 'boolean', says: 'writes without asking' },
    fields: { type: 'boolean', says: 'also offers to declare the fields of collections, which nothing needs' },
  },
} as const;

/** A site.json that was read and checked. */
type CheckedFile = Extract<ReadSite, { file: string }>;

/**
 * `npm run upgrade`: writes a site.json in the format of this version, then offers to declare the fields of its
 * collections.
 */
export async function run(args: string[], project: Project): Promise<ExitCode> {
  const options = readOptions(args, line);
  if ('code' in options) return options.code;
  const { yes = false, fields = false, site } = options.values;
  const name = siteFile(site ?? options.file);
  const reading = readSite(name, project);
  if ('unreadable' in reading) return refuse(reading.unreadable);
  const { root } = parseManifest(reading.text);
  const migrated = root && migrateText(reading.text, root);
  if (migrated?.root.schemaVersion !== format) return tellWrong(name, reading);
  const { taken } = migrated;
  const text = withSchemaThere(name, migrated);
  if (text !== reading.text) {
    const says = [...(taken.length > 0 ? [saySteps(taken)] : []), ...(text === migrated.text ? [] : [schemaSays])];
    const end = await offer(name, { says: says.join(' '), before: reading.text, after: text }, yes);
    if (end !== 'written') return end;
    putSchema(name, project.root);
  }
  console.log(`${name} is written in format ${format}, the one of today.`);
  const declared = await declaredIn({ ...reading, text });
  if (!declared) return 0;
  // A person at the terminal is asked; elsewhere it takes an option.
  if (fields || (process.stdin.isTTY && !yes)) {
    const end = await offer(name, declared, yes, '--fields ');
    return end === 'written' ? 0 : end;
  }
  console.log(`${declared.says} To see and write that: npm run upgrade -- --fields`);
  return 0;
}

const schemaSays =
  'The schema that its first line names is not there, as after a site was taken out of the folder in which it began; now it names the one that every command puts beside it, by which VS Code helps.';

/** Gives the text of a site.json with a schema that is there, where it names a file that is not; else the text as it is. */
function withSchemaThere(name: string, { text, root }: Pick<MigratedText, 'text' | 'root'>): string {
  const { $schema: named } = root;
  if (typeof named !== 'string' || /^[a-z]+:/i.test(named) || named === schemaBeside) return text;
  if (existsSync(join(dirname(name), named))) return text;
  return applySplices(text, printChanges(text, root, set(root, '/$schema', schemaBeside)));
}

/** Tells what keeps a site from being brought to the format of today. */
function tellWrong(name: string, { checked, text }: CheckedFile): ExitCode {
  const errors = checked.problems.filter(({ severity }) => severity === 'error');
  for (const error of errors) console.error(`${formatProblem(error, name, text)}\n`);
  console.error(`${name} is as it was. Mend this first.`);
  return 1;
}

/**
 * Shows a change and writes it if it is wanted, else gives how the command ends; says how it can be written where there
 * is nobody to ask.
 */
async function offer(name: string, change: OfferedChange, isGiven: boolean, needs = ''): Promise<'written' | ExitCode> {
  const end = await offerChange(name, change, isGiven);
  if (typeof end === 'object') return refuse(end.failure);
  if (end === 'written') {
    console.log(`Written into ${name}. The version before is in the editor, at Changes.`);
    return 'written';
  }
  const asItWas = `${name} is as it was, and works as it is.`;
  if (end === 'left') {
    console.log(asItWas);
    return 0;
  }
  console.error(`${asItWas} To write this: npm run upgrade -- ${needs}--yes`);
  return 1;
}

/**
 * Gives a site in which the collections without declarations declare their fields; undefined where all declare some, or
 * where the entries are too odd to tell.
 */
async function declaredIn({ text, gathered, registry }: CheckedFile): Promise<OfferedChange | undefined> {
  const { declareAll } = await import('../editor/collections/declare-all');
  const { root = {} } = parseManifest(text);
  const { after, collections } = declareAll(root);
  if (collections.length === 0) return undefined;
  const written = applySplices(text, printChanges(text, root, after));
  const [before, then] = [text, written].map((one) => {
    const { problems } = checkSite(one, gathered.assets, { now: new Date(), registry });
    return problems.filter(({ severity }) => severity === 'error').length;
  });
  if (Number(then) > Number(before)) return undefined;
  const says = `Nothing needs this: ${collections.join(', ')} can say which fields their entries have. Then the editor asks for each field as what it is, and the check finds a name that is written wrong.`;
  return { says, before: text, after: written };
}
