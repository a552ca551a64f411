import { offer } from '../offer';

export const services = offer({
  label: 'Services',
  one: 'service',
  name: 'services',
  says: 'What you do for others, what it costs and how it goes, and a page for each.',
  alsoCalled: 'offers, what we do, treatments, work, help, consulting, repairs',
  description:
    'What we do for you, how it goes and what it costs: everything to know before you call, write or come by.',
  text: 'Not sure what you need? Ask us, and we find out together.',
  fields: {
    price: { kind: 'text', label: 'Price', help: 'As you would say it, such as “By agreement”.', required: true },
    duration: { kind: 'text', label: 'Duration', required: true },
    steps: { kind: 'texts', label: 'How it goes', required: true },
  },
  meta: '{price}',
  facts: { Price: '{price}', Duration: '{duration}' },
  list: ['How it goes', 'steps'],
  entries: [
    {
      title: 'Advice',
      text: 'A first talk, so that you know where you stand.',
      price: 'By agreement',
      duration: 'Half an hour',
      steps: ['You tell us what it is about', 'We say what can be done'],
      icon: 'message-circle',
    },
    {
      title: 'Planning',
      text: 'What has to be done, in which order, at what price.',
      price: 'By agreement',
      duration: 'A week',
      steps: ['We look at it together', 'You get a plan in writing'],
      icon: 'map',
    },
    {
      title: 'Doing',
      text: 'Carefully and on the day that we agreed on.',
      price: 'By agreement',
      duration: 'As long as it takes',
      steps: ['We begin on the day that we agreed on', 'You look at it and say whether it is right'],
      icon: 'check',
    },
  ],
});
