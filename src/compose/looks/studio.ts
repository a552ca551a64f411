import type { Look } from './look';

/** Large pictures, few words, much room: for salons, hotels and design. */
export const studio: Look = {
  colors: { paper: '#ffffff', ink: '#111111', accent: '#3b46d1', second: '#8a2d5d' },
  font: 'instrument-sans',
  textFont: 'instrument-sans',
  typeRatio: 1.333,
  measure: 66,
  density: 'airy',
  radius: 'large',
  button: 'pill',
  card: 'picture',
  header: 'transparent',
  hero: 'cover',
  ornament: 'none',
};
