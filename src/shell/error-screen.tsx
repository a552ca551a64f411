import { Component, type ReactNode } from 'react';
import { Heading } from '../ui/heading';
import { useWords } from '../ui/site';
import styles from './error-screen.module.css';

/** The screen in the place of a page that cannot be shown. */
export function ErrorScreen({ error }: { error: unknown }): ReactNode {
  const words = useWords();
  return (
    <div role="alert" className={styles.screen}>
      <Heading level={1}>{words.unexpectedError}</Heading>
      <p className={styles.text}>{words.unexpectedErrorText}</p>
      <dl className={styles.facts}>
        <dt>{words.errorStatus}</dt>
        <dd>{statusOf(error)}</dd>
        <dt>{words.errorMessage}</dt>
        <dd>{error instanceof Error ? error.message : String(error)}</dd>
      </dl>
      {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the one in the address bar, known to the site or not. */}
      <a className={styles.reload} href="">
        {words.reloadPage}
      </a>
      {import.meta.env.DEV && error instanceof Error && <pre className={styles.stack}>{error.stack}</pre>}
    </div>
  );
}

/** Shows the error screen in the place of children that cannot be drawn. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    return 'error' in this.state ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}

/** Gives the HTTP status of an error; 500, a fault of our own, where it has none. */
function statusOf(error: unknown): number {
  const carriesStatus = typeof error === 'object' && error !== null && 'status' in error;
  return carriesStatus && typeof error.status === 'number' ? error.status : 500;
}
