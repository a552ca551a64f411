import { offer } from '../offer';

export const trips = offer({
  label: 'Trips',
  one: 'trip',
  name: 'trips',
  says: 'Trips with what they cost, how long they take and what is included, and a page for each.',
  alsoCalled: 'tours, excursions, safaris, outings, journeys, guided tours, activities',
  description:
    'What awaits you, how long it takes, what it costs and what is included: choose, and tell us when you come.',
  text: 'Choose one, and tell us when you would like to come.',
  fields: {
    price: { kind: 'money', label: 'Price', help: 'For one person.', required: true },
    duration: { kind: 'text', label: 'Duration', required: true },
    level: {
      kind: 'choice',
      label: 'Level',
      choices: ['For everyone', 'Some practice', 'Experienced'],
      required: true,
    },
    included: { kind: 'texts', label: 'Included', required: true },
  },
  meta: '{duration} · {price:money}',
  facts: { Price: '{price:money}', Duration: '{duration}', Level: '{level}' },
  list: ['What is included', 'included'],
  table: {
    heading: 'All at a glance',
    columns: ['Trip', 'Duration', 'Level', 'Price'],
    cells: ['{title}', '{duration}', '{level}', '{price:money}'],
  },
  entries: [
    {
      title: 'The first time',
      text: 'A short trip for everyone, with all you need to know.',
      price: 20,
      duration: '2 hours',
      level: 'For everyone',
      included: ['A guide', 'The equipment'],
      icon: 'compass',
    },
    {
      title: 'Half a day',
      text: 'Time to get into it, with a break at the best place.',
      price: 35,
      duration: '4 hours',
      level: 'For everyone',
      included: ['A guide', 'The equipment', 'Something to drink'],
      icon: 'sunrise',
    },
    {
      title: 'The whole day',
      text: 'Further out, where few people go.',
      price: 60,
      duration: '8 hours',
      level: 'Some practice',
      included: ['A guide', 'The equipment', 'Food on the way'],
      icon: 'mountain',
    },
  ],
});
