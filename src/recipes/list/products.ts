import { offer } from '../offer';

export const products = offer({
  label: 'Products',
  one: 'product',
  name: 'products',
  says: 'What you sell, with prices and a page for each thing.',
  alsoCalled: 'shop, store, goods, articles, catalogue, things for sale, range, CDs, books, merchandise',
  description:
    'What we have, what it costs and what there is to know about it: look around, and ask for what you miss.',
  text: 'A look at what we have. Ask for what you do not find here.',
  fields: {
    price: { kind: 'money', label: 'Price', required: true },
    size: { kind: 'text', label: 'Size or quantity', required: true },
    features: { kind: 'texts', label: 'Good to know', required: true },
  },
  meta: '{price:money}',
  facts: { Price: '{price:money}', 'Size or quantity': '{size}' },
  list: ['Good to know', 'features'],
  entries: [
    {
      title: 'The small one',
      text: 'Say in a sentence what it is, and whom it suits.',
      price: 10,
      size: 'Small',
      features: ['What it is made of', 'How long it lasts'],
      icon: 'package',
    },
    {
      title: 'The large one',
      text: 'Say what is different about this one.',
      price: 20,
      size: 'Large',
      features: ['What it is made of', 'How long it lasts'],
      icon: 'package',
    },
    {
      title: 'The gift',
      text: 'Say what makes it a good present.',
      price: 30,
      size: 'One size',
      features: ['How it is wrapped', 'Whether it can be sent'],
      icon: 'gift',
    },
  ],
});
