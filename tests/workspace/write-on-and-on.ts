import { historyOf } from '../../src/workspace/history';
import { readSiteFile, writeSiteFile } from '../../src/workspace/site-file';

/** Writes a site.json, its draft and its earlier versions until it is killed; each text says at both ends which it is. */
const [, , file = ''] = process.argv;
const history = historyOf(file);
const words = 'words '.repeat(50_000);
for (let count = 0; ; count++) {
  const before = readSiteFile(file);
  if ('failure' in before) throw new Error(before.failure);
  const text = JSON.stringify({ first: `${process.pid} ${count}`, words, last: `${process.pid} ${count}` });
  history.keepVersion(before.text, new Date());
  writeSiteFile(file, text, before.version);
  history.keepDraft('draft-1.json', text);
  if (count === 0) process.stdout.write('begun');
}
