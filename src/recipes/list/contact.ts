import type { Recipe } from '../recipe';
import { formNeeds, siteForm } from '../site-form';

export const contact: Recipe = {
  label: 'Contact',
  says: 'How to reach you, and a form that sends a message.',
  alsoCalled: 'contact form, get in touch, write to us, address, phone, email, message, find us',
  ...formNeeds,
  values: { ...formNeeds.values, address: 'Example Street 1' },
  routes: [
    {
      path: '/contact',
      title: 'Contact',
      description: 'Call us, write an email or use the form on this page, and find the address where you can visit us.',
      blocks: [
        {
          type: 'hero',
          heading: 'Get in touch',
          text: 'Call, write or come by. If you are not sure whom to ask, ask us.',
        },
        {
          type: 'contact',
          items: [
            {
              icon: 'phone',
              title: 'Phone',
              value: '{phone}',
              to: 'tel:{phone}',
              text: 'For what is easier said than written.',
            },
            {
              icon: 'mail',
              title: 'Email',
              value: '{email}',
              to: 'mailto:{email}',
              text: 'For longer questions, or when you want it in writing.',
            },
            {
              icon: 'map-pin',
              title: 'Address',
              value: '{address}',
              text: 'Please call before you set out if you come from far.',
            },
          ],
        },
        siteForm({
          name: 'contact',
          heading: 'Write to us',
          text: 'A few words are enough.',
          privacy: 'We use what you write here to answer you, and for nothing else.',
          otherWays: 'Call [{phone}](tel:{phone}) or write to [{email}](mailto:{email}).',
          fields: [
            {
              name: 'topic',
              label: 'What is it about?',
              kind: 'select',
              width: 'half',
              prefill: true,
              options: { from: '@things', as: { value: '{@name}', label: '{@name}' } },
            },
            { name: 'message', label: 'Message', kind: 'textarea', rows: 6, required: true },
          ],
        }),
      ],
    },
  ],
};
