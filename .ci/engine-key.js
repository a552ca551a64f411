// Names the engine of the last commit: prints `key=` and a hash of every file but those of the site. Two commits of one
// name differ in the site alone, however they came about, so what the tests have said of one holds for the other.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** The files of the site, which its owner changes: data for the engine, held to `npm run check`. All others are the engine. */
const ofSite = /^(site\.json|uploads\/.+|styles\/site\.css)$/;

const listed = execFileSync('git', ['ls-tree', '-r', '-z', '--full-tree', 'HEAD'], { maxBuffer: 2 ** 28 });
// Each file is its mode, its kind, the hash of its content, a tab and its path.
const files = listed.toString().split('\0');
const engine = files.filter((file) => !ofSite.test(file.slice(file.indexOf('\t') + 1)));
console.log(`key=engine-${createHash('sha256').update(engine.join('\0')).digest('hex')}`);
