import { relative } from 'node:path';

/**
 * Says where something is as whoever wrote it knows it: in the site's folder, not in the engine that is put together of
 * both.
 *
 * @param {string} message
 * @param {string} folder the folder of the engine with the site's code
 * @param {string} site the site's folder
 */
export function inWordsOfSite(message, folder, site) {
  return message
    .replaceAll(`${folder}/`, '')
    .replaceAll(`${relative(site, folder).replaceAll('\\', '/')}/`, '')
    .replaceAll(/\bschema\/blocks\/([a-z0-9-]+)\.schema\.json/g, 'blocks/$1/$1.schema.json')
    .replaceAll(/\bsrc\/blocks\//g, 'blocks/')
    .replaceAll('src/checks/rules/own/', 'rules/');
}
