import { useState } from 'react';

/**
 * Gives the text of a field whose value is kept in another form, such as a number, and the function that writes it: as
 * long as it reads as that value, it stays as typed, since `1.0` may be on its way to `1.05`.
 */
export function useAsTyped(
  kept: string,
  read: (text: string) => string,
  write: (text: string) => void,
): [text: string, write: (text: string) => void] {
  const [typedPlace, setTyped] = useState(kept);
  const take = (text: string): void => {
    setTyped(text);
    write(text);
  };
  return [read(typedPlace) === kept ? typedPlace : kept, take];
}
