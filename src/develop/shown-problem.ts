/** A problem as the development server sends it to the browser. */
export interface ShownProblem {
  message: string;
  /** The file, line and column. */
  place: string;
  /** That place in words. */
  page?: string;
  /** The lines of the file around it. */
  excerpt: string;
  /** Present where the code is at fault, and not site.json. */
  isOfCode?: true;
}
