import type { Motif } from '../scene';
import { airport } from './airport';
import { bridge } from './bridge';
import { buildingSite } from './building-site';
import { campus } from './campus';
import { coast } from './coast';
import { desert } from './desert';
import { desk } from './desk';
import { forest } from './forest';
import { harbour } from './harbour';
import { hospital } from './hospital';
import { hotel } from './hotel';
import { house } from './house';
import { interview } from './interview';
import { lake } from './lake';
import { lectureHall } from './lecture-hall';
import { library } from './library';
import { map } from './map';
import { meeting } from './meeting';
import { mountains } from './mountains';
import { oldTown } from './old-town';
import { road } from './road';
import { skyline } from './skyline';
import { suitcase } from './suitcase';

/** Every motif of a scene, in the order of their names. */
export const motifs = {
  airport,
  bridge,
  'building-site': buildingSite,
  campus,
  coast,
  desert,
  desk,
  forest,
  harbour,
  hospital,
  hotel,
  house,
  interview,
  lake,
  'lecture-hall': lectureHall,
  library,
  map,
  meeting,
  mountains,
  'old-town': oldTown,
  road,
  skyline,
  suitcase,
} satisfies Record<string, Motif>;
