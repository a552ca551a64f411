import { useState } from 'react';

/**
 * Gives the text of a field whose value is kept in another form, such as a number, and the function that writes it: as
 * long as it reads as that value, it stays as typed, since `1.0` may be on its way to `1.05`.
 */
export function useAsTyped(
  valueText: string,
  read: (text: string) => string,
  write: (text: string) => void,
): [text: string, write: (text: string) => void] {
  const [typedText, setTypedText] = useState(valueText);
  const take = (text: string): void => {
    setTypedText(text);
    write(text);
  };
  return [read(typedText) === valueText ? typedText : valueText, take];
}
