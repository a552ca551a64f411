import { tellOpeningHours } from '../blocks/place/tell-opening-hours';
import { hideWhatIsOver } from './hide-what-is-over';

/** Brings a drawn page up to the time: hides what is over, and says whether a place is open. */
export function lookAtPage(): void {
  hideWhatIsOver();
  tellOpeningHours();
}
