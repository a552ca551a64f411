import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fillWord, useWords } from '../ui/site';
import { unseen } from '../ui/unseen';

/** Tells screen readers that another page is shown; the first one they read by themselves. */
export function Announcer({ pageTitle }: { pageTitle: string }): ReactNode {
  const { pageChanged } = useWords();
  const announced = useRef(pageTitle);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (announced.current === pageTitle) return;
    announced.current = pageTitle;
    setMessage(fillWord(pageChanged, { title: pageTitle }));
  }, [pageTitle, pageChanged]);
  return (
    <p className={unseen} role="status">
      {message}
    </p>
  );
}
