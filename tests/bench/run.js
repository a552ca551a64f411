// npm run bench -- [--runs N] [--pages 29,1000]: bundles the measurements, as production code is bundled, and runs them.
//
// For generated sites (29 links in the header, 7 blocks of 7 types and 2.5 kB of copy on every page) it measures
// whole commands, each in a process of its own: the build with output and state empty and the code bundled, the
// build with the code to be bundled or the pictures for sharing to be made first, the build after one word has
// changed, the check, and what React alone takes to draw the same composed pages with the same components and to
// write them. Medians of three runs, of one from 5,000 pages on. Of the site of site.json: what a first visit
// brings over the wire.
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
import { runBundled } from '../run-bundled.js';

await runBundled({ bench: 'tests/bench/bench.ts', 'react-alone': 'tests/bench/react-alone.tsx' });
