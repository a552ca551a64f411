import type { ThemeColors } from '../../compose/colors';
import { svg } from '../svg';
import { type FlatShape, writeShapes } from './drawing/shape';
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

const modules = import.meta.glob<Record<string, Motif>>('./motifs/*.ts', { eager: true });

/** Every motif by the name of its file, which exports nothing else. */
const motifs = new Map(
  Object.entries(modules).map(([path, module]) => [
    path.slice('./motifs/'.length, -'.ts'.length),
    Object.values(module)[0],
  ]),
);

/** The names of what a scene can show. */
export const sceneMotifs: string[] = [...motifs.keys()];

/** Draws a scene in the colours of a theme, as the text of an SVG file of 960 by 720. */
export function drawScene(name: string, motif: string, theme: ThemeColors): string {
  const draw = motifs.get(motif);
  if (!draw) throw new Error(`There is no motif "${motif}".`);
  const random = randomOf(`${name} ${motif}`);
  const palette = paletteOf(theme, random);
  const isTurned = random.chance(0.5);
  const sun = { x: random.between(230, 430), y: random.between(150, 270), radius: random.between(48, 78) };
  const shapes = writeShapes(draw({ random, palette, frame: { width, height, sun } }));
  const turn = isTurned ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : '';
  return svg(width, height, `<g stroke-linecap="round"${turn}>${shapes}</g>`);
}
