import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The file beside the scripts of a site with the licences of other people's work in it. */
const licencesFile = 'licences.txt';

/** The packages of which a site has parts besides its scripts: icons, flags, maps and typefaces. */
const shippedPackages = /^(@iconify-json\/lucide|country-flag-icons|world-atlas|@fontsource(-variable)?\/.+)$/;

/** Writes the terms of MIT for a holder. */
function mit(holder: string): string {
  return `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
}

/** The licences of packages that come without a file of them. */
const ownTexts: Record<string, string> = {
  brotli: `${mit('Devon Govett')}

Its decoder: Copyright 2013 Google Inc., licensed under the Apache License, Version 2.0, http://www.apache.org/licenses/LICENSE-2.0.`,
  dfa: mit('Devon Govett'),
  fontkit: mit('Devon Govett'),
  '@iconify-json/lucide': `ISC License

Copyright (c) for portions of Lucide are held by Cole Bemis 2013-2022 as part of Feather (MIT). All other copyright (c) for Lucide are held by Lucide Contributors 2022.

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`,
};

/**
 * Makes the plugin that writes the licences of all packages with parts in a built site beside the scripts for the
 * browser, and names that file in each script that has such parts.
 */
export function licences(): Plugin {
  return {
    name: 'pagewright:licences',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const { root } = this.environment.getTopLevelConfig();
        const installedPackages = installedIn(
          root,
          dependenciesIn(root).filter((name) => shippedPackages.test(name)),
        );
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const packages = file.moduleIds.flatMap((id) => packageOf(id) ?? []);
          for (const { name, folder } of packages) installedPackages.set(name, folder);
          if (packages.length > 0) file.code = `/*! ${licencesFile} */${file.code}`;
        }
        const source = licencesOf(root, installedPackages, (name) => {
          this.error(`The package ${name} has no file that says its licence, and a site may not go without it.`);
        });
        this.emitFile({ type: 'asset', fileName: licencesFile, source });
      },
    },
  };
}

/** Gives the package to which a module belongs, and its folder; undefined for a module of the project. */
export function packageOf(id: string): { name: string; folder: string } | undefined {
  const [, folder, name] = /(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(id) ?? [];
  return folder === undefined || name === undefined ? undefined : { name, folder };
}

/** Gives the folders of packages that are installed for a project, by their names. */
export function installedIn(root: string, names: Iterable<string>): Map<string, string> {
  return new Map([...names].map((name) => [name, join(root, 'node_modules', name)]));
}

function dependenciesIn(root: string): string[] {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies });
}

/**
 * Writes the licences of packages, by their names and folders, and of the project itself, each text once below the
 * names of all packages that it is for; `whole` names what has parts of them.
 */
export function licencesOf(
  root: string,
  packages: ReadonlyMap<string, string>,
  refuse: (name: string) => never,
  whole = 'website',
): string {
  const holders = new Map([[readFileSync(join(root, 'LICENSE'), 'utf8').trim(), ['Pagewright']]]);
  for (const [name, folder] of [...packages].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const text = textIn(folder) ?? ownTexts[name] ?? refuse(name);
    holders.set(text, [...(holders.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  const parts = [...holders].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  return `This ${whole} has parts that others have made. These are their licences.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

/** Gives the text of the licence in the folder of a package. */
function textIn(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.(md|txt))?$/i.test(name));
  return file === undefined ? undefined : readFileSync(join(folder, file), 'utf8').trim();
}
