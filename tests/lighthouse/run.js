// npm run lighthouse [-- /apply /]: bundles what measures the site with Lighthouse, and runs it.
//
// Builds site.json, serves it on this machine as npm run preview does and measures every page but that of unknown
// addresses, or those that are named, three times each: on the phone that Lighthouse imitates (a middling one, on slow
// 4G), in the browser of the tests. Prints the medians, then a sentence for each that is beyond its budget in
// tests/budgets.json, and ends with 1 if there is one. The reports, as pages to look at, lie in .cache/lighthouse.
//
// Where neither Arial nor Roboto is, as in that browser, headings move by a thousandth when their typeface comes.
// The scores of speed are computed from what the page costs this machine, four times slower: measure on one that does
// nothing else. Lighthouse and its version stand in package.json beside this file; npm gets it at the first run.
import { runBundled } from '../run-bundled.js';

await runBundled({ lighthouse: 'tests/lighthouse/lighthouse.ts' });
