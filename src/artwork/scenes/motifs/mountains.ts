import { hills, mountain, water } from '../drawing/land';
import { fir } from '../drawing/plants';
import { fill, path, sideBySide } from '../drawing/shape';
import { birds, sky } from '../drawing/sky';
import type { Motif } from '../scene';

/** Peaks with snow above a lake, firs in front. */
export const mountains: Motif = (scene) => {
  const { random, palette, frame } = scene;
  const shore = 500;
  const back = [random.between(120, 220), random.between(700, 820)];
  const peak = random.between(420, 560);
  const firs = Array.from({ length: 11 }, (_, index) => {
    const x = index < 6 ? index * 46 - 10 : 960 - (index - 6) * 50;
    return {
      x: x + random.between(-14, 14),
      height: 250 - Math.abs(index < 6 ? index : index - 6) * 28 + random.between(-24, 24),
    };
  });
  return [
    ...sky(scene, shore),
    ...back.flatMap((x) => mountain(scene, { x, top: random.between(250, 300), foot: shore, reach: 300 }, 0.32)),
    ...mountain(scene, { x: peak, top: random.between(140, 175), foot: shore, reach: 370 }, 0.6),
    ...mountain(
      scene,
      { x: peak + random.pick([-230, 240]), top: random.between(290, 330), foot: shore, reach: 230 },
      0.75,
    ),
    birds(scene, 560, 120),
    hills(scene, palette.tone(palette.leaf, 0.7), 430, 50, shore),
    ...water(scene, shore, frame.height),
    fill(palette.tone(palette.leaf, 0.95), path`M0 610q180 -20 330 50q200 70 380 10q130 -50 250 -60V720H0z`),
    ...sideBySide(
      firs.map(({ x, height }, index) => fir(scene, index % 2 === 0 ? palette.second : palette.leaf, x, 670, height)),
    ),
  ];
};
