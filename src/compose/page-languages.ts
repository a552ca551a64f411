/** A language: its code, and what it calls itself. */
export interface LanguageName {
  tag: string;
  label: string;
}

/** A link to the same page in a language. */
export interface LanguageLink extends LanguageName {
  href: string;
}

/** Words of a page that show in another language than its own. */
export interface Originals {
  language: string;
  direction: 'ltr' | 'rtl';
  texts: string[];
  /** The originals within translated texts, which come from values and fields. */
  parts?: string[];
}
