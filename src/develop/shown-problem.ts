/** A problem as the development server tells the browser of it. */
export interface ShownProblem {
  message: string;
  /** File, line and column. */
  place: string;
  /** Where that is, in words. */
  page?: string;
  /** The lines of the file around it. */
  excerpt: string;
  /** Present where the code is at fault, and not site.json. */
  isOfCode?: true;
}
