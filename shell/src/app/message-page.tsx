import { Logo } from '@tavolina/shared-ui';
import type { ReactNode } from 'react';
import styles from './message-page.module.css';

interface Props {
  title: string;
  text: string;
  /** What one can do now. */
  children: ReactNode;
}

/** A whole page that only says something: not found, unavailable, crashed. */
export const MessagePage = ({ title, text, children }: Props) => (
  <div className={styles.page}>
    <title>{title}</title>
    <header className={styles.header}>
      <Logo to="/" />
    </header>
    <main id="content" className={styles.message} tabIndex={-1}>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </main>
  </div>
);
