import { isLong } from '../is-long';
import { openPart } from './editor-access-test';
import { type State, testStates } from './editor-states';

const form = (part: string): State => [part, ({ page }) => openPart(page, part)];

/** One part of each kind by day; the others have fields of the same kinds. */
testStates('the form of each part', [
  ...['Hero: Your Gateway', 'Home', 'Study destinations', 'Office hours', 'Header and menu'].map(form),
  ...(isLong
    ? ['Card grid: Study Destinations', 'Footer', 'Contact details and facts', 'The site itself', 'Links between']
    : []
  ).map(form),
  ...['How forms are sent', 'Apply to Study', 'Form'].map(form),
  ...['Rare', 'Table: Prices', ...(isLong ? ['Form'] : [])].map(form),
  [
    'an entry',
    async ({ page }) => {
      await openPart(page, 'Study destinations');
      await page.getByRole('rowheader').getByRole('button').first().click();
      await page.getByRole('button', { name: 'All entries' }).waitFor();
    },
  ],
]);
