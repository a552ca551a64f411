import type { Recipe } from '../recipe';
import { formNeeds, siteForm } from '../site-form';

export const booking: Recipe = {
  label: 'Booking',
  says: 'A form with a day, how many come, and what they would like, chosen from a list of yours.',
  alsoCalled: 'reservation, reserve, book, appointment, enquiry, order, sign up, registration, table, tickets, join us',
  ...formNeeds,
  routes: [
    {
      path: '/booking',
      title: 'Booking',
      description:
        'Ask for a day: tell us what you would like, when and how many you are, and we confirm it personally.',
      blocks: [
        {
          type: 'hero',
          heading: 'Booking',
          text: 'Tell us what you would like and when. It is fixed once we confirm it.',
        },
        siteForm({
          name: 'booking',
          heading: 'Ask for a day',
          text: 'We answer as soon as we can, and say whether the day is free.',
          privacy: 'We use your answers to confirm the day, and for nothing else.',
          otherWays: 'In a hurry? Call [{phone}](tel:{phone}), or write to [{email}](mailto:{email}).',
          fields: [
            {
              name: 'what',
              label: 'What would you like?',
              kind: 'select',
              width: 'half',
              required: true,
              options: { from: '@things', as: { value: '{@name}', label: '{@name}' } },
            },
            {
              name: 'day',
              label: 'On which day?',
              kind: 'date',
              min: 'today',
              max: '+1y',
              required: true,
              width: 'half',
            },
            {
              name: 'people',
              label: 'How many are you?',
              kind: 'number',
              min: 1,
              max: 100,
              required: true,
              width: 'half',
            },
            { name: 'message', label: 'What else should we know?', kind: 'textarea', rows: 4 },
          ],
        }),
      ],
    },
  ],
};
