import { type LonePageRule, usesOf } from '../rule';

export const pictureAlternative: LonePageRule = {
  id: 'picture-alternative',
  what: 'A picture that is a link must say in words where it leads.',
  severity: 'error',
  scope: 'page',
  readsTexts: [],
  why: 'Whoever does not see the picture would meet a link without a name.',
  wrong: '"logo": { "src": "uploads/logo.svg", "alt": "" }',
  right: '"logo": { "src": "uploads/logo.svg", "alt": "Trasan" }',
  check({ page, report }) {
    const links = new Set(usesOf(page, 'link').map(({ pointer }) => pointer));
    const titles = usesOf(page, 'heading').map(({ pointer }) => pointer);
    for (const { alt, pointer } of usesOf(page, 'picture')) {
      if (alt.trim() !== '') continue;
      const container = pointer.replace(/\/[^/]+\/src$/, '');
      const isNamed = titles.some((title) => title.startsWith(`${container}/`));
      const isLogo = pointer === '/site/logo/src';
      if (!isLogo && (isNamed || !links.has(`${container}/to`))) continue;
      const where = isLogo ? 'the home page' : 'somewhere';
      report(pointer.replace(/src$/, 'alt'), `This picture leads to ${where}, so it needs words: write what it shows.`);
    }
  },
};
