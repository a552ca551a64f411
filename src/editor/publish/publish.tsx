import { type ReactNode, useState } from 'react';
import { isObject, type JsonObject } from '../../manifest/manifest';
import { Window } from '../controls/window';
import { ChangeList } from '../dialogs/change-list';
import { type PublishedSite, usePublishedSite } from '../dialogs/use-published-site';
import { textsToLookAt } from '../form/texts-to-look-at';
import { TextsToLookAt } from '../form/texts-to-look-at-view';
import { findingsOf } from '../session/findings';
import { saveStateOf } from '../session/refusals';
import { useDesk, useEditor, useEditorState } from '../session/use-editor';
import { Connect, Forget, IntoFolder, isConnectable } from './connect';
import { Download } from './download';
import { FirstPublication } from './first-publication';
import { PublicationWords } from './publication-words';
import { PublishOutcome } from './publish-outcome';
import { type PublishResult, publicationLines, publishSite } from './publish-site';
import { UnderwayWords } from './underway';

/** The window that shows what would be published, in words, and publishes it; or offers the file, where nothing can. */
export function Publish({ close }: { close: () => void }): ReactNode {
  const { published, look } = usePublishedSite();
  const { connection } = useDesk().workspace;
  return (
    <Window title="Publish" close={close}>
      {!published && <p>Looking at what was published last…</p>}
      {published && 'absent' in published && (
        <>
          {isConnectable(connection) && (
            <>
              <p>{published.absent}</p>
              <h3>With a key</h3>
              <Connect connection={connection} onDone={look} />
            </>
          )}
          {connection?.takesFolder && <IntoFolder connection={connection} onDone={look} />}
          {connection && <h3>By hand</h3>}
          {connection ? (
            <Download
              why={isConnectable(connection) ? undefined : published.absent}
              uploads={published.uploads ?? []}
            />
          ) : (
            <FirstPublication why={published.absent} />
          )}
          <TextsToLookAt leave={close} />
        </>
      )}
      {published && !('absent' in published) && <Publishable published={published} look={look} close={close} />}
    </Window>
  );
}

interface PublishableProps {
  published: Exclude<PublishedSite, { absent: string }>;
  look: () => Promise<void>;
  close: () => void;
}

function Publishable({ published, look, close }: PublishableProps): ReactNode {
  const desk = useDesk();
  const state = useEditorState('edits', 'now', 'tickedTexts', 'refusals', 'lastCheck', 'underway');
  const findings = findingsOf(state);
  const saving = useEditor(saveStateOf);
  const { edits, now, underway } = state;
  const [publication, setPublication] = useState<PublishResult>();
  const [isBusy, setBusy] = useState(false);
  const [who, setWho] = useState({ name: '', email: '' });
  const { text, uploads, target, waiting, asksWho, refusal } = published;
  // What stands in the way may be that nobody knows what was published last.
  const isKnown = refusal === undefined || text !== undefined;
  const address = addressOf(edits.root);
  const count = publicationLines(published, edits.root, now).length;
  const isToLookAt = textsToLookAt(state).length > 0;
  const hints = findings.filter(({ onRelease }) => onRelease !== 'error');
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  const publish = async (): Promise<void> => {
    setBusy(true);
    setPublication(undefined);
    setPublication(await publishSite(desk, asksWho ? who : undefined));
    await look();
    setBusy(false);
  };
  const isSent = ['published', 'kept', 'proposed'].includes(publication?.state ?? '');
  const isNothing = count === 0 && waiting === 0;
  const isAllSent = isSent && (isBusy || isNothing);
  const isSending = isBusy && !publication;
  const { connection } = desk.workspace;
  const needsKey = publication?.state === 'refused' && publication.needsKey;
  return (
    <>
      {publication && <PublishOutcome publication={publication} address={address} close={close} />}
      {needsKey && isConnectable(connection) && (
        <Connect
          connection={connection}
          onDone={() => {
            setPublication(undefined);
            look();
          }}
        />
      )}
      {isAllSent || (
        <>
          {refusal !== undefined && (
            <div role="alert">
              <PublicationWords says={refusal} />
            </div>
          )}
          {isKnown && <h3>{isNothing && underway ? 'Nothing more to publish' : sayCount(count, waiting)}</h3>}
          {!publication && underway && (
            <p>
              <UnderwayWords />
            </p>
          )}
          {hasErrors && <p>Something still has to be put right. Until then it stays with you and is not published.</p>}
          {asksWho && refusal === undefined && <Who who={who} setWho={setWho} />}
          {refusal === undefined && (
            <p>
              {saving.state !== 'saved' && 'It is saved first. '}
              {target === undefined
                ? 'It is kept on this computer alone: this folder is not connected yet to a place on the internet.'
                : `It is sent to ${target}.`}
              {target !== undefined && address && (
                <>
                  {' '}
                  Visitors find the site at <a href={address}>{address}</a>.
                </>
              )}
            </p>
          )}
          {refusal === undefined && <TextsToLookAt leave={close} />}
          {hints.length > 0 && !hasErrors && (
            <p>
              {hints.length === 1
                ? 'One hint stands in the list of notices, and keeps nothing from being published: '
                : `${hints.length} hints stand in the list of notices, and keep nothing from being published; the first: `}
              {hints[0]?.message}
            </p>
          )}
          {isSending && (
            <p role="status">
              It is being sent, which can take a minute. You may go on: what becomes of it is said in the editor.
            </p>
          )}
          <p className="actions at-hand">
            <button
              type="button"
              className="main"
              disabled={isBusy || refusal !== undefined || isNothing}
              onClick={publish}
            >
              {isSending ? 'Publishing…' : isToLookAt ? 'Publish all the same' : 'Publish now'}
            </button>
          </p>
          {isKnown && <ChangeList before={published.root} close={close} />}
          {uploads.length > 0 && (
            <section aria-label="Pictures and files">
              <h4>Pictures and files</h4>
              <ul className="hits">
                {uploads.map(({ path, isNew }) => (
                  <li key={path}>
                    {path} {isNew ? 'added' : 'changed'}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
      {connection && !needsKey && <Forget connection={connection} onDone={look} />}
    </>
  );
}

function sayCount(count: number, waiting: number): string {
  const differs = count === 1 ? '1 thing differs' : `${count} things differ`;
  const words = `${count === 0 ? 'Nothing differs' : differs} from what was published last`;
  if (waiting === 0) return count === 0 ? `${words}, so there is nothing to publish.` : `${words}.`;
  const earlier = waiting === 1 ? '1 earlier publication has' : `${waiting} earlier publications have`;
  return `${earlier} not been sent yet and will be. ${words}.`;
}

interface WhoProps {
  who: { name: string; email: string };
  setWho: (who: WhoProps['who']) => void;
}

/** The question who publishes, asked once for this folder. */
function Who({ who, setWho }: WhoProps): ReactNode {
  return (
    <fieldset className="who">
      <legend>Who publishes? It stands in every publication, and is asked once.</legend>
      <label>
        Name
        <input autoComplete="name" value={who.name} onChange={({ target }) => setWho({ ...who, name: target.value })} />
      </label>
      <label>
        E-mail
        <input
          type="email"
          autoComplete="email"
          value={who.email}
          onChange={({ target }) => setWho({ ...who, email: target.value })}
        />
      </label>
    </fieldset>
  );
}

/** Gives the address of the site. */
function addressOf({ site }: JsonObject): string | undefined {
  return isObject(site) && typeof site.url === 'string' ? site.url : undefined;
}
