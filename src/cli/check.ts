import { relative, resolve } from 'node:path';
import type { CheckOptions } from '../checks/check-site';
import { fixSite } from '../checks/fix-site';
import { formatForGithub } from '../checks/format-github';
import { countProblems, formatProblemsAsJson } from '../checks/format-json';
import { formatJunit } from '../checks/format-junit';
import { formatSarif } from '../checks/format-sarif';
import { formatForTerminal, sayCounts } from '../checks/format-text';
import type { Problem } from '../checks/problem';
import { pageOfRule, pagesBeforeRules } from '../checks/rule-page';
import { suggestion } from '../checks/spelling';
import { commands } from '../kit/commands.js';
import { allWords } from '../registry/all-words';
import { createRegistry } from '../registry/registry';
import { replaceFile } from '../workspace/replace-file';
import { type ExitCode, type Project, type ReadSite, readSite } from './command';
import { siteFile } from './find-site';
import { readOptions, refuse, siteOption } from './options';
import { putSchema } from './put-schema';

const line = {
  start: 'npm run check --',
  says: commands.check.says,
  options: {
    site: siteOption,
    format: { type: 'string', value: 'FORMAT', says: 'text, json, github, sarif or junit' },
    release: { type: 'boolean', says: 'takes placeholders for errors, as before publishing' },
    'max-warnings': { type: 'string', value: 'N', says: 'fails where there are more warnings' },
    fix: { type: 'boolean', says: 'first mends what is safe to mend' },
    explain: { type: 'string', value: 'RULE', says: 'says what a rule is for; needs no site' },
  },
} as const;

/** Writes problems in one format, for people or for a machine. */
type Format = (problems: Problem[], file: string, text: string) => string;

const formats: Record<string, Format> = {
  text: (problems, file, text) => [...formatForTerminal(problems, file, text), conclusion(problems, file)].join('\n'),
  json: formatProblemsAsJson,
  github: (problems, file) =>
    [...problems.map((one) => formatForGithub(one, inRepository(file))), conclusion(problems, file)].join('\n'),
  sarif: formatSarif,
  junit: formatJunit,
};

/** `npm run check`: prints what is wrong with a site.json. On GitHub's machines the format is github unless another is asked for. */
export async function run(args: string[], project: Project): Promise<ExitCode> {
  const options = readOptions(args, line);
  if ('code' in options) return options.code;
  const { values, file } = options;
  const name = siteFile(values.site ?? file);
  if (values.explain !== undefined) return explain(project, values.explain);
  const { format = process.env.GITHUB_ACTIONS ? 'github' : 'text', release = false } = values;
  const write = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (!write) return refuse(`There is no format "${format}". ${suggestion(format, Object.keys(formats), '')}`);
  const { 'max-warnings': mostWarnings } = values;
  if (mostWarnings !== undefined && !/^\d+$/.test(mostWarnings)) {
    return refuse(`"${mostWarnings}" is no number of warnings. Write a whole one, such as --max-warnings 0.`);
  }
  const checkOptions = { isRelease: release };
  let reading = readSite(name, project, checkOptions);
  if ('unreadable' in reading) return refuse(reading.unreadable);
  if (values.fix) {
    const refused = fixFile(name, reading, { now: new Date(), registry: reading.registry, ...checkOptions });
    if (refused) return refuse(refused);
    reading = readSite(name, project, checkOptions);
    if ('unreadable' in reading) return refuse(reading.unreadable);
  }
  putSchema(name, project.root);
  const { problems } = reading.checked;
  console.log(write(problems, name, reading.text));
  const { errors, warnings } = countProblems(problems);
  return errors > 0 || warnings > Number(mostWarnings ?? Number.POSITIVE_INFINITY) ? 1 : 0;
}

/** Gives the path of a file as GitHub knows it, within the repository that it has checked out. */
function inRepository(file: string): string {
  const { GITHUB_WORKSPACE: top } = process.env;
  return top ? relative(top, resolve(file)).replaceAll('\\', '/') : file;
}

/** Prints the page of a rule; what it says is made from the rule's own source. */
function explain({ codeKey }: Project, id: string): ExitCode {
  const { rules } = createRegistry(codeKey, allWords);
  const rule = rules.find((one) => one.id === id);
  const text = rule ? pageOfRule(rule) : pagesBeforeRules[id];
  if (text === undefined) {
    const ids = [...Object.keys(pagesBeforeRules), ...rules.map((one) => one.id)];
    return refuse(`There is no rule "${id}". ${suggestion(id, ids, '')}`);
  }
  console.log(text.trimEnd());
  return 0;
}

/** Applies the safe fixes to a file and prints which; gives in words why it could not. */
function fixFile(
  name: string,
  { text, gathered }: Extract<ReadSite, { file: string }>,
  options: CheckOptions,
): string | undefined {
  const { text: mended, fixed } = fixSite(text, gathered.assets, options);
  const refused = mended === text ? undefined : replaceFile(name, mended);
  if (refused) return refused;
  for (const { message, line, column } of fixed) console.error(`fixed ${line}:${column}  ${message}`);
  return undefined;
}

function conclusion(problems: Problem[], file: string): string {
  return problems.length === 0 ? `${file} is right: nothing found.` : `${file}: ${sayCounts(problems)}`;
}
