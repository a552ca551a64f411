import type { ThemeColors } from '../../compose/colors';
import { svg } from '../svg';
import { type FlatShape, writeShapes } from './drawing/shape';
import { motifs } from './motifs';
import { paletteOf, type SceneColors } from './palette';
import { type Random, randomOf } from './random';

/** What a motif is drawn from. The light comes from the left; half of the scenes are turned as in a mirror. */
export interface Scene {
  random: Random;
  palette: SceneColors;
  frame: SceneFrame;
}

/** The size of the picture, and where the sun stands. What matters stands between 140 and 820, 100 and 620. */
export interface SceneFrame {
  width: number;
  height: number;
  sun: { x: number; y: number; radius: number };
}

/** Draws one kind of place, the farthest things first. */
export type Motif = (scene: Scene) => FlatShape[];

const [width, height] = [960, 720];

const motifsByName: Record<string, Motif> = motifs;

/** The names of what a scene can show. */
export const sceneMotifs = Object.keys(motifs);

/** Draws a scene in the colours of a theme, as the text of an SVG file of 960 by 720. */
export function drawScene(name: string, motif: string, theme: ThemeColors): string {
  const draw = motifsByName[motif];
  if (!draw) throw new Error(`There is no motif "${motif}".`);
  const random = randomOf(`${name} ${motif}`);
  const palette = paletteOf(theme, random);
  const isTurned = random.chance(0.5);
  const sun = { x: random.between(230, 430), y: random.between(150, 270), radius: random.between(48, 78) };
  const shapes = writeShapes(draw({ random, palette, frame: { width, height, sun } }));
  const turn = isTurned ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : '';
  return svg(width, height, `<g stroke-linecap="round"${turn}>${shapes}</g>`);
}
