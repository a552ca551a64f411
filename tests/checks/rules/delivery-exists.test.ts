import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'delivery-exists';

test('reports a form whose delivery is not set up', () => {
  expect(found(rule, { '/routes/1/blocks/2/delivery': 'mial' })).toMatchInlineSnapshot(
    `"mial → No delivery is named "mial". Did you mean "mail"?"`,
  );
  expect(found(rule, { '/delivery': undefined })).toMatchInlineSnapshot(
    `"mail → No delivery is named "mail". Write it under "delivery"."`,
  );
  expect(found(rule, { '/routes/1/blocks/2/delivery': 'toString' })).toMatchInlineSnapshot(
    `"toString → No delivery is named "toString". There is: "mail"."`,
  );
});

test('accepts a delivery that is set up', () => {
  expect(
    found(rule, {
      '/delivery/mail': undefined,
      '/delivery/post': { provider: 'emailjs', serviceId: 's', templateId: 't', publicKey: 'k' },
      '/routes/1/blocks/2/delivery': 'post',
    }),
  ).toBe('nothing');
});
