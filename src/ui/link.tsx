import { Children, Fragment, type ReactNode } from 'react';
import type { LanguageName, Link as LinkTarget } from '../compose/page';
import type { LastDay } from './last-day';
import { useSite } from './site';

interface LinkProps extends LastDay {
  to: LinkTarget | undefined;
  className?: string | undefined;
  /** The words that say that the link opens in a new tab, where it does. A call or an e-mail needs none. */
  newTab?: string | undefined;
  children: ReactNode;
}

/**
 * A link; the one that leads to the page it stands on says so, one to a file what kind of file that is and how large, and
 * one to a page that is not translated in which language that is.
 * What leads nowhere says its words alone.
 */
export function Link({ to, className, newTab, children, ...lastDay }: LinkProps): ReactNode {
  const { currentHref } = useSite();
  if (!to) return children;
  const { href, isExternal, file, language } = to;
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
      {file && ` ${file.note}`}
    </a>
  );
}

/** Puts the mark of another language behind the words of a link, as one with them: in a row of boxes it would leave them. */
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
 * address break after its @ and before its dots.
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
