/**
 * The name under which a browser keeps what it knows of a form: with the base of its site, where that is not all there is
 * at its host. What was typed for one site is none of another's, nor was it sent there.
 */
export function keptName(formName: string, base: string): string {
  return base === '/' ? formName : base + formName;
}
