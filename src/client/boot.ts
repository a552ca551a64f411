import { hideWhatIsOver } from './hide-what-is-over';
import { quietMenus } from './menus';
import { startWhenNeeded } from './start-when-needed';

hideWhatIsOver();
quietMenus();
startWhenNeeded();
