import { isDark, mix, type ThemeColors } from '../../compose/colors';
import type { Random } from './random';

/** The colours of a scene at one time of the day, all of them mixed from the four of a theme. */
export interface SceneColors {
  sky: string;
  /** Around the sun, and above the horizon. */
  halo: string;
  sun: string;
  cloud: string;
  /** What shines behind windows; by day it is dark. */
  lamp: string;
  /** The colours of things in this light. */
  light: string;
  dark: string;
  accent: string;
  second: string;
  leaf: string;
  sand: string;
  clay: string;
  stone: string;
  /** Of rooms: their walls, and the tops of tables. */
  wall: string;
  water: string;
  /** A colour seen from afar: 1 stands near, at 0 it is lost in the haze. */
  tone(color: string, nearness: number): string;
  /** The side of a thing that the sun does not reach. */
  shade(color: string): string;
}

type Hour = (colors: Colors) => Pick<SceneColors, 'sky' | 'halo' | 'sun' | 'cloud' | 'lamp'> & {
  /** What things far away are lost in. */
  haze: string;
  /** How much of the dark lies on all things. */
  dim: number;
};

/** The colours of a theme, the paper of a dark one being its dark. */
interface Colors {
  light: string;
  dark: string;
  accent: string;
  second: string;
}

const morning: Hour = ({ light, dark, accent, second }) => ({
  sky: mix(accent, light, 0.17),
  halo: mix(accent, light, 0.09),
  sun: mix(accent, light, 0.62),
  cloud: mix(accent, light, 0.04),
  lamp: mix(second, dark, 0.35),
  haze: mix(accent, light, 0.15),
  dim: 0,
});

const noon: Hour = ({ light, dark, second }) => ({
  sky: mix(second, light, 0.24),
  halo: mix(second, light, 0.15),
  sun: mix(second, light, 0.02),
  cloud: mix(second, light, 0.08),
  lamp: mix(second, dark, 0.35),
  haze: mix(second, light, 0.22),
  dim: 0,
});

const evening: Hour = ({ light, dark, accent }) => ({
  sky: mix(accent, light, 0.46),
  halo: mix(accent, light, 0.34),
  sun: mix(accent, light, 0.05),
  cloud: mix(accent, light, 0.26),
  lamp: mix(accent, dark, 0.3),
  haze: mix(accent, light, 0.32),
  dim: 0.1,
});

const night: Hour = ({ light, dark, accent, second }) => ({
  sky: mix(second, dark, 0.34),
  halo: mix(second, dark, 0.46),
  sun: mix(second, light, 0.06),
  cloud: mix(second, dark, 0.5),
  lamp: mix(accent, light, 0.35),
  haze: mix(light, mix(second, dark, 0.5), 0.2),
  dim: 0.3,
});

const dusk: Hour = ({ light, dark, accent }) => ({
  sky: mix(accent, dark, 0.34),
  halo: mix(accent, dark, 0.5),
  sun: mix(accent, light, 0.4),
  cloud: mix(accent, dark, 0.48),
  lamp: mix(accent, light, 0.3),
  haze: mix(accent, mix(light, dark, 0.12), 0.5),
  dim: 0.3,
});

/** Gives the palette of a scene: evening or night for a dark theme. */
export function paletteOf(theme: ThemeColors, random: Random): SceneColors {
  const isNight = isDark(theme);
  const { accent, second } = theme;
  const [light, dark] = isNight ? [theme.ink, theme.paper] : [theme.paper, theme.ink];
  const hour = random.pick(isNight ? [night, dusk] : [morning, noon, evening, noon, morning, evening, night]);
  const { dim, haze, ...air } = hour({ light, dark, accent, second });
  const inThisLight = (color: string): string => mix(dark, color, dim);
  return {
    ...air,
    light: inThisLight(light),
    dark: mix(second, dark, 0.1),
    accent: inThisLight(accent),
    second: inThisLight(second),
    leaf: inThisLight(mix(second, light, 0.72)),
    sand: inThisLight(mix(accent, light, 0.3)),
    clay: inThisLight(mix(accent, light, 0.52)),
    // By night a lamp stands in the room.
    wall: mix(dark, mix(accent, light, 0.25), dim * 0.4),
    stone: inThisLight(mix(mix(accent, dark, 0.5), light, 0.16)),
    water: mix(inThisLight(second), mix(haze, inThisLight(light), 0.4), 0.5),
    tone: (color, nearness) => mix(color, haze, nearness),
    shade: (color) => mix(dark, color, 0.22),
  };
}
