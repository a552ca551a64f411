import type { Recipe } from '../recipe';
import { formNeeds, siteForm } from '../site-form';

export const booking: Recipe = {
  label: 'Booking',
  says: 'A form for what somebody would like, chosen from a list of yours, for which day and how many.',
  alsoCalled: 'reservation, reserve, book, appointment, enquiry, order, sign up, registration, table, tickets, join us',
  action: 'Book',
  ...formNeeds,
  routes: [
    {
      path: '/booking',
      title: 'Booking',
      description: 'Book, order or sign up: tell us what you would like and how many, and we confirm it personally.',
      blocks: [
        {
          type: 'hero',
          heading: 'Booking',
          text: 'Tell us what you would like. It is fixed once we confirm it.',
        },
        siteForm({
          name: 'booking',
          heading: 'Your request',
          text: 'We answer as soon as we can.',
          privacy: 'What you write here is for your request, and for nothing else.',
          otherWays: 'In a hurry? Call [{phone}](tel:{phone}), or write to [{email}](mailto:{email}).',
          fields: [
            {
              name: 'what',
              label: 'What would you like?',
              kind: 'select',
              width: 'half',
              required: true,
              prefill: true,
              options: { from: '@things', as: { value: '{@name}', label: '{@name}' } },
            },
            {
              name: '@day',
              label: 'For which day?',
              kind: 'date',
              min: 'today',
              max: '+1y',
              width: 'half',
            },
            { name: '@arrival', label: 'Arrival', kind: 'date', min: 'today', max: '+1y', width: 'half' },
            { name: '@departure', label: 'Departure', kind: 'date', min: '+1d', max: '+1y', width: 'half' },
            {
              name: 'number',
              label: 'How many?',
              kind: 'number',
              min: 1,
              max: 100,
              width: 'half',
            },
            { name: 'message', label: 'What else should we know?', kind: 'textarea', rows: 4 },
          ],
        }),
      ],
    },
  ],
};
