import { type ReactNode, useEffect, useState } from 'react';
import { addresses } from '../naming/addresses';
import { useEditorState, useSiteLanguage } from '../session/use-editor';

/** The most letters of a title and a description that search engines show, by experience. */
const shownOf = { title: 60, description: 160 };

/** The time without typing after which the picture is fetched anew, in milliseconds. */
const rest = 500;

/** The open page as search engines show it, and as those see it who are sent a link. */
export function SearchPreview(): ReactNode {
  const { drawnPage, edits, path } = useEditorState('drawnPage', 'edits', 'path');
  const page = drawnPage?.path === path ? drawnPage.page : undefined;
  const picture = usePicture(page && (page.share ? { picture: page.share.picture } : { title: page.title }));
  const language = useSiteLanguage();
  if (!page) return null;
  const { documentTitle, description } = page;
  return (
    <section className="as-found" aria-label="What others show of this page">
      <h3>Found by a search</h3>
      <div className="found" lang={language}>
        <small>{addressOf(edits.root.site, path)}</small>
        <p className="title" dir="auto">
          {shorten(documentTitle, shownOf.title)}
        </p>
        <p dir="auto">{shorten(description, shownOf.description)}</p>
      </div>
      <TooLong words={documentTitle} most={shownOf.title} name="title" />
      <TooLong words={description} most={shownOf.description} name="description" />
      {picture && (
        <>
          <h3>Sent to somebody</h3>
          <img
            src={picture}
            width={1200}
            height={630}
            loading="lazy"
            alt={`What stands beside a link to ${page.title}`}
          />
        </>
      )}
    </section>
  );
}

function TooLong({ words, most, name }: { words: string; most: number; name: string }): ReactNode {
  if (words.length <= most) return null;
  return (
    <p className="hint">
      The {name} has {words.length} letters; most searches show about {most}. Say first what counts most.
    </p>
  );
}

/** Gives the address of the picture, once nobody has typed for a moment. */
function usePicture(source: { title: string } | { picture: string } | undefined): string | undefined {
  const address = source && addresses().shared(source);
  const [picture, setShown] = useState(address);
  useEffect(() => {
    const resting = setTimeout(() => setShown(address), rest);
    return () => clearTimeout(resting);
  }, [address]);
  return picture;
}

function addressOf(site: unknown, path: string): string {
  const url = typeof site === 'object' && site !== null && 'url' in site ? String(site.url) : '';
  const steps = path.split('/').filter(Boolean);
  return [url.replace(/^https?:\/\//, '').replace(/\/$/, ''), ...steps].join(' › ');
}

function shorten(words: string, most: number): string {
  return words.length > most ? `${words.slice(0, most).trimEnd()}…` : words;
}
