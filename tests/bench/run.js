// npm run bench -- [--pages 33,1000] [--runs N] [--tmpfs] [--disk]
// npm run bench -- --visit
// npm run bench -- --editor [--pages 10000]
// npm run bench -- --start [--pages 10000] [--runs N]
// npm run bench -- --sizes
// npm run bench -- --peers [the same]
//
// Bundles the measurements, as production code is bundled, and runs them. Every figure is that of a whole command in
// a process of its own, the processes that it starts included: time from start to exit; on Linux time on the
// processor too, and peak memory (resident, looked at every 20 ms). Sites are generated: 29 links in the header,
// 7 blocks of 7 types and 2.5 kB of copy on every page. In each round every command is measured once, and figures
// are medians over the rounds (5, from 5,000 pages on 3, or N), so that ratios hold on a machine that is busy at times.
//
// Without --peers: builds with output and state empty (cold: the code bundled, the pictures for sharing kept), with
// the code to be bundled or the pictures to be made first (from 1,000 pages on once), with nothing or one word changed;
// checks, the first line of a command, what npm adds; and what React alone takes to draw the same composed pages with
// the same components and to write them. On a tmpfs and on the disk that holds the project, unless one is named. From
// a fresh clone to dist is git clone, npm ci with npm's own cache as it is, and npm run build with nothing kept: clone
// and npm ci, which no site has part in, are measured once and count for each site, and each site is built once. Of the
// site of site.json: what a first visit brings over the wire, and when its form can be sent on a slow phone; with
// --visit that alone.
//
// With --editor: the editor of npm start, and last that of the published site on a slow phone: until its page is seen,
// and until it can be edited.
//
// With --start: from npm start until the response of / is complete, npm included, and from there until that of /__edit,
// asked for at once; with nothing bundled, as after git clone and npm ci, and with all of it.
//
// With --sizes: what the processor takes in this process for the check of sites that hold much of one thing, at a quarter
// of the most, at half and at the most; it should double from one to the next, and no more.
//
// With --peers: cold builds, and builds after one word has changed, of the same pages by Hugo, Eleventy and Astro, on
// a tmpfs unless a place is named. What is compared and what is not:
//
//   - The pages are the same to a visitor: of twenty pages title, description, every element of the body, every
//     attribute and every text must be those of ours; otherwise the peer is left out and the command ends with 1.
//   - The peers link to the stylesheet; ours inlines it, writes for each page its data as JSON, a picture for sharing
//     and a second file for navigation, checks all content and parses copy, which the peers get parsed.
//   - Cold is a fresh checkout with packages installed: output and caches empty. Ours has its code bundled and its
//     pictures for sharing kept, which the peers have not.
//   - A second build is the whole command once more; Hugo, Eleventy and Astro build every page again.
//   - Hugo has a file of content for each page, front matter in JSON, and partials, cached where that is quicker;
//     Astro one file of data, getStaticPaths and a component for each block. Hugo is the one on the PATH, the others
//     come from the npm registry once. Where this Node is too old for Astro, all that need Node run in one from there.
//   - Eleventy is there twice, by the language of its templates. Nunjucks is how its documentation and its starter
//     make a site: a file of content for each page, front matter in JSON (in YAML a sixth slower on the processor),
//     a layout, includes and macros, nothing cached. JavaScript is the quickest there can be and hardly anybody's
//     site: functions that put strings together, over one file of data, the header drawn once for most pages.
//
// docs/commands.md says what was measured, when and on what.
import { runBundled } from '../run-bundled.js';

await runBundled({ bench: 'tests/bench/bench.ts', 'react-alone': 'tests/bench/react-alone.tsx' });
