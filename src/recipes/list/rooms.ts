import { offer } from '../offer';

export const rooms = offer({
  label: 'Rooms',
  one: 'room',
  name: 'rooms',
  says: 'Rooms with what a night costs, their beds and what is in them, and a page for each.',
  alsoCalled: 'accommodation, guest house, hotel, bed and breakfast, apartments, lodging, cottages',
  description:
    'Our rooms, what a night costs, how many people they take and what is in them: choose, and ask for a date.',
  text: 'Each is a little different. Tell us when you would like to come, and how many you are.',
  fields: {
    price: { kind: 'money', label: 'Price', help: 'For one night.', required: true },
    guests: { kind: 'number', label: 'Guests', help: 'How many people can sleep in it.', required: true },
    beds: { kind: 'text', label: 'Beds', required: true },
    features: { kind: 'texts', label: 'In the room', required: true },
  },
  meta: '{price:money}',
  facts: { 'A night': '{price:money}', Guests: '{guests}', Beds: '{beds}' },
  list: ['In the room', 'features'],
  table: {
    heading: 'What a night costs',
    columns: ['Room', 'Guests', 'Beds', 'A night'],
    cells: ['{title}', '{guests}', '{beds}', '{price:money}'],
  },
  entries: [
    {
      title: 'The quiet room',
      text: 'Say where it lies, and what one sees from the window.',
      price: 50,
      guests: 1,
      beds: 'One single bed',
      features: ['A desk', 'A shower'],
      icon: 'bed-single',
    },
    {
      title: 'The double room',
      text: 'Say what guests like about it.',
      price: 80,
      guests: 2,
      beds: 'One double bed',
      features: ['A table for two', 'A shower'],
      icon: 'bed-double',
    },
    {
      title: 'The family room',
      text: 'Say what there is for children.',
      price: 110,
      guests: 4,
      beds: 'One double bed and two single beds',
      features: ['A cot on request', 'A bath'],
      icon: 'house',
    },
  ],
});
