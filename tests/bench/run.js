// npm run bench -- [--runs N] [--pages 29,1000]: bundles the measurements, as production code is bundled, and runs them.
//
// For generated sites (29 links in the header, 7 blocks of 7 types and 2.5 kB of copy on every page) it measures
// whole commands, each in a process of its own: the build with output and state empty and the code bundled, the
// build with the code to be bundled first, the build after one word has changed, the check, and what React alone
// takes to draw the same composed pages with the same components and to write them. Medians of three runs, of one
// from 5,000 pages on. Of the site of site.json: what a first visit brings over the wire.
//
// Two shared cores, Node 20, tmpfs, November 2026; the ratios travel, the seconds do not:
//
//   pages                          29     1,000    10,000
//   cold build                 0.23 s    0.88 s    5.13 s
//   code bundled first         1.09 s    1.71 s    5.98 s
//   one word changed           0.19 s    0.49 s    2.28 s
//   check                      0.15 s    0.35 s    1.35 s    with a fault in the last block: 0.14, 0.21, 0.77 s
//   React alone                0.12 s    0.43 s    2.88 s
//   cold build / React alone     1.88      2.04      1.78    aim: 2 at 10,000 pages
//   peak memory                 88 MB    143 MB    402 MB    React alone: 64, 110, 250 MB
//
//   until the home page has painted    13.7 kB    brotli 11, styles and the data for hydration inside
//   until any page has painted         13.7 kB    aim: 14 kB
//   script that the home page loads    87.5 kB    aim: 85 kB; its first script 0.6 kB
import { runBundled } from '../run-bundled.js';

await runBundled({ bench: 'tests/bench/bench.ts', 'react-alone': 'tests/bench/react-alone.tsx' });
