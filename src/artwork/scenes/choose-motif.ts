import { seededNumbers } from '../seeded';
import { sceneMotifs } from './scene';

/**
 * Chooses the motif of a scene whose name says none: the motif that is a word of the name, as in `sydney-harbour`, else
 * the one with the highest number that name and motif give together. So a motif that is added later changes few scenes,
 * and only to itself.
 */
export function chooseMotif(name: string): string {
  const said = sceneMotifs.find((motif) => `-${name}-`.includes(`-${motif}-`));
  const drawn = sceneMotifs.map((motif) => ({ motif, number: seededNumbers(`${name} ${motif}`)[0] ?? 0 }));
  return said ?? drawn.reduce((best, one) => (one.number > best.number ? one : best)).motif;
}
