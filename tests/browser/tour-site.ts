import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import type { DeliverySettings, JsonObject } from '../../src/manifest/manifest';
import { productionCode } from '../production-code';
import { root } from '../project';
import { type ServedSite, serveSite } from './serve-site';

const file = join(root, 'tests/fixtures/contact-form/site.json');
const choice = (value: string, label: string): JsonObject => ({ value, label });
const sections = [
  {
    heading: 'The tour',
    fields: [
      {
        name: 'tour',
        label: 'Tour',
        kind: 'select',
        required: true,
        prefill: true,
        options: [
          choice('noon', 'At noon'),
          { label: 'After dark', options: [choice('night', 'By night'), choice('dawn', 'Until dawn')] },
        ],
      },
      { name: 'day', label: 'Day', kind: 'date', prefill: true, min: 'today', max: '+2w' },
      { name: 'loaves', label: 'Loaves', kind: 'number', prefill: true, min: 1, max: 6, step: 0.5 },
      {
        name: 'extras',
        label: 'Extras',
        kind: 'checkbox',
        prefill: true,
        options: [choice('coffee', 'Coffee'), choice('jam', 'Jam'), choice('honey', 'Honey')],
      },
    ],
  },
  {
    heading: 'After dark',
    fields: [
      {
        name: 'lamp',
        label: 'Lamp',
        kind: 'radio',
        required: true,
        when: { tour: ['night', 'dawn'] },
        options: [choice('own', 'My own'), choice('lent', 'One of yours')],
      },
      { name: 'head', label: 'Size of your head', kind: 'text', required: true, when: { lamp: 'lent' } },
    ],
  },
  {
    heading: 'You',
    fields: [
      { name: 'guest', label: 'Name', kind: 'text', required: true, prefill: true },
      { name: 'rules', label: 'I know the [rules](/bread)', kind: 'consent', required: true },
      { name: 'page', label: 'Page', kind: 'page' },
    ],
  },
];
const links =
  'Come [by night](/contact?tour=night&extras=jam&extras=coffee), [at noon](/contact?tour=noon) or [at tea](/contact?tour=tea).';

/** Builds and serves the bakery with a form for tours, and links to it on every page, until the tests of a file are over. */
export async function serveTours(folder: string, delivery?: DeliverySettings): Promise<ServedSite> {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const [home, bread, contact] = manifest.routes;
  for (const { blocks } of [home, bread, contact]) blocks.push({ type: 'text', text: links });
  Object.assign(contact.blocks[0], { sections, numbered: true, keep: { label: 'Keep on this device' } });
  contact.blocks[0].success.delaySeconds = 0;
  if (delivery) manifest.delivery.messages = delivery;
  const { site, server } = await serveSite(file, folder, await productionCode(root), () => JSON.stringify(manifest));
  expect(site.problem).toBeUndefined();
  if (server) servers.push(server);
  return site;
}

const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** The labels of what is asked, and the headings with their numbers. */
export async function asked(page: Page): Promise<string[]> {
  const seen = page.locator('form :is(label[for], legend)');
  const texts = await seen.filter({ visible: true }).allInnerTexts();
  return texts.map((text) => text.replaceAll(/[\s*]+/g, ' ').trim());
}
