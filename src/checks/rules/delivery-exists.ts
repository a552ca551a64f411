import { nameExists } from '../name-exists';

export const deliveryExists = nameExists({
  id: 'delivery-exists',
  what: 'A form must be sent in a way that is set up.',
  kind: 'delivery',
  table: ({ site }) => site.manifest.delivery ?? {},
  message: 'No delivery is named',
  remedy: 'Write it under "delivery".',
  why: 'A form without a delivery loses what visitors write.',
  wrong: '"delivery": "aplications"',
  right: '"delivery": "applications"',
});
