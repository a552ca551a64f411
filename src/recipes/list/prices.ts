import type { Recipe } from '../recipe';

export const prices: Recipe = {
  label: 'Price list',
  one: 'price',
  says: 'A table of what things cost.',
  mayShowOthers: true,
  alsoCalled: 'prices, rates, fees, menu, tariff, costs, food and drink',
  collections: {
    prices: {
      fields: {
        title: { kind: 'text', label: 'Name', required: true },
        note: { kind: 'text', label: 'Remark', required: true },
        price: { kind: 'money', label: 'Price', required: true },
      },
      entries: [
        { title: 'The usual one', note: 'What most people choose', price: 20 },
        { title: 'The long one', note: 'Takes twice as long', price: 35 },
        { title: 'For children', note: 'Up to 12 years', price: 10 },
      ],
    },
  },
  routes: [
    {
      path: '/price-list',
      title: 'Price list',
      description:
        'What things cost with us, at a glance: every price in one table, with what is included and what is not.',
      blocks: [
        { type: 'hero', heading: 'Price list', text: 'What things cost, at a glance.' },
        {
          type: 'table',
          columns: ['Name', 'Remark', 'Price'],
          rows: { from: 'prices', as: ['{title}', '{note}', '{price:money}'] },
        },
      ],
    },
  ],
};
