import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, textOf } from '../project';
import { copyProject } from '../project-copy';
import { temporaryFolder } from '../temporary-folder';
import { runCommand } from './run-command';
import { runHere } from './run-here';

test('what is half added is told, and nothing is written, until all of it is there or gone', {
  tags: 'night',
  timeout: 240_000,
}, async () => {
  const folder = copyProject(root, temporaryFolder());
  const run = (...args: string[]): ReturnType<typeof runCommand> => runCommand(args, { folder, project: folder });
  const list = (): string => readFileSync(join(folder, 'src/registry/generated/registry.ts'), 'utf8');
  const before = list();

  mkdirSync(join(folder, 'src/delivery/pigeon'));
  writeFileSync(
    join(folder, 'src/delivery/pigeon/pigeon.schema.json'),
    textOf('src/delivery/webhook/webhook.schema.json').replaceAll('webhook', 'pigeon'),
  );
  const definitions = textOf('schema/definitions.schema.json');
  const file = join(folder, 'schema/definitions.schema.json');
  writeFileSync(file, definitions.replace('"title": "Surface",', '"title": "Surface", "kind": true,'));
  expect(await runHere(['generate'], { folder, project: folder })).toEqual({
    code: 2,
    out: '',
    complaints: [
      'schema/definitions.schema.json says that surface is a kind; src/compose/kinds.ts has no line for it.',
      'src/delivery/pigeon/ has no pigeon.ts.',
      'src/delivery/pigeon/ has no send.ts.',
      'src/delivery/pigeon/ has no receive.ts.',
      'Nothing was written.\n',
    ].join('\n'),
  });
  expect(list()).toBe(before);

  rmSync(join(folder, 'src/delivery/pigeon'), { recursive: true });
  writeFileSync(file, definitions);
  rmSync(join(folder, 'src/blocks/stats'), { recursive: true });
  rmSync(join(folder, 'schema/blocks/stats.schema.json'));
  expect(await run('generate')).toMatchObject({ code: 0, complaints: '' });
  expect(list()).not.toContain('stats');
  expect(existsSync(join(folder, 'src/registry/generated/registry.ts'))).toBe(true);
  const checked = await run('check', join(root, 'tests/fixtures/contact-form/site.json'));
  expect(checked).toMatchObject({ code: 0 });
});
