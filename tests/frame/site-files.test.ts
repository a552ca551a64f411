import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { passOn } from '../../src/addresses/pass-on';
import type { Manifest } from '../../src/manifest/manifest';
import { openBuilds } from '../build/build-fixture';
import { metaOf, pagesIn } from '../build/built-document';
import { root } from '../project';
import { folderForFile, temporaryFolder } from '../temporary-folder';

describe.each([
  { name: 'agency', origin: 'https://www.example.com', base: '/' },
  { name: 'werkstatt', origin: 'https://beispiel.example', base: '/werkstatt/' },
] as const)('beside the pages of the site $name', ({ name, origin, base }) => {
  const folder = folderForFile();
  const manifest: Manifest = JSON.parse(readFileSync(join(root, 'tests/fixtures', name, 'site.json'), 'utf8'));
  const redirects = manifest.redirects ?? [];
  let outFolder = '';
  const read = (path: string): string => readFileSync(join(outFolder, path), 'utf8');

  beforeAll(async () => {
    const builds = await openBuilds(name, folder);
    await builds.build();
    outFolder = builds.outFolder;
  });

  test('the sitemap lists every page once, in order', () => {
    const listed = [...read('sitemap.xml').matchAll(/<url><loc>([^<]*)<\/loc><\/url>/g)].map(([, address]) => address);
    expect(listed).toEqual(manifest.routes.map(({ path }) => `${origin}${base}${path.slice(1)}`));
  });

  test('robots.txt lets everybody in and names the sitemap', () => {
    expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\nSitemap: ${origin}${base}sitemap.xml\n`);
  });

  test('one policy for the whole site lists the styles that its pages inline', () => {
    const [first, ...lines] = read('_headers').split('\n');
    expect(first).toBe(`${base}*`);
    const policy = /Content-Security-Policy: (.*)/.exec(lines.join('\n'))?.[1] ?? '';
    const directives = new Map(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]));
    expect(policy.length).toBeLessThan(2000);
    expect(policy).not.toMatch(/unsafe-|\*|data:|blob:/);
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('script-src')).toEqual(["'self'", ...Array(2).fill(expect.stringMatching(/^'sha256-/))]);
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
    const styles = new Set(pagesIn(outFolder).flatMap((page) => page.styles.map(([, css]) => css)));
    const hashes = [...styles].map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    expect([...(directives.get('style-src') ?? [])].sort()).toEqual(["'self'", ...hashes].sort());
  });

  test('files that are named by their content may be kept for a year', () => {
    expect(read('_headers')).toContain(`\n${base}_assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`);
  });

  test('redirects stand in the file that hosts read, and as pages for hosts that read none', () => {
    expect(redirects.length).toBeGreaterThan(3);
    const target = (to: string): string => base + to.slice(1);
    const lines = redirects.flatMap(({ from, to }) => {
      const forms = from.endsWith('.html') ? [from] : [from, `${from}/`];
      return forms.map((form) => `${target(form)} ${target(to)} 301\n`);
    });
    expect(read('_redirects')).toBe(lines.join(''));
    for (const { from, to } of redirects) {
      const page = read(from.endsWith('.html') ? from : `${from}.html`);
      expect(page).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${target(to)}"></noscript>`);
      expect(page).toContain(`<a href="${target(to)}">`);
      expect(metaOf(page, 'rel="canonical"')).toBe(origin + target(to));
      expect(metaOf(page, 'name="robots"')).toBe('noindex');
    }
  });

  test('GitHub is told to leave names with an underscore alone', () => {
    expect(existsSync(join(outFolder, '.nojekyll'))).toBe(true);
  });
});

test.each([
  ['/contact', '?topic=Half+a+day', '/contact?topic=Half+a+day'],
  ['/contact#form', '?topic=a', '/contact?topic=a#form'],
  ['/contact?from=old#form', '?topic=a&b', '/contact?from=old&topic=a&b#form'],
  ['https://laden.example/neu', '?q=%C3%A4', 'https://laden.example/neu?q=%C3%A4'],
  ['mailto:a@example.com', '?q=1', 'mailto:a@example.com'],
  ['/contact', '?', '/contact'],
  ['/contact', '', '/contact'],
])('to %s travels what is asked of an old address, %s', (to, search, expected) => {
  expect(passOn(to, search)).toBe(expected);
});

