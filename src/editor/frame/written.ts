/** The selector of what somebody writes in, for which a phone brings its keyboard up. */
export const written =
  'textarea, [role="textbox"], input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"])';
