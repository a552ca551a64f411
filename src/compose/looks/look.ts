import type { Manifest } from '../../manifest/manifest';
import type { ThemeColors } from '../colors';

type Written = Required<Omit<Manifest['theme'], 'look' | 'mode' | 'colors'>>;

/** Colours, type and shapes that go together: whatever a theme may say of its own. */
export interface Look extends Written {
  colors: ThemeColors;
}
