import type { ReactNode } from 'react';
import { hostSteps } from './key-steps';
import { addWords, PublicationWords } from './publication-words';

/** The ways in which a folder that lies on this computer alone comes onto the web: by hand, or by this button from then on. */
export function FirstPublication({ why }: { why: string }): ReactNode {
  return (
    <>
      <PublicationWords says={addWords(why, 'Nothing is lost: what you save stays on this computer.')} />
      <h3>Publish it by hand</h3>
      <p>
        Open a terminal in the folder of the site, as when you started this editor, and write <code>npm run build</code>
        . It writes the finished pages into the folder <code>dist</code>. Every host takes that folder as it is: at{' '}
        <a href="https://app.netlify.com/drop" target="_blank" rel="noreferrer">
          app.netlify.com/drop
        </a>
        , for example, you drag it into the window. Do the same again after you have changed something.
      </p>
      <h3>Or with this button, from now on</h3>
      <ol>
        {hostSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
