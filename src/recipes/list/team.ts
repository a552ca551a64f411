import type { Recipe } from '../recipe';

export const team: Recipe = {
  label: 'Team',
  one: 'person',
  says: 'The people, with what they do and a photo of each.',
  alsoCalled:
    'staff, people, about us, who we are, employees, guides, teachers, coaches, members, singers, musicians, choir, players',
  collections: {
    team: {
      fields: {
        name: { kind: 'text', label: 'Name', required: true },
        position: { kind: 'text', label: 'What they do', required: true },
        text: { kind: 'copy', label: 'About the person', required: true },
        photo: { kind: 'picture', label: 'Photo' },
      },
      entries: [
        { name: 'First name and surname', position: 'Founder', text: 'Say why this person does this work.' },
        { name: 'Another name', position: 'For your questions', text: 'Say what one can ask this person.' },
        { name: 'A third name', position: 'Behind the scenes', text: 'Say what would not work without this person.' },
      ],
    },
  },
  routes: [
    {
      path: '/team',
      title: 'Team',
      description:
        'Who works here, what each of us does and whom to ask for what: the people you meet when you come to us.',
      blocks: [
        { type: 'hero', heading: 'Team', text: 'The people you meet when you come to us.' },
        {
          type: 'profiles',
          items: {
            from: 'team',
            as: { position: '{position}', name: '{name}', text: '{text}', picture: '{photo}' },
          },
        },
      ],
    },
  ],
};
