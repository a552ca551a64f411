import { openPart } from './editor-access-test';
import { type State, testStates } from './editor-states';

testStates('the form of each part', [
  ...[
    ...[
      'Hero: Your Gateway',
      'Card grid: Study Destinations',
      'Home',
      'Study destinations',
      'Office hours',
      'Header and menu',
    ],
    ...[
      'Footer',
      'Contact details and facts',
      'The site itself',
      'How forms are sent',
      'Links between',
      'Apply to Study',
    ],
    ...['Form', 'Rare', 'Table: Prices', 'Form'],
  ].map((part): State => [part, ({ page }) => openPart(page, part)]),
  [
    'an entry',
    async ({ page }) => {
      await openPart(page, 'Study destinations');
      await page.getByRole('rowheader').getByRole('button').first().click();
      await page.getByRole('button', { name: 'All entries' }).waitFor();
    },
  ],
]);
