import type { Assets } from '../../compose/assets';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { pageTitle } from '../state/parts';
import type { Words } from './fields-of';

/** Something that may be written, with what it is called. */
export interface WordChoice {
  name: string;
  title: string;
  says?: string;
}

/** What may be written where words stand for something that the site or its assets have; nothing for words that are only read. */
export function choicesFor(of: Words, root: JsonObject, assets: Assets): WordChoice[] {
  if (of === 'link') return linkChoices(root, assets);
  if (of === 'icon') return Object.keys(assets.icons).map(asChoice);
  if (of === 'flag')
    return Object.keys(assets.flags).map((code) => ({ name: code, title: countryNamed(code), says: code }));
  if (of === 'delivery') return Object.keys(isObject(root.delivery) ? root.delivery : {}).map(asChoice);
  if (of === 'film' || of === 'captions')
    return [...Object.keys(assets.files), ...Object.keys(assets.pictures)].map(asChoice);
  return [];
}

function linkChoices(root: JsonObject, assets: Assets): WordChoice[] {
  const routes = Array.isArray(root.routes) ? root.routes : [];
  const pages = routes.flatMap((route, index): WordChoice[] => {
    if (!isObject(route) || typeof route.path !== 'string' || route.path.includes('{')) return [];
    const page = { name: route.path, title: pageTitle(route, `/routes/${index}`), says: route.path };
    return [page, ...anchorsIn(route.blocks).map((anchor) => placeOn(page, anchor))];
  });
  const values = Object.keys(isObject(root.values) ? root.values : {});
  const [phones, mails] = [
    values.filter((name) => /phone|tel|mobile/i.test(name)),
    values.filter((name) => /mail/i.test(name)),
  ];
  return [
    ...pages,
    ...phones.map((name) => ({ name: `tel:{${name}}`, title: `Call: ${name}`, says: 'A telephone number' })),
    ...mails.map((name) => ({ name: `mailto:{${name}}`, title: `Write to: ${name}`, says: 'An e-mail address' })),
    ...Object.keys(assets.files).map((path) => ({ name: path, title: path, says: 'A file' })),
  ];
}

function placeOn(page: WordChoice, anchor: string): WordChoice {
  const name = `${page.name}#${anchor}`;
  return { name, title: `${page.title}: ${anchor}`, says: name };
}

function anchorsIn(blocks: Json | undefined): string[] {
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block) => (isObject(block) && typeof block.anchor === 'string' ? [block.anchor] : []));
}

const regions = new Intl.DisplayNames('en', { type: 'region' });

function countryNamed(code: string): string {
  try {
    return regions.of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}

function asChoice(name: string): WordChoice {
  return { name, title: name };
}
