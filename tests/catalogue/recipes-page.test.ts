import { expect, test } from 'vitest';
import { schemasOf } from '../../src/catalogue/properties';
import { recipesPage } from '../../src/catalogue/recipes-page';
import type { Recipe } from '../../src/recipes/recipe';
import { recipes } from '../../src/recipes/recipes';
import { registry } from '../registry';

test('every recipe is shown with its name, what it brings and what it writes', () => {
  const sections = recipesPage(schemasOf(registry)).split('<section').slice(1);
  expect(sections).toHaveLength(Object.keys(recipes).length);
  for (const [index, recipe] of Object.values<Recipe>(recipes).entries()) {
    const words = sections[index] ?? '';
    expect(words).toContain(`>${recipe.label}</h2>`);
    expect(words).toContain(recipe.says);
    for (const { fields, entries } of Object.values(recipe.collections ?? {})) {
      const labels = Object.values(fields).map(({ label }) => label);
      expect(words).toContain(`${entries.length} samples with ${labels.join(', ')}`);
    }
    for (const { path } of recipe.routes) expect(words).toContain(`, ${path}: `);
    expect(words).not.toMatch(/@form|@things|undefined/);
  }
});
