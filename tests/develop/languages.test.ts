import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageDataFile } from '../../src/addresses/page-address';
import { answerLive } from '../../src/develop/live-site';
import { readAssets } from '../../src/frame/read-assets';
import { checkWithPages } from '../check-with-pages';
import { root } from '../project';
import { registry } from '../registry';

const folder = join(root, 'tests/fixtures/tajlid');
const gathered = readAssets(folder);
const text = readFileSync(join(folder, 'site.json'), 'utf8');
const options = { now: new Date(), registry, showsDrafts: true };
const { site, translated = [] } = checkWithPages(text, gathered.assets, options);

test('a page with untranslated words has its data while it is edited, where the first script draws it again', async () => {
  const page = translated.flatMap(({ pages }) => pages).find((one) => one.page.originals)?.page;
  if (!site || !page) throw new Error('All of the site is translated.');
  const url = new URL(pageDataFile(page.path), `http://localhost${site.base}`);
  const answer = await answerLive({ site, gathered, problems: [] }, { url, isEdit: false });
  expect(answer).toMatchObject({ status: 200, ending: '.json' });
  expect('body' in answer && JSON.parse(String(answer.body))).toMatchObject({ page: { path: page.path } });
});

test('the address of a page that is not translated leads to the original, with what is asked', async () => {
  if (!site) throw new Error('The site has errors.');
  const url = new URL('/en/services?from=mail', 'http://localhost');
  expect(await answerLive({ site, gathered, problems: [] }, { url, isEdit: false })).toEqual({
    location: '/services?from=mail',
  });
});
