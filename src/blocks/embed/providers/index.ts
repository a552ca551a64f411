import type { BlockOf } from '../../../compose/page';
import type { EmbedProvider } from '../provider';
import { acuity } from './acuity';
import { calendly } from './calendly';
import { googleCalendar } from './google-calendar';
import { googleForms } from './google-forms';

/** Every provider that the schema of the block names. */
export const providers: Readonly<Record<BlockOf<'embed'>['provider'], EmbedProvider>> = {
  acuity,
  calendly,
  'google-calendar': googleCalendar,
  'google-forms': googleForms,
};
