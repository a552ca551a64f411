import { openPart } from './editor-access-test';
import { type State, testStates } from './editor-states';

const parts = [
  'Opening: Your Gateway',
  'Study destinations',
  'Header and menu',
  'Home',
  'Cards: Study Destinations',
  // It shows on another page, which is led to.
  'Office hours',
  'Footer',
  'Contact details and facts',
  'The site itself',
  'Links between',
  'How forms are sent',
  'Apply to Study',
  'Form',
  'Rare',
  'Table: Prices',
  'Form',
];

testStates('the form of each part', { tags: 'night' }, [
  ...parts.map((part): State => [part, ({ page }) => openPart(page, part)]),
  [
    'an entry',
    async ({ page }) => {
      await openPart(page, 'Study destinations');
      await page.getByRole('rowheader').getByRole('button').first().click();
      await page.getByRole('button', { name: 'All entries' }).waitFor();
    },
  ],
]);
