import { Fragment, type ReactNode } from 'react';
import type { Footer as FooterOf, LanguageLink, Shell } from '../compose/page';
import { Copy } from '../ui/copy';
import { Flag } from '../ui/flag';
import { Fold } from '../ui/fold';
import { Icon } from '../ui/icon';
import { lastDay } from '../ui/last-day';
import { Link } from '../ui/link';
import { useWords } from '../ui/site';
import { unseen } from '../ui/unseen';
import { WholeSpans } from '../ui/whole-spans';
import { Bar } from './bar';
import styles from './footer.module.css';
import { Languages } from './languages';

type GroupOf = NonNullable<FooterOf['groups']>[number];
type Item = GroupOf['items'][number];
type Social = NonNullable<FooterOf['social']>;

interface FooterProps {
  shell: Shell;
  /** The page in each language that has it. */
  languages: LanguageLink[] | undefined;
}

/** What stands below every page. */
export function Footer({ shell, languages }: FooterProps): ReactNode {
  const words = useWords();
  const { text, social, groups, accreditation, copyright } = shell.footer;
  return (
    <footer className={styles.footer} data-surface="ink">
      <div className={styles.page}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <p className={styles.name}>{shell.name}</p>
            {text && <Copy of={text} />}
            {social && <Networks of={social} />}
          </div>
          {groups && (
            <nav className={styles.groups} aria-label={words.footerNavigation}>
              {groups.map((group, index) => (
                <Fragment key={index}>
                  {index > 0 && folds(group) !== folds(groups[index - 1]) && <div className={styles.turn} />}
                  <Group of={group} />
                </Fragment>
              ))}
            </nav>
          )}
        </div>
        <div className={styles.end}>
          {accreditation && <Copy of={accreditation} />}
          <p>{copyright}</p>
          {languages && <Languages of={languages} />}
        </div>
      </div>
      {shell.header.bar && <Bar of={shell.header.bar} />}
    </footer>
  );
}

/** Tells whether a group of the footer folds below its heading on a phone: one with only links to pages. */
function folds({ items }: Pick<GroupOf, 'items'> = { items: [] }): boolean {
  return items.length > 0 && items.every(({ to }) => to?.href.startsWith('/') && !to.file);
}

/** A group of lines. */
function Group({ of }: { of: GroupOf }): ReactNode {
  const { heading, items } = of;
  const title = <h2 className={styles.heading}>{heading}</h2>;
  const lines = (
    <ul>
      {items.map((item, index) => (
        <li key={index} {...lastDay(item)}>
          <Line of={item} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.group} {...lastDay(of)}>
      {folds(of) ? (
        <Fold title={title}>{lines}</Fold>
      ) : (
        <>
          {title}
          {lines}
        </>
      )}
    </div>
  );
}

function Networks({ of }: { of: Social }): ReactNode {
  return (
    <ul className={styles.networks}>
      {of.map((profile, index) => (
        <li key={index} {...lastDay(profile)}>
          <Link to={profile.to} className={styles.network}>
            <Icon name={profile.network.icon} />
            <span className={unseen}>{profile.network.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Line({ of }: { of: Item }): ReactNode {
  const flag = of.flag && <Flag of={of.flag} />;
  if (of.to) {
    return (
      <Link to={of.to} className={`${styles.line} ${styles.link}`}>
        {flag}
        {of.label}
      </Link>
    );
  }
  return (
    <span className={styles.line}>
      {flag}
      <WholeSpans of={of.label} />
    </span>
  );
}
