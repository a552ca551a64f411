/** A language: its code, and what it calls itself. */
export interface LanguageName {
  tag: string;
  label: string;
}

/** A link to the same page in a language. */
export interface LanguageLink extends LanguageName {
  href: string;
}

/** Words that show in another language than that of their page. */
export interface Originals {
  language: string;
  direction: 'ltr' | 'rtl';
  texts: string[];
  /** Those that stand within texts that are translated: what values and fields say. */
  parts?: string[];
}
