import { relative } from 'node:path';
import { ownerOfSite } from './own-code.js';

/**
 * Rewrites places in a message as their author knows them: in the site's folder, or in the pack that brings the code,
 * and not in the assembled engine.
 *
 * @param {string} message
 * @param {string} folder the folder of the engine with the site's code
 * @param {string} site the site's folder
 * @param {Pick<import('./own-code.js').FoundCode, 'blocks' | 'rules'>} own
 */
export function inWordsOfSite(message, folder, site, { blocks, rules }) {
  const inSite = message
    .replaceAll(`${folder}/`, '')
    .replaceAll(`${relative(site, folder).replaceAll('\\', '/')}/`, '')
    .replaceAll(/\bschema\/blocks\/([a-z0-9-]+)\.schema\.json/g, 'blocks/$1/$1.schema.json')
    .replaceAll(/\bsrc\/blocks\//g, 'blocks/')
    .replaceAll('src/checks/rules/own/', 'rules/');
  const packed = [
    ...blocks.map(({ name, owner }) => ({ place: `blocks/${name}/`, owner })),
    ...rules.map(({ name, owner }) => ({ place: `rules/${name}.ts`, owner })),
  ].filter(({ owner }) => owner !== ownerOfSite);
  return packed.reduce(
    (text, { place, owner }) => text.replaceAll(new RegExp(`(?<![\\w/-])${place}`, 'g'), `${owner}/${place}`),
    inSite,
  );
}
