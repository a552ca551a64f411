// npm run test:long -- [--edits N] [--seed S]: bundles the long tests, as production code is bundled, and runs them.
//
// 100,000 edits of the site of this project, of the fixtures and of a site with every example are checked; each that
// is accepted is drawn, and every 35th of those is built. Nothing may crash or take two seconds to check, a site
// without an error is built, and no page has an error of HTML, an id that stands twice, or a link to nowhere.
// Edits are what people do to a site.json: entries, routes and blocks taken away, moved, doubled and renamed while others
// refer to them, things that come to name themselves, letters of any script, one kind of value for another, two versions
// merged half way. Of each fault it prints the smallest edit that shows it; `--seed` repeats a run.
import { runBundled } from '../run-bundled.js';

await runBundled({ long: 'tests/long/long.ts' });
