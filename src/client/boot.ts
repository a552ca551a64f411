import { hideWhatIsOver } from './hide-what-is-over';
import { quietMenus } from './menus';
import { startWhenNeeded } from './start-when-needed';

hideWhatIsOver();
// A page may come out of the back/forward cache, or to the front again, on another day.
addEventListener('visibilitychange', hideWhatIsOver);
quietMenus();
startWhenNeeded();
