/** The selector of fields for text, for which a phone brings its keyboard up. */
export const textEntry =
  'textarea, [role="textbox"], input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"])';
