import { expect, test } from 'vitest';
import { packageManagerOf, siteFolder } from '../../src/starter/site-folder';

test('a site is installed in CI by the program that began it, and by its version', () => {
  const begun = (userAgent: string): unknown[] => {
    const files = siteFolder('Kayaks', '0.1.0', packageManagerOf(userAgent));
    const { packageManager } = JSON.parse(files.get('package.json') ?? '');
    const [install] = /(?<=- run: ).*/.exec(files.get('.github/workflows/check.yml') ?? '') ?? [];
    return [packageManager, install, files.has('.yarnrc.yml')];
  };
  expect(begun('npm/11.19.1 node/v20.20.2 linux x64')).toEqual([undefined, 'npm ci', false]);
  const pnpm = ['pnpm@10.34.9', 'corepack enable && pnpm install --frozen-lockfile', false];
  expect(begun('pnpm/10.34.9 npm/? node/v20.20.2 linux x64')).toEqual(pnpm);
  const yarn = ['yarn@4.18.1', 'corepack enable && yarn install --immutable', true];
  expect(begun('yarn/4.18.1 npm/? node/v22.23.5 linux x64')).toEqual(yarn);
  expect(begun('yarn/1.22.22 npm/? node/v22.23.5')).toEqual(['yarn@1.22.22', 'yarn install --frozen-lockfile', true]);
});
