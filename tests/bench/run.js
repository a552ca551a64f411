// npm run bench -- [--pages 33,1000] [--runs N] [--tmpfs] [--disk]
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
// a fresh clone to dist is git clone, npm ci with npm's own cache as it is, and npm run build, once, of the smallest
// site. Of the site of site.json: what a first visit brings over the wire.
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
//     Eleventy one file of data, pagination and templates of plain JavaScript, the quickest it has; Astro the same
//     file, getStaticPaths and a component for each block. Hugo is the one on the PATH, the others come from the npm
//     registry once. Where this Node is too old for Astro, all that need Node run in one from the npm registry.
//
// Two shared cores, Node 20, tmpfs, November 2026; the ratios travel, the seconds do not:
//
//   pages                          29     1,000    10,000
//   cold build                 0.29 s    1.11 s    6.58 s
//   code bundled first         1.07 s    1.72 s    7.56 s
//   pictures for sharing made  0.80 s    8.12 s    72.8 s    once for each title; they are kept
//   one word changed           0.25 s    0.62 s    2.97 s
//   check                      0.17 s    0.40 s    1.67 s    with a fault in the last block: 0.14, 0.22, 0.85 s
//   React alone                0.21 s    0.53 s    3.32 s
//   cold build / React alone     1.38      2.09      1.98    aim: 2 at 10,000 pages
//   peak memory                102 MB    143 MB    387 MB    React alone: 70, 115, 258 MB
//
//   until the home page has painted    12.9 kB    brotli 11, styles and the data for hydration inside
//   until any page has painted         13.6 kB    aim: 14 kB
//   script that the home page loads    88.3 kB    aim: 85 kB; its first script 0.8 kB
//
// With --peers, the same two cores when they were busy, Node 24; the first figure cold, the second after one word changed:
//
//                                 33              1,000             10,000
//   Pagewright          1.53 s   1.16 s    3.84 s   2.43 s    25.2 s   16.8 s
//   Hugo 0.111          0.52 s   0.34 s    1.43 s   1.31 s    18.2 s   19.5 s
//   Eleventy 3.1        0.89 s   0.74 s    1.02 s   0.95 s    4.82 s   9.99 s
//   Astro 7.3           3.06 s   3.06 s    4.72 s   4.39 s    19.5 s   18.4 s
//   React alone         0.70 s             1.47 s             8.15 s
//
//   Pagewright divided by, cold   33     1,000    10,000
//     Hugo 0.111            2.94     2.69     1.38
//     Eleventy 3.1          1.72     3.76     5.23
//     Astro 7.3             0.50     0.81     1.29
//     React alone           2.19     2.61     3.09
//
//   peak memory at 10,000 pages: 611 MB; Hugo 848, Eleventy 683, Astro 646, React alone 343 MB
import { runBundled } from '../run-bundled.js';

await runBundled({ bench: 'tests/bench/bench.ts', 'react-alone': 'tests/bench/react-alone.tsx' });