test('a redirect leads where its values say', async () => {
  const { build, outFolder } = await openBuilds('werkstatt', temporaryFolder());
  await build((manifest) => {
    manifest.values = { ...manifest.values, shop: 'https://laden.example/radhof' };
    manifest.redirects = [{ from: '/laden', to: '{shop}/neu' }];
  });
  expect(readFileSync(join(outFolder, 'laden.html'), 'utf8')).toContain('https://laden.example/radhof/neu');
  expect(readFileSync(join(outFolder, '_redirects'), 'utf8')).toContain(' https://laden.example/radhof/neu 301');
});

test('an old address in other capitals takes the place of no file on disks that know none', async () => {
  const { build, outFolder } = await openBuilds('werkstatt', temporaryFolder());
  await build((manifest) => {
    const froms = ['/Kontakt', '/Laden', '/LADEN', '/Werk'];
    manifest.redirects = froms.map((from) => ({ from, to: '/kontakt' }));
  });
  // To the small letters of an address that is there in no other way leads the page of unknown addresses.
  expect(readdirSync(outFolder).filter((file) => /^(kontakt|laden|werk)\.html$/i.test(file))).toEqual([
    'Werk.html',
    'kontakt.html',
    'laden.html',
  ]);
  expect(readFileSync(join(outFolder, '_redirects'), 'utf8')).toContain('/werkstatt/Kontakt /werkstatt/kontakt 301\n');
});

test('an old address with escapes leads on from where a browser asks, whichever way the sign is written', async () => {
  const { build, outFolder } = await openBuilds('werkstatt', temporaryFolder());
  await build((manifest) => {
    manifest.redirects = ['/Fragen%26Antworten', '/rad+tour', '/a%3Bb'].map((from) => ({ from, to: '/kontakt' }));
  });
  const files = readdirSync(outFolder).filter((file) => /^(Fragen|rad|a[;%]).*\.html$/.test(file));
  expect(files.sort()).toEqual(['Fragen&Antworten.html', 'a;b.html', 'rad+tour.html']);
  const rules = readFileSync(join(outFolder, '_redirects'), 'utf8').trim().split('\n');
  expect(rules.map((rule) => rule.split(' ')[0]).filter((old) => !old?.endsWith('/'))).toEqual(
    ['Fragen&Antworten', 'Fragen%26Antworten', 'rad+tour', 'rad%2Btour', 'a%3Bb'].map((old) => `/werkstatt/${old}`),
  );
});

test('whatever a site says, no rule is added to the redirects and none to the policy', async () => {
  const { build, outFolder } = await openBuilds('werkstatt', temporaryFolder());
  await build((manifest) => {
    manifest.redirects = [{ from: '/alt', to: '/kontakt\n/* https://evil.test/;* 200' }];
    manifest.flags = { source: 'https://a;b*.test/{code}.png' };
  });
  const target = '/werkstatt/kontakt%0A/%2A%20https://evil.test/%3B%2A%20200';
  expect(readFileSync(join(outFolder, '_redirects'), 'utf8')).toBe(
    `/werkstatt/alt ${target} 301\n/werkstatt/alt/ ${target} 301\n`,
  );
  expect(/img-src [^;]*;/.exec(readFileSync(join(outFolder, '_headers'), 'utf8'))?.[0]).toBe("img-src 'self';");
});

test('a site that sends no form and asks no flag service speaks to nobody but itself', async () => {
  const { build, outFolder } = await openBuilds('werkstatt', temporaryFolder());
  const policy = async (edit: (manifest: Manifest) => void): Promise<string> => {
    await build(edit);
    return readFileSync(join(outFolder, '_headers'), 'utf8');
  };
  const alone = await policy((manifest) => {
    delete manifest.delivery;
    manifest.flags = { source: 'bundled' };
  });
  expect(alone).toContain("connect-src 'self';");
  expect(alone).not.toContain('https:');
  const flags = await policy((manifest) => {
    manifest.flags = { source: 'https://flags.example/w{width}/{code}.png' };
  });
  expect(flags).toContain("img-src 'self' https://flags.example;");
  const mail = { provider: 'emailjs', serviceId: 'a', templateId: 'b', publicKey: 'c' } as const;
  const unused = await policy((manifest) => {
    manifest.delivery = { office: mail };
  });
  expect(unused).toContain("connect-src 'self';");
  const form = await policy((manifest) => {
    manifest.delivery = { anfragen: mail, rundbrief: { provider: 'webhook', address: 'https://hooks.example:8443/a' } };
  });
  expect(form).toContain("connect-src 'self' https://api.emailjs.com https://hooks.example:8443;");
});
