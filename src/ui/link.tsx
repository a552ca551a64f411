import { Children, Fragment, type ReactNode } from 'react';
import type { LanguageName, Link as LinkTarget } from '../compose/page';
import { fileNote } from './file-note';
import type { LastDay } from './last-day';
import { useSite } from './site';

interface LinkProps extends LastDay {
  to: LinkTarget | undefined;
  className?: string | undefined;
  /** The words that are added to a link that opens in a new tab. A call or an e-mail needs none. */
  newTab?: string | undefined;
  children: ReactNode;
}

/**
 * A link. It says when it leads to its own page, which kind of file it opens and how large that is where its
 * words do not, and in which language an untranslated page is. Without a target it is only words.
 */
export function Link({ to, className, newTab, children, ...lastDay }: LinkProps): ReactNode {
  const { currentHref } = useSite();
  if (!to) return children;
  const { href, isExternal, file, language } = to;
  const note = file && fileNote(file, children);
  const isPage = !/^(tel|mailto):/.test(href);
  return (
    <a
      href={href}
      className={className}
      aria-current={href === currentHref ? 'page' : undefined}
      rel={isExternal ? 'noopener' : undefined}
      hrefLang={language?.tag}
      type={file?.type}
      download={file?.name}
      {...lastDay}
      {...(newTab && isPage && { target: '_blank', title: newTab })}
    >
      {isPage ? withLanguage(children, language) : Children.map(children, isolate)}
      {note && ` ${note}`}
    </a>
  );
}

/**
 * Puts the mark of another language into one element with the words of a link: in a row of boxes it would become a box
 * of its own.
 */
function withLanguage(children: ReactNode, language: LanguageName | undefined): ReactNode {
  if (!language) return children;
  const mark = (
    <small lang={language.tag} title={language.label}>
      {` ${language.tag.split('-')[0]?.toUpperCase()}`}
    </small>
  );
  const parts = Children.toArray(children);
  const words = parts.pop();
  if (typeof words !== 'string')
    return (
      <>
        {children}
        {mark}
      </>
    );
  return (
    <>
      {parts}
      <span>
        {words}
        {mark}
      </span>
    </>
  );
}

/**
 * Isolates the words of a link to a number, so that it keeps its order in a sentence from right to left; lets an e-mail
 * address wrap after its @ and before its dots.
 */
function isolate(child: ReactNode): ReactNode {
  if (typeof child !== 'string') return child;
  if (!child.includes('@')) return <bdi>{child}</bdi>;
  const parts = child.match(/\.?[^.@]+@?|./g) ?? [];
  return (
    <bdi>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
