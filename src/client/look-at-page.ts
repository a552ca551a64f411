import { tellOpeningHours } from '../blocks/place/tell-opening-hours';
import { hideWhatIsOver } from './hide-what-is-over';

/** Does what a page that has been drawn needs of the clock: hides what is over, and says whether a place is open. */
export function lookAtPage(): void {
  hideWhatIsOver();
  tellOpeningHours();
}
