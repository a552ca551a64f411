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
// Two shared cores that give a third to a half of a usual one, Node 20, tmpfs, November 2026; the ratios travel, the
// seconds do not:
//
//   pages                                33     1,000    10,000
//   pictures for sharing made first  1.56 s    5.97 s    40.1 s    once for each title; they are kept
//   code bundled first               3.06 s    5.36 s    19.0 s
//   cold build                       0.54 s    2.45 s    14.7 s
//     peak memory                     93 MB    178 MB    495 MB
//   nothing changed                  0.23 s    0.28 s    0.73 s    measured later, on a busy machine, the quickest of seven
//   one word changed                 0.47 s    1.63 s    15.7 s
//   check                            0.39 s    1.27 s    9.30 s    with a fault in the last block: 0.33, 0.70, 2.71 s
//   refused for an unknown option    0.24 s    Node itself: 0.13 s; npm adds 0.2 s
//   React alone                      0.38 s    1.64 s    12.8 s
//   cold build / React alone           1.39      1.50      1.15    on the processor: 1.46, 1.88, 1.59
//
//   until the home page has painted    16.1 kB    brotli 11, styles inside
//   script without and with a form      1.2 kB    75 kB
//   first visit on a phone, to its end   99 kB    as the preview compresses it
//
// With --peers, such cores that others used too, Node 24; the first figure cold, the second after one word changed:
//
//                                      33              1,000             10,000
//   Pagewright               0.41 s   0.37 s    3.04 s   3.08 s    13.3 s   9.56 s
//   Hugo 0.111               0.16 s   0.13 s    2.63 s   2.75 s    8.33 s   11.5 s
//   Eleventy 3.1, Nunjucks   0.80 s   0.62 s    3.85 s   3.42 s    15.3 s   18.3 s
//   Eleventy 3.1, JavaScript 0.46 s   0.41 s    1.08 s   1.21 s    4.08 s   3.11 s
//   Astro 7.3                2.10 s   1.65 s    4.01 s   3.82 s    17.3 s   13.2 s
//   React alone              0.26 s             1.65 s             6.53 s
//
//   Pagewright divided by, cold   33     1,000    10,000    on the processor: 33     1,000
//     Hugo 0.111                2.58      1.16      1.60                    3.18      1.81
//     Eleventy 3.1, Nunjucks    0.51      0.79      0.87                    0.71      1.16
//     Eleventy 3.1, JavaScript  0.88      2.81      3.27                    1.03      2.42
//     Astro 7.3                 0.20      0.76      0.77                    0.23      0.69
//     React alone               1.56      1.84      2.04                    2.06      2.66
//
//   peak memory at 10,000 pages: 660 MB; Hugo 861, Eleventy 971 and 612, Astro 670, React alone 345 MB
import { runBundled } from '../run-bundled.js';

await runBundled({ bench: 'tests/bench/bench.ts', 'react-alone': 'tests/bench/react-alone.tsx' });
