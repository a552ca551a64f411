import { hideWhatIsOver } from './hide-what-is-over';
import { tellOpeningHours } from './tell-opening-hours';

/** Does what a page that has been drawn needs of the clock: hides what is over, and says whether a place is open. */
export function lookAtPage(): void {
  hideWhatIsOver();
  tellOpeningHours();
}
