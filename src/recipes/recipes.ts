import { booking } from './list/booking';
import { contact } from './list/contact';
import { courses } from './list/courses';
import { events } from './list/events';
import { gallery } from './list/gallery';
import { news } from './list/news';
import { prices } from './list/prices';
import { products } from './list/products';
import { questions } from './list/questions';
import { reviews } from './list/reviews';
import { rooms } from './list/rooms';
import { services } from './list/services';
import { team } from './list/team';
import { trips } from './list/trips';
import type { Recipe } from './recipe';

/** A part of a site that can be added as a whole. */
export type RecipeName = keyof typeof recipes;

/** The parts of a site that can be added as a whole, in the order in which they are offered. */
export const recipes = {
  news,
  trips,
  products,
  rooms,
  courses,
  services,
  prices,
  team,
  questions,
  events,
  gallery,
  reviews,
  booking,
  contact,
} satisfies Record<string, Recipe>;
