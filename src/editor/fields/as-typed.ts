import { useState } from 'react';

/**
 * Gives the text of a field whose value is stored in another form, such as a number, and the function that writes it.
 * The text stays as it was typed while it reads as the value: `1.0` may become `1.05`.
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
