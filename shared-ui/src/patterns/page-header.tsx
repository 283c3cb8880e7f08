import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './page-header.module.css';

/** Header of a view: its only `h1`, at most one line of context, and a back link. */
export const PageHeader = ({
  title,
  context,
  back,
  actions,
}: {
  title: ReactNode;
  context?: ReactNode;
  back?: { to: string; label: string } | undefined;
  actions?: ReactNode;
}) => (
  <header className={styles.header}>
    <div>
      {back ? (
        <Link className={styles.back} to={back.to}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" /> {back.label}
        </Link>
      ) : null}
      <h1>{title}</h1>
      {context ? <div className={styles.context}>{context}</div> : null}
    </div>
    {actions}
  </header>
);
