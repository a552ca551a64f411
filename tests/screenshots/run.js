// npm run screenshots [-- --accept | --compare | --docs]: bundles what takes pictures of the site, and runs it.
//
// Alone it builds site.json, serves it on this machine and takes every page at 360, 768 and 1440 pixels, into
// .cache/screenshots/current. With --accept that set becomes the accepted one. With --compare a new set is
// taken and compared with the accepted one: each page that differs is told with its share of pixels, and what
// differs is drawn into .cache/screenshots/differences. With --docs the pictures of the documentation are drawn into docs/.
import { runBundled } from '../run-bundled.js';

await runBundled({ screenshots: 'tests/screenshots/screenshots.ts' });
