/** Numbers that nobody has, by the country that keeps them free for films and examples; Kenya keeps none, and its own are plain zeros. */
const examplePhones: Record<string, string> = {
  AU: '+61 2 7010 1234',
  CA: '+1 416 555 0123',
  DE: '+49 30 23125 012',
  FR: '+33 1 99 00 12 34',
  GB: '+44 20 7946 0123',
  IE: '+353 20 911 0123',
  KE: '+254 700 000 000',
  SE: '+46 8 465 004 12',
  US: '+1 202 555 0123',
};

/** Stands for a number where a country keeps none free. */
const noPhone = '+00 000 000 000';

/**
 * Gives an example of a phone number for a site that is begun in a language, of the country where that is spoken most.
 */
export function examplePhone(language: string): string {
  const { region = '' } = new Intl.Locale(language).maximize();
  return examplePhoneOf(region) ?? noPhone;
}

/** Gives an example of a phone number of a country; undefined where it keeps none free. */
export function examplePhoneOf(country: string): string | undefined {
  return Object.hasOwn(examplePhones, country) ? examplePhones[country] : undefined;
}

/** Tells whether a text is an example of a phone number. */
export function isExamplePhone(text: string): boolean {
  return text === noPhone || Object.values(examplePhones).includes(text);
}
