import { type ReactNode, useState } from 'react';
import { useDesk } from '../session/use-editor';
import { type BuildResult, buildSite } from './build-site';
import { againAtNetlify, hostSteps } from './key-steps';
import { addWords, PublicationWords } from './publication-words';

/**
 * The ways in which a folder that lies on a computer alone comes onto the web: by hand, or by this button from then on.
 * On another device, where that is done.
 */
export function FirstPublication({ why }: { why: string }): ReactNode {
  const { workspace } = useDesk();
  return (
    <>
      <PublicationWords
        says={addWords(
          why,
          workspace.build
            ? 'Nothing is lost: what you save stays on this computer.'
            : 'Nothing is lost. Put it online from the computer on which this editor was started: open this window there.',
        )}
      />
      {workspace.build && (
        <div className="connect">
          <h3>Put it online by hand</h3>
          <ByHand />
          <details>
            <summary>Or with one press from now on</summary>
            <p>These steps are done once.</p>
            <ol>
              {hostSteps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </details>
        </div>
      )}
    </>
  );
}

/** The button that writes the finished pages into a folder, and the place to which that folder is taken. */
function ByHand(): ReactNode {
  const desk = useDesk();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<BuildResult>();
  const build = async (): Promise<void> => {
    setBusy(true);
    setResult(undefined);
    setResult(await buildSite(desk));
    setBusy(false);
  };
  return (
    <ol>
      <li>
        <p>Press the button. It writes the finished pages into a folder of this computer.</p>
        <p className="actions">
          <button type="button" className="main" disabled={isBusy} onClick={build}>
            {isBusy ? 'Writing the pages…' : 'Write the pages'}
          </button>
        </p>
        <div role="status">
          {result && 'folder' in result && (
            <p>
              They are in the folder <code>{result.folder}</code>. {result.leftOut}
            </p>
          )}
        </div>
        {result && 'failure' in result && (
          <p role="alert" className="complaint">
            {result.failure}
          </p>
        )}
      </li>
      <li>
        Open{' '}
        <a href="https://app.netlify.com/drop" target="_blank" rel="noreferrer">
          app.netlify.com/drop
        </a>
        , which puts a site online for nothing, and drag that folder into its window. Make an account there when it
        asks: without one, the site is soon taken down again. If you rent a place at another host, send there what lies
        in the folder.
      </li>
      <li>
        It shows the address at which everybody finds the site. Write it here under <em>The site itself</em> as{' '}
        <em>Web address</em>, so that search engines and phones are told the right one.
      </li>
      <li>{againAtNetlify}</li>
    </ol>
  );
}
