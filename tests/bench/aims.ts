/** What builds are held against: on two cores, with files on a tmpfs and the code bundled before. */
export const ownAims = [
  'Aims, on a tmpfs: at 10,000 pages a cold build at most 1.20 times React alone, with at most 550 MB; nothing changed',
  'in 0.18 s at 33 pages and 2 s at 10,000; pictures for sharing made first in 2 s at 1,000 and 15 s at 10,000;',
  'of a cold build on the processor, one word at 10,000 pages takes at most 0.06, one price at 1,000 entries 0.12;',
  'the first line of a command in 120 ms, a whole check of 33 pages in 0.15 s; in three languages at most 3.20 times the',
  'time on the processor of one, with at most 1.50 times the memory.',
].join('\n');

/** What a cold build is held against beside those of others, whatever either takes. */
export const peerAims = [
  'Aims, for a cold build on a tmpfs at 33, 1,000 and 10,000 pages: Pagewright / Eleventy at most 0.70, 0.80 and 0.90;',
  '/ Hugo at 1,000 and 10,000 at most 1.70 and 0.85; / React alone there at most 2.00 and 1.20.',
].join('\n');
