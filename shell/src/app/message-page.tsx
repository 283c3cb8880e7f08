import { Logo } from '@tavolina/shared-ui';
import type { ReactNode } from 'react';
import styles from './message-page.module.css';

interface Props {
  title: string;
  text: string;
  /** Beside the name of the product. */
  header?: ReactNode;
  /** What one can do now. */
  children: ReactNode;
  /** It stands in place of a page that could not be opened, which a trial of a release looks for. */
  isFailure?: boolean;
}

/** A whole page that only says something: not found, unavailable, crashed. */
export const MessagePage = ({ title, text, header, children, isFailure }: Props) => (
  <div className={styles.page}>
    <title>{title}</title>
    <header className={styles.header}>
      <Logo to="/" />
      {header}
    </header>
    <main id="content" className={styles.message} tabIndex={-1} data-failure={isFailure}>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </main>
  </div>
);
