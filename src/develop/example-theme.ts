import { examplesSite } from '../catalogue/examples';
import { checkManifest } from '../checks/check-site';
import type { Registry } from '../checks/registry';
import type { Assets } from '../compose/assets';
import { isObject, type Json, type Manifest } from '../manifest/manifest';

type Theme = Manifest['theme'];

/**
 * Gives the theme in which examples are drawn: the one that is asked for, as JSON, which may not be saved yet, if it
 * has no error; else that of the site. `assets` are those of the examples.
 */
export function exampleTheme(
  asked: string,
  saved: Theme | undefined,
  registry: Registry,
  assets: Assets,
): Theme | undefined {
  if (asked === JSON.stringify(saved)) return saved;
  const theme = jsonIn(asked);
  if (!isObject(theme)) return saved;
  const root = { ...examplesSite({ blocks: {} }, 'https://examples.test'), theme };
  const { site } = checkManifest(root, assets, { now: new Date(), registry });
  return site?.manifest.theme ?? saved;
}

function jsonIn(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
