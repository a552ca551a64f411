import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { placeInWords } from '../checks/place-words';
import { composePage, type PageAt } from '../compose/compose-page';
import type { RenderFailure } from '../compose/document-parts';
import { routeSources } from '../compose/routes';
import { locate } from '../manifest/locate';
import { asJson } from '../manifest/manifest';
import { parseManifest } from '../manifest/parse';
import { type Pointer, valueAt } from '../manifest/pointer';
import { allWords } from '../registry/all-words';
import { createRegistry } from '../registry/registry';
import { placeInSources } from './place-in-sources';

/** Why a page cannot be drawn: in words, where the code failed, and the block at fault. */
export interface FailedDrawing {
  message: string;
  /** The file and line of the code; empty where it is unknown. */
  source: string;
  block?: { pointer: Pointer; inWords?: string | undefined };
}

/** Says why a page of a site cannot be drawn, as the renderer has met it. */
export function failedDrawing({ site, page }: PageAt, { failure, block, stack = '' }: RenderFailure): FailedDrawing {
  const failed = { message: failure, source: placeInSources(stack) };
  const route = routeSources(site).find(({ path }) => path === page.path);
  // Some of what is written shows nothing, so that blocks are counted as they are composed.
  const composed =
    route && block !== undefined ? composePage(site, route, { asked: ['blocks'] }).facts.blocks[block] : undefined;
  if (!route || !composed) return failed;
  const pointer = route.pointer + composed.pointer;
  const { schema } = createRegistry('', allWords);
  return { ...failed, block: { pointer, inWords: placeInWords(asJson(site.manifest), pointer, schema) } };
}

/** Says for the window of the server what failed, where in the code, and where the block stands in the file. */
export function sayFailed({ message, source, block }: FailedDrawing, file: string): string {
  const place = block && [placeInFile(block.pointer, file), block.inWords].filter(Boolean).join('  ');
  return [message, source, place].filter(Boolean).join('\n  ');
}

/** Gives the place of a part in a site.json; undefined where the file, as it is now, lacks it. */
function placeInFile(pointer: Pointer, file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const { root } = parseManifest(text);
    if (!root || valueAt(root, pointer) === undefined) return undefined;
    const { line, column } = locate(text, pointer);
    return `${basename(file)}:${line}:${column}`;
  } catch {
    return undefined;
  }
}
