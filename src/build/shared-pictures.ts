import { basename, join } from 'node:path';
import { assetsFolder } from '../addresses/asset-path';
import { keptFolder, namesOfKept } from '../pictures/made-file';
import type { Output } from './output';
import { hashOfContent } from './output-state';
import type { TakenPage } from './page-writer';

/**
 * Gives a function that adds to pages the drawn pictures for sharing that are new, each to the first page that has it:
 * copied by the thread that draws the page, they cost the others no time at the end.
 */
export function addingPictures(cacheFolder: string, output: Output): (page: TakenPage) => TakenPage {
  const folder = join(cacheFolder, keptFolder);
  const kept = namesOfKept(folder);
  const added = new Set<string>();
  return ({ job, done }) => {
    // The picture is named by what is drawn in it; nobody has to find that out twice.
    const name = basename(job.shared?.picture ?? '');
    if (!job.shared || job.page.share || added.has(name)) return { job, done };
    added.add(name);
    const [path, copyOf] = [`${assetsFolder}/${name}`, join(folder, name)];
    const hash = hashOfContent(path, { copyOf });
    const file = output.reuse(path, hash);
    if (file === undefined) return { job, done };
    return {
      job: { ...job, picture: { file, copyOf, isKept: kept.has(name) } },
      done(result) {
        done(result);
        if (result.picture) output.add(path, { hash, ...result.picture });
      },
    };
  };
}
