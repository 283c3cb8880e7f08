import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface Props {
  title: string;
  text: string;
  /** What one can do now. */
  children: ReactNode;
}

/** A whole page that only says something: not found, unavailable, crashed. */
export const Notice = ({ title, text, children }: Props) => (
  <main id="content" className={styles.notice} tabIndex={-1}>
    <title>{title}</title>
    <h1>{title}</h1>
    <p>{text}</p>
    <div className={styles.actions}>{children}</div>
  </main>
);
