import { expect, test } from 'vitest';
import { emailTemplate } from '../../src/editor/members/email-template';
import type { JsonObject } from '../../src/manifest/manifest';

test('an e-mail has a line for each question of the forms that are sent this way, once, and the reference', () => {
  const form = (delivery: string, ...names: string[]): JsonObject => ({
    type: 'form',
    delivery,
    sections: [
      { fields: names.map((name) => ({ name, label: name === 'day' ? 'Which day?' : `Your ${name}` })) },
      { fields: [{ kind: 'note' }] },
    ],
  });
  const blocks = [form('mail', 'name', 'day'), form('mail', 'name', 'boat'), form('other', 'age')];
  const site: JsonObject = { routes: [{ path: '/', blocks }] };
  expect(emailTemplate(site, 'mail')).toBe(
    'Your name: {{name}}\nWhich day? {{day}}\nYour boat: {{boat}}\nReference: {{reference}}',
  );
});
