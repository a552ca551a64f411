import { historyOf } from '../../src/workspace/history';
import { readSiteFile, writeSiteFile } from '../../src/workspace/site-file';

/** Writes a site.json, its draft and its earlier versions until it is killed; each text says at both ends which it is. */
const [, , file = ''] = process.argv;
const history = historyOf(file);
const words = 'words '.repeat(50_000);
for (let count = 0; ; count++) {
  const before = readSiteFile(file);
  if ('failure' in before) throw new Error(before.failure);
  const [first, last] = [`${process.pid} ${count}`, `${process.pid} ${count}`];
  const text = JSON.stringify({ first, words, last });
  history.storeVersion(before.text, new Date());
  writeSiteFile(file, text, before.version);
  const basedOn = before.version;
  history.storeDraft('draft-1.json', JSON.stringify({ first, basedOn, words, last }), before);
  if (count === 0) process.stdout.write('begun');
}
