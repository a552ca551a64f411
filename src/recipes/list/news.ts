import type { Recipe } from '../recipe';

export const news: Recipe = {
  label: 'News',
  one: 'news item',
  says: 'What is new, the latest first, with a page for each and a feed to subscribe to.',
  alsoCalled: 'blog, articles, posts, press, updates, journal, stories, magazine',
  collections: {
    news: {
      fields: {
        title: { kind: 'text', label: 'Headline', required: true },
        date: { kind: 'date', label: 'Day', required: true },
        text: { kind: 'copy', label: 'In a sentence', required: true },
        story: { kind: 'copy', label: 'The whole story', required: true },
        photo: { kind: 'picture', label: 'Photo' },
      },
      entries: [
        {
          title: 'Our new website is here',
          date: 'today',
          text: 'Say in a sentence what is new.',
          story:
            'Then tell the story: what happened, who was there and what comes next. Two or three paragraphs are enough.',
        },
        {
          title: 'What we did last month',
          date: '-1m',
          text: 'Say in a sentence what there is to tell.',
          story: 'Tell it as you would tell a friend who was not there.',
        },
        {
          title: 'A look behind the scenes',
          date: '-2m',
          text: 'Say in a sentence what one gets to see.',
          story: 'People like to know how things are made, and by whom.',
        },
      ],
    },
  },
  routes: [
    {
      path: '/news',
      title: 'News',
      description: 'What is new with us: what happened, what we are working on and what comes next, the latest first.',
      blocks: [
        { type: 'hero', heading: 'News', text: 'What is new with us.' },
        {
          type: 'card-grid',
          items: {
            from: 'news',
            sort: '-date',
            as: { title: '{title}', meta: '{date:long}', text: '{text}', picture: '{photo}', to: '/news/{slug}' },
          },
        },
      ],
    },
    {
      from: 'news',
      path: '/news/{slug}',
      title: '{title}',
      description: '{title}: {text} What happened, and what comes next.',
      blocks: [
        { type: 'hero', eyebrow: '{date:long}', heading: '{title}', text: '{text}', picture: '{photo}' },
        { type: 'text', text: '{story}' },
      ],
    },
  ],
  feeds: [
    {
      path: '/news.xml',
      title: 'News',
      from: 'news',
      as: { title: '{title}', text: '{text}', date: '{date}', to: '/news/{slug}' },
    },
  ],
};
