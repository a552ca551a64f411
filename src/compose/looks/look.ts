import type { Manifest } from '../../manifest/manifest';
import type { ThemeColors } from '../colors';

type ThemeSettings = Required<Omit<Manifest['theme'], 'look' | 'mode' | 'colors'>>;

/** The colours, type and shapes of a look: all that a theme may set. */
export interface Look extends ThemeSettings {
  colors: ThemeColors;
}
