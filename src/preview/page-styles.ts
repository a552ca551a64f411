import { styles } from '../render/styles';
import pointed from './pointed.css?inline';

/** The styles of any page that the editor shows, and of the field that is open in its form. */
export const pageStyles: string = [styles.foundation, ...Object.values(styles.blocks), styles.lineMarks, pointed].join(
  '\n',
);
