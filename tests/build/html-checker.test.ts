import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFile } from '../build-file';
import { writeExamplesSite } from '../examples';
import { productionCode } from '../production-code';
import { root } from '../project';
import { withPublishedLanguages } from '../published-languages';
import { temporaryFolder } from '../temporary-folder';
import { checkHtml, type Finding, findJava, isUnknownYet, javaIsMissing } from './html-checker';

/** Beside every example of every block: all sites. */
const fixtures = ['contact-form', 'agency', 'kajak', 'werkstatt', 'tajlid'];
const siteFiles = [...fixtures.map((name) => `tests/fixtures/${name}/site.json`), 'site.json'];

const faulty = '<!doctype html><html lang="en"><title>Faults</title><style>p { colour: red }</style><p><div></div></p>';

test('the Nu HTML checker has no complaint about any page', { tags: 'night', timeout: 180_000 }, async (context) => {
  const java = findJava();
  if (!java) {
    console.warn(javaIsMissing);
    return context.skip(javaIsMissing);
  }
  const code = await productionCode(root);
  const outFolders = [];
  for (const file of [...siteFiles.map((path) => join(root, path)), writeExamplesSite(temporaryFolder())]) {
    const { outFolder, problem } = await buildFile(file, temporaryFolder(), code, withPublishedLanguages);
    expect(problem, file).toBeUndefined();
    outFolders.push(outFolder);
  }
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'faulty.html'), faulty);
  const findings = checkHtml(java, [...outFolders, folder]);
  const isExpected = (finding: Finding): boolean => finding.url.endsWith('/faulty.html') || isUnknownYet(finding);
  expect(findings.filter((finding) => !isExpected(finding))).toEqual([]);
  // A release that knows them makes the exceptions needless.
  expect(findings.some(isUnknownYet)).toBe(true);
  // It has looked, into the styles too.
  expect(findings.map(({ message }) => message).join()).toMatch(/CSS: “colour”.*No “p” element/);
});
