import { offer } from '../offer';

export const courses = offer({
  label: 'Courses',
  one: 'course',
  name: 'courses',
  says: 'Courses with what one learns, how long they take and what they cost, and a page for each.',
  alsoCalled: 'classes, lessons, training, workshops, school, driving lessons, seminars, education',
  description:
    'What you learn with us, how long it takes, what you should know before and what it costs: find your course.',
  text: 'If you are unsure which one suits you, ask us.',
  fields: {
    price: { kind: 'money', label: 'Price', required: true },
    duration: { kind: 'text', label: 'Duration', required: true },
    level: { kind: 'choice', label: 'Level', choices: ['Beginners', 'Some practice', 'Advanced'], required: true },
    topics: { kind: 'texts', label: 'What one learns', required: true },
  },
  meta: '{duration} · {price:money}',
  facts: { Price: '{price:money}', Duration: '{duration}', Level: '{level}' },
  list: ['What you learn', 'topics'],
  table: {
    heading: 'All at a glance',
    columns: ['Course', 'Duration', 'Level', 'Price'],
    cells: ['{title}', '{duration}', '{level}', '{price:money}'],
  },
  entries: [
    {
      title: 'The first steps',
      text: 'Say what somebody can do after it who could do nothing before.',
      price: 100,
      duration: '4 evenings',
      level: 'Beginners',
      topics: ['The first thing', 'The second thing'],
      icon: 'sprout',
    },
    {
      title: 'Further on',
      text: 'Say what one should know before, and what comes new.',
      price: 140,
      duration: '6 evenings',
      level: 'Some practice',
      topics: ['The first thing', 'The second thing'],
      icon: 'book-open',
    },
    {
      title: 'For those who want more',
      text: 'Say where it leads.',
      price: 180,
      duration: '8 evenings',
      level: 'Advanced',
      topics: ['The first thing', 'The second thing'],
      icon: 'graduation-cap',
    },
  ],
});
