import { isLong } from '../is-long';
import { openPart } from './editor-access-test';
import { type State, testStates } from './editor-states';

const form = (part: string): State => [part, ({ page }) => openPart(page, part)];

/** Parts by day whose fields are of all kinds; all parts every night. */
testStates('the form of each part', { tags: 'night' }, [
  ...['Hero: Your Gateway', 'Study destinations', 'Header and menu'].map(form),
  ...(isLong
    ? ['Home', 'Office hours', 'Card grid: Study Destinations', 'Footer', 'Contact details and facts']
    : []
  ).map(form),
  ...(isLong ? ['The site itself', 'Links between', 'How forms are sent'] : []).map(form),
  ...['Apply to Study', 'Form', 'Rare', 'Table: Prices', ...(isLong ? ['Form'] : [])].map(form),
  [
    'an entry',
    async ({ page }) => {
      await openPart(page, 'Study destinations');
      await page.getByRole('rowheader').getByRole('button').first().click();
      await page.getByRole('button', { name: 'All entries' }).waitFor();
    },
  ],
]);
