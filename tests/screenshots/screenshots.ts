import { cpSync, existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compareSets } from './compare-sets';
import { pictureDocs } from './picture-docs';
import { takeSet } from './take-set';

const usage =
  'npm run screenshots takes a set. Add -- --accept to accept it, -- --compare to compare a new one, or -- --docs to draw the pictures of the documentation.';

/** Takes, accepts or compares pictures of every page, or draws those of the documentation; 1 where they differ, 2 where it could not be done. */
export async function screenshots([option, ...others]: string[], root: string): Promise<0 | 1 | 2> {
  const folder = join(root, '.cache/screenshots');
  const current = join(folder, 'current');
  const accepted = join(folder, 'accepted');
  const differences = join(folder, 'differences');
  const name = (path: string): string => relative(root, path);

  if (others.length > 0 || ![undefined, '--accept', '--compare', '--docs'].includes(option)) {
    console.error(`There is no "${[option, ...others].join(' ')}" here. ${usage}`);
    return 2;
  }
  if (option === '--docs') {
    const drawn = await pictureDocs(root);
    if (typeof drawn === 'string') console.error(drawn);
    else console.log(`Drawn into docs: ${drawn.join(', ')}.`);
    return typeof drawn === 'string' ? 2 : 0;
  }
  if (option === '--accept') {
    if (!existsSync(current)) {
      console.error(`There is no set in ${name(current)} to accept. Take one first: npm run screenshots.`);
      return 2;
    }
    rmSync(accepted, { recursive: true, force: true });
    cpSync(current, accepted, { recursive: true });
    console.log(`Accepted: ${name(accepted)} is what --compare compares with from now on.`);
    return 0;
  }
  if (option === '--compare' && !existsSync(accepted)) {
    console.error(
      'No set has been accepted yet. Take one, look at it, then accept it: npm run screenshots -- --accept.',
    );
    return 2;
  }

  const taken = await takeSet(root, current);
  if (typeof taken === 'string') {
    console.error(taken);
    return 2;
  }
  console.log(`${taken.pictures} pictures of ${taken.pages} pages in ${name(current)}, ${taken.seconds} s.`);
  if (option === undefined) return 0;

  const found = await compareSets(accepted, current, differences);
  for (const line of found) console.log(line);
  const drawn = existsSync(differences) ? ` ${name(differences)} shows where.` : '';
  console.log(found.length === 0 ? 'Every page is as it was accepted.' : `${found.length} pictures differ.${drawn}`);
  return found.length === 0 ? 0 : 1;
}
