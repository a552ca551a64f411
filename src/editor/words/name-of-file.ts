/** Gives the path of a file within the uploads folder: `team.jpg` for `uploads/team.jpg`. */
export function nameOfFile(path: string): string {
  return path.replace(/^uploads\//, '');
}
