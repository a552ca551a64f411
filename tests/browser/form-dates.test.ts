import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { createStaticServer } from '../../src/serve/static-server';
import { openBuilds } from '../build/build-fixture';
import { temporaryFolder } from '../temporary-folder';
import { test } from './browser-test';

const form = {
  type: 'form',
  heading: 'Probe',
  name: 'probe',
  delivery: 'rundbrief',
  sections: [
    {
      fields: [
        { name: 'visit', label: 'Besuch', kind: 'date', min: 'today', max: '+1m' },
        { name: 'birth', label: 'Geburt', kind: 'date', min: '1900-01-01', max: '-18y' },
        { name: 'pickup', label: 'Abholung', kind: 'date', min: '+30d' },
      ],
    },
  ],
  submit: { label: 'Senden', busy: 'Sendet' },
  success: { title: 'Da', text: 'Danke.' },
  failure: { alert: 'Nein' },
};

test('a date is bounded from the day of the visit, and by nothing where no script counts', { tags: 'night' }, async ({
  open,
}) => {
  const { build, outFolder } = await openBuilds('werkstatt', temporaryFolder());
  await build((manifest) => void manifest.routes[0]?.blocks.push(form));
  const server = createStaticServer({ folder: outFolder, outboxFolder: temporaryFolder() });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/werkstatt/`;
    const { page, troubles } = await open(address, {
      isAlone: true,
      prepare: (opened) => opened.clock.setFixedTime(new Date(2032, 0, 31, 9)),
    });
    const bounds = (name: string): Promise<(string | null)[]> =>
      page.locator(`[name="${name}"]`).evaluate((input) => [input.getAttribute('min'), input.getAttribute('max')]);
    expect(await bounds('visit')).toEqual(['2032-01-31', '2032-02-29']);
    expect(await bounds('birth')).toEqual(['1900-01-01', '2014-01-31']);
    expect(await bounds('pickup')).toEqual(['2032-03-01', null]);
    await page.locator('[name="visit"]').fill('2032-01-30');
    await page.locator('[name="birth"]').focus();
    await page.getByText('darf nicht vor dem 31. Januar 2032 liegen').waitFor();
    expect(troubles).toEqual([]);

    const plain = await open(address, { javaScriptEnabled: false });
    const written = await plain.page.locator('[name="birth"]').evaluate((input) => input.outerHTML);
    expect(written).toContain('min="1900-01-01"');
    expect(written).not.toContain('max=');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
