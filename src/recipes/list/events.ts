import type { Json, JsonObject } from '../../manifest/manifest';
import type { Recipe } from '../recipe';
import { askAboutIt } from '../site-form';

const as: Json = {
  title: '{title}',
  date: '{date}',
  time: '{time}',
  location: '{location}',
  price: '{price}',
  text: '{text}',
  image: '{photo}',
  cancelled: '{cancelled}',
  to: '/events/{slug}',
};

/** What a page says as long as its event meets conditions: of itself, by its address. */
function whileItsEvent(is: JsonObject, as: Json): JsonObject {
  return { from: 'events', where: { slug: '{slug}', ...is }, as };
}

const isComing: JsonObject = { date: { from: 'today' } };
const isOver: JsonObject = { date: { to: '-1d' } };

export const events: Recipe = {
  label: 'Events',
  one: 'event',
  says: 'What takes place, with day, time, place and price, and a page for each; what is over moves to the past by itself.',
  alsoCalled:
    'dates, calendar, concerts, tickets, performances, shows, rehearsals, programme, services, festivals, meetings, what is on',
  collections: {
    events: {
      fields: {
        title: { kind: 'text', label: 'Name', required: true },
        date: { kind: 'date', label: 'Day', required: true },
        time: { kind: 'text', label: 'Time', required: true },
        location: { kind: 'text', label: 'Place', required: true },
        price: { kind: 'money', label: 'Price', help: 'For one person; 0 says that it is free.' },
        text: { kind: 'copy', label: 'In a sentence', required: true },
        details: { kind: 'copy', label: 'In detail' },
        photo: { kind: 'picture', label: 'Photo' },
        cancelled: { kind: 'yesNo', label: 'Cancelled' },
      },
      entries: [
        {
          title: 'Open day',
          date: '+21d',
          time: '10:00',
          location: 'At our place',
          price: 0,
          text: 'Say what there is to see, and whether one has to register.',
        },
        {
          title: 'An evening together',
          date: '+35d',
          time: '19:00',
          location: 'At our place',
          price: 15,
          text: 'Say who is invited, and what awaits them.',
        },
        {
          title: 'The one before',
          date: '-14d',
          time: '19:00',
          location: 'At our place',
          text: 'Say how it was.',
        },
      ],
    },
  },
  routes: [
    {
      path: '/events',
      title: 'Events',
      description:
        'What takes place with us, on which day, at what time and where, and what there was before: come along.',
      blocks: [
        { type: 'hero', heading: 'Events', text: 'Come along, alone or with others.' },
        {
          type: 'events',
          style: 'upcoming',
          heading: 'What comes next',
          items: { from: 'events', where: isComing, sort: 'date', as },
          empty: 'Nothing is planned just now. Look in again.',
        },
        {
          type: 'events',
          style: 'past',
          surface: 'tinted',
          heading: 'What there was',
          items: { from: 'events', where: isOver, sort: '-date', limit: 10, as },
        },
      ],
    },
    {
      from: 'events',
      path: '/events/{slug}',
      title: '{title}',
      description: '{title} on {date:long}: {text} When it begins, where it takes place and what it costs.',
      blocks: [
        {
          type: 'hero',
          heading: '{title}',
          text: [
            '{text}',
            whileItsEvent({ ...isComing, cancelled: true }, '**It is cancelled.**'),
            whileItsEvent(isOver, '**This is over.**'),
          ],
          picture: '{photo}',
          actions: [
            whileItsEvent({ ...isComing, cancelled: { not: true } }, askAboutIt),
            whileItsEvent(isOver, { label: 'What comes next', to: '/events' }),
          ],
        },
        {
          type: 'facts',
          items: [
            { label: 'Day', value: '{date:long}' },
            { label: 'Time', value: '{time}' },
            { label: 'Place', value: '{location}' },
            { label: 'Price', value: '{price:money}' },
          ],
        },
        { type: 'text', text: '{details}' },
      ],
    },
  ],
};
