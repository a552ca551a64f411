import type { Recipe } from '../recipe';

export const gallery: Recipe = {
  label: 'Gallery',
  one: 'photo',
  says: 'A wall of photos with a line below each.',
  alsoCalled: 'photos, pictures, images, portfolio, our work, impressions, album',
  collections: {
    photos: {
      fields: {
        photo: { kind: 'picture', label: 'Photo', required: true },
        caption: { kind: 'text', label: 'Line below it' },
      },
      entries: [
        { photo: { src: '@sample', alt: 'A drawing that stands for a photo' }, caption: 'What one sees here' },
        { photo: { src: '@sample', alt: 'A drawing that stands for a photo' }, caption: 'Where it was taken' },
        { photo: { src: '@sample', alt: 'A drawing that stands for a photo' }, caption: 'Who is in it' },
      ],
    },
  },
  routes: [
    {
      path: '/gallery',
      title: 'Gallery',
      description:
        'Photos of our work, of the place and of the people: have a look at what it is like before you come to us.',
      blocks: [
        { type: 'hero', heading: 'Gallery', text: 'Have a look at what it is like here.' },
        { type: 'gallery', items: { from: 'photos', as: { picture: '{photo}', caption: '{caption}' } } },
      ],
    },
  ],
};
