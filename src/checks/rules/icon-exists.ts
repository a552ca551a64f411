import { nameExists } from '../name-exists';

export const iconExists = nameExists({
  id: 'icon-exists',
  what: 'An icon must be one of the Lucide icons.',
  kind: 'icon',
  declared: 'icon',
  table: ({ site }) => site.assets.icons,
  message: 'No icon is named',
  remedy: 'See lucide.dev/icons.',
  why: 'An icon that does not exist cannot be drawn.',
  wrong: '"icon": "plain"',
  right: '"icon": "plane"',
});
