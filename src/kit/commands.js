/**
 * A command: what it does, in one sentence, and whether it reads one site.json, and so needs to know its code.
 *
 * @typedef {{ says: string, readsSite?: true }} NamedCommand
 */

/** The commands by their names, as lists of them and the help of each tell of them. */
export const commands = /** @satisfies {Record<string, NamedCommand>} */ ({
  artwork: {
    says: 'Draws the pictures in uploads/artwork that a site.json names and that are not there.',
    readsSite: true,
  },
  build: { says: 'Checks a site.json, then writes its site as files that any host can serve.', readsSite: true },
  check: { says: 'Says what is wrong with a site.json, and where.', readsSite: true },
  generate: { says: 'Writes what follows from the schemas and the rules.' },
  'new-block': { says: 'Writes a block type, which works from the start.', readsSite: true },
  'new-site': { says: 'Writes a new site into a folder; in a terminal it asks for what is not said.' },
  package: { says: 'Writes the packages that are published, as folders and as archives.' },
  prepare: { says: 'Puts the schema beside a site.json, for editors of text.', readsSite: true },
  preview: { says: 'Serves what was built, as a host would.' },
  'rename-route': {
    says: 'Gives a page another address, everywhere, and leads the old one there.',
    readsSite: true,
  },
  start: { says: 'Serves the site on this machine, live while its site.json is edited.', readsSite: true },
  upgrade: {
    says: 'Writes a site.json of an earlier format as this version has it: shows what changes, asks, and writes.',
    readsSite: true,
  },
});

/**
 * Tells of the commands that there are, a line for each; where another was asked for, that there is none of its name.
 *
 * @param {string[]} names
 * @param {string} asked what was written in the place of a command; empty where nothing was
 * @returns {string}
 */
export function listCommands(names, asked) {
  const sorted = Object.entries(commands).filter(([name]) => names.includes(name));
  const width = Math.max(...sorted.map(([name]) => name.length)) + 2;
  return [
    asked === '' ? 'There is:' : `There is no command "${asked}". There is:`,
    ...sorted.map(([name, { says }]) => `  ${name.padEnd(width)}${says}`),
    'Each says with --help what it takes.',
  ].join('\n');
}
