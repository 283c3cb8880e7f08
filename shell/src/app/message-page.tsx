import { Logo } from '@tavolina/shared-ui';
import type { ReactNode } from 'react';
import styles from './message-page.module.css';

interface Props {
  title: string;
  text: string;
  /** Content beside the product's name. */
  header?: ReactNode;
  /** Above the title; decorative. */
  picture?: ReactNode;
  /** Actions. */
  children: ReactNode;
  /** Marks a page that could not be opened; a trial of a release checks for it. */
  isFailure?: boolean;
}

/** A page with a message: not found, unavailable, crashed. */
export const MessagePage = ({ title, text, header, picture, children, isFailure }: Props) => (
  <div className={styles.page}>
    <title>{title}</title>
    <header className={styles.header}>
      <Logo to="/" />
      {header}
    </header>
    <main id="content" className={styles.message} tabIndex={-1} data-failure={isFailure}>
      {picture}
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </main>
  </div>
);
