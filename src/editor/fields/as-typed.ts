import { useState } from 'react';

/**
 * A text that is kept as what it is read as, such as a number, and the way to write it: as long as it is read as that, what
 * was typed stays, since `1.0` may be on its way to `1.05`.
 */
export function useAsTyped(
  kept: string,
  read: (text: string) => string,
  write: (text: string) => void,
): [text: string, write: (text: string) => void] {
  const [typed, setTyped] = useState(kept);
  const take = (text: string): void => {
    setTyped(text);
    write(text);
  };
  return [read(typed) === kept ? typed : kept, take];
}
