import type { Recipe } from '../recipe';

export const reviews: Recipe = {
  label: 'Reviews',
  one: 'review',
  says: 'What customers and guests have said, with their names.',
  alsoCalled: 'testimonials, quotes, references, feedback, recommendations, what people say, ratings',
  collections: {
    reviews: {
      fields: {
        quote: { kind: 'copy', label: 'What was said', required: true },
        name: { kind: 'text', label: 'Who said it', required: true },
        role: { kind: 'text', label: 'From where, or who that is' },
        photo: { kind: 'picture', label: 'Photo' },
      },
      entries: [
        { quote: 'Write here what somebody said about you, word for word.', name: 'Who said it' },
        { quote: 'Ask before you publish it: a message on the phone is enough.', name: 'Another name' },
      ],
    },
  },
  routes: [
    {
      path: '/reviews',
      title: 'Reviews',
      description:
        'What people say who have been with us, in their own words and with their names: read before you decide.',
      blocks: [
        { type: 'hero', heading: 'Reviews', text: 'In the words of those who have been here.' },
        {
          type: 'quotes',
          items: { from: 'reviews', as: { quote: '{quote}', name: '{name}', role: '{role}', picture: '{photo}' } },
        },
      ],
    },
  ],
};
