import { type ReactNode, useState } from 'react';
import type { Connection } from '../../edit-api/workspace';
import { siteNameOf } from '../naming/parts';
import { useEditor } from '../session/use-editor';
import { keySteps } from './key-steps';

interface ConnectProps {
  connection: Connection & { place: NonNullable<Connection['place']> };
  /** Is called once the key fits. */
  onDone: () => void;
}

/** Tells whether a connection leads to a forge that can be asked for a key. */
export function isConnectable(connection: Connection | undefined): connection is ConnectProps['connection'] {
  return connection?.place !== undefined;
}

/** The question for the key of the forge at which the site is kept, with the steps to make one. */
export function Connect({ connection, onDone }: ConnectProps): ReactNode {
  const [isMaking, setMaking] = useState(connection.state() !== 'locked');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const attempt = async (open: () => Promise<string | undefined>): Promise<void> => {
    setBusy(true);
    const why = await open();
    setBusy(false);
    setFailure(why);
    if (why === undefined) onDone();
  };
  return (
    <>
      {isMaking ? (
        <NewKey connection={connection} isBusy={isBusy} attempt={attempt} />
      ) : (
        <StoredKey
          isBusy={isBusy}
          unlock={(passphrase) => attempt(() => connection.unlock(passphrase))}
          forget={async () => {
            await connection.forget();
            setFailure(undefined);
            setMaking(true);
          }}
        />
      )}
      <p role="alert">{failure}</p>
    </>
  );
}

interface NewKeyProps extends Pick<ConnectProps, 'connection'> {
  isBusy: boolean;
  attempt: (open: () => Promise<string | undefined>) => Promise<void>;
}

function NewKey({ connection, isBusy, attempt }: NewKeyProps): ReactNode {
  const [key, setKey] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const { address, steps } = keySteps(connection.place);
  const name = useEditor(({ edits }) => siteNameOf(edits.root));
  return (
    <form
      className="connect"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && key.trim() !== '')
          attempt(() => connection.open(key, passphrase === '' ? undefined : passphrase));
      }}
    >
      <p>
        A key lets this browser write in the one place where {name} is kept, and nowhere else. You make it once, and can
        take it back there at any time.
      </p>
      <label>
        Key
        <input
          type="password"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={key}
          onChange={({ target }) => setKey(target.value)}
        />
      </label>
      {connection.mayRemember ? (
        <label>
          A passphrase, only if this browser shall keep the key. Without one, it asks for the key again each time that
          you open the editor.
          <input
            type="password"
            autoComplete="new-password"
            value={passphrase}
            onChange={({ target }) => setPassphrase(target.value)}
          />
        </label>
      ) : (
        <p className="hint">
          The key is forgotten when you close this page, and asked for again another time: other sites share the address
          of this one, and could read what the browser remembers for it.
        </p>
      )}
      <p className="actions">
        <button type="submit" className="main" disabled={isBusy || key.trim() === ''}>
          {isBusy ? 'Trying the key…' : 'Use this key'}
        </button>
      </p>
      <details>
        <summary>You have no key yet? Make one</summary>
        <ol>
          <li>
            <a href={address} target="_blank" rel="noreferrer">
              Open the page for a new key
            </a>
            , and sign in if it asks.
          </li>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
          <li>Copy the key that it shows, and put it in above.</li>
        </ol>
      </details>
    </form>
  );
}

interface StoredKeyProps {
  isBusy: boolean;
  unlock: (passphrase: string) => void;
  forget: () => void;
}

function StoredKey({ isBusy, unlock, forget }: StoredKeyProps): ReactNode {
  const [passphrase, setPassphrase] = useState('');
  return (
    <form
      className="connect"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && passphrase !== '') unlock(passphrase);
      }}
    >
      <label>
        The passphrase under which this browser remembers your key
        <input
          type="password"
          autoComplete="current-password"
          value={passphrase}
          onChange={({ target }) => setPassphrase(target.value)}
        />
      </label>
      <p className="actions">
        <button type="submit" className="main" disabled={isBusy || passphrase === ''}>
          {isBusy ? 'Trying the key…' : 'Go on'}
        </button>
        <button type="button" onClick={forget}>
          Forget the key, and give another
        </button>
      </p>
    </form>
  );
}

/** The button by which what sends a site from here is forgotten: the key, wherever it is kept, or a folder. */
export function Forget({ connection, onDone }: IntoFolderProps): ReactNode {
  const isFolder = connection.isFolder();
  return (
    <p className="actions">
      <button type="button" className="quiet" onClick={() => connection.forget().then(onDone)}>
        {isFolder ? 'Publish in another way' : 'Forget the key'}
      </button>
    </p>
  );
}

interface IntoFolderProps {
  connection: Connection;
  /** Is called once that is done. */
  onDone: () => void;
}

/** The choice of a folder of this computer into which is published. */
export function IntoFolder({ connection, onDone }: IntoFolderProps): ReactNode {
  const [failure, setFailure] = useState<string>();
  const choose = async (): Promise<void> => {
    const why = await connection.openFolder();
    setFailure(why);
    if (why === undefined) onDone();
  };
  return (
    <>
      <h3>Into a folder of this computer</h3>
      <p>If the files of the site lie in a folder here, the editor can write what you changed into it.</p>
      <p className="actions">
        <button type="button" onClick={choose}>
          Choose the folder
        </button>
      </p>
      <p role="alert">{failure}</p>
    </>
  );
}
