import { editorPaths } from '../../edit-api/addresses';
import { nameOfFile } from '../words/name-of-file';

/** Gives the address of an upload on the server. */
export function addressOfUpload(path: string): string {
  return editorPaths.uploads + encodeURI(nameOfFile(path));
}

/** Gives the address of a picture of the uploads, no larger than it is listed. */
export function addressOfSmall(path: string): string {
  return editorPaths.small + encodeURI(nameOfFile(path));
}
