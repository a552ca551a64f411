import { expect, test } from 'vitest';
import { examplePhone } from '../../../src/checks/example-phones';
import { found } from '../site-with';

const rule = 'placeholder';

test('notes what is still a placeholder', () => {
  expect(
    found(rule, {
      '/site/url': 'https://www.example.com',
      '/values/email': 'info@example.org',
      '/values/phone': '+254 700 000 000',
      '/delivery/mail/serviceId': 'service_example',
      '/delivery/mail/templateId': 'template_example',
      '/delivery/mail/publicKey': 'example_public_key',
    }),
  ).toMatchInlineSnapshot(`
    "
    notice "https://www.example.com" → "https://www.example.com" is still a placeholder. Write your own in its place before you publish the site.
    notice "+254 700 000 000" → "+254 700 000 000" is still a placeholder. Write your own in its place before you publish the site.
    notice "info@example.org" → "info@example.org" is still a placeholder. Write your own in its place before you publish the site.
    notice "service_example" → "service_example" is still a placeholder. Write your own in its place before you publish the site.
    notice "template_example" → "template_example" is still a placeholder. Write your own in its place before you publish the site.
    notice "example_public_key" → "example_public_key" is still a placeholder. Write your own in its place before you publish the site.
    "
  `);
});

test.each(['en', 'en-IE', 'en-GB', 'de', 'fr', 'sv', 'sw', 'ar'])(
  'notes the phone of a site that was begun in %s',
  (language) => {
    const phone = examplePhone(language);
    expect(found(rule, { '/values/phone': phone })).toContain(`"${phone}" is still a placeholder.`);
  },
);

test("accepts the owner's own facts, and an example in the copy", () => {
  expect(found(rule, { '/routes/0/blocks/0/text': 'Write to you@example.com, or call {phone}.' })).toBe('nothing');
  expect(found(rule, { '/site/url': 'https://example-bakery.test' })).toBe('nothing');
});
