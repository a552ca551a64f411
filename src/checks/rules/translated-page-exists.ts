import { memberPointer } from '../../manifest/pointer';
import { placeholdersIn } from '../../manifest/spans';
import type { SiteRule } from '../rule';
import { listNames } from '../short-message';
import { suggestion } from '../spelling';
import { namesLostIn } from '../translations';

export const translatedPageExists: SiteRule = {
  id: 'translated-page-exists',
  what: 'An address in another language is that of a page, made of the same fields.',
  severity: 'error',
  scope: 'site',
  readsTexts: [],
  why: 'Nobody would find the page at that address, or all pages of one kind would have the same.',
  wrong: '"paths": { "/aply": "/omba" }',
  right: '"paths": { "/apply": "/omba" }',
  check({ facts, report }) {
    const { language, main, manifest } = facts.site;
    if (!language || !main) return;
    const paths = manifest.routes.map(({ path }) => path);
    for (const [path, says] of Object.entries(language.paths)) {
      const pointer = memberPointer(`${language.pointer}/paths`, path);
      if (!paths.includes(path)) {
        const hint = suggestion(path, paths.toSorted(), 'Remove it.');
        report(pointer, `No page has the address "${path}". ${hint}`, { part: 'key' });
        continue;
      }
      if (typeof says !== 'string') continue;
      const names = placeholdersIn(path).map(({ name }) => name);
      const stranger = placeholdersIn(says).find(({ name }) => !names.includes(name));
      if (stranger) {
        const { name, start, end } = stranger;
        const hint = suggestion(name, names, 'It has none.');
        report(pointer, `The address of the page has no {${name}}. ${hint}`, { run: { text: says, start, end } });
        continue;
      }
      if (`${says}/`.startsWith(`${language.prefix}/`)) {
        const rest = says.slice(language.prefix.length) || '/';
        report(pointer, `All addresses in this language begin with "${language.prefix}" already. Write "${rest}".`);
        continue;
      }
      const lost = namesLostIn(path, says);
      if (lost.length > 0) {
        const fields = listNames(lost.map((name) => `{${name}}`));
        report(pointer, `Each page has an address of its own by ${fields}. Write it into this one, too.`);
      }
    }
  },
};
