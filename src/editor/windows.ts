import { Changes } from './changes/changes';
import { FindAndReplace } from './find-and-replace';
import { Publish } from './publish/publish';

/** The windows in which something is done with the site as a whole. */
export const windows = { find: FindAndReplace, changes: Changes, publish: Publish };
