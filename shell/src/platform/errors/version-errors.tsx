import type { BrowserError } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatDateTime } from '@tavolina/shared-ui';
import { useId, useState } from 'react';
import styles from '../sections.module.css';
import { ErrorPlaces } from './error-places.tsx';

const ErrorRow = ({ error, token }: { error: BrowserError; token: string }) => {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  const { id, message, count, first_at, last_at, path, browser } = error;
  const facts = [
    t('platform.errors.times', { count }),
    t('platform.errors.last', { date: formatDateTime(last_at) }),
    t('platform.errors.first', { date: formatDateTime(first_at) }),
    path,
    browser,
  ];
  return (
    <li>
      <div>
        <p>
          <strong>{message}</strong>
        </p>
        <p className={styles.muted}>{facts.filter(Boolean).join(' · ')}</p>
        <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>{t('platform.errors.where')}</summary>
          {isOpen ? <ErrorPlaces id={id} token={token} /> : null}
        </details>
      </div>
    </li>
  );
};

/** Errors of a version, the most frequent first. */
export const VersionErrors = ({
  version,
  errors,
  token,
}: {
  /** Name of the part and its version. */
  version: string;
  errors: readonly BrowserError[];
  token: string;
}) => {
  const { t } = useTranslation('shell');
  const title = useId();
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h2 id={title}>{version}</h2>
      {errors[0]?.is_offered ? null : <p className={styles.muted}>{t('platform.errors.replaced')}</p>}
      <ol>
        {errors.map((error) => (
          <ErrorRow key={error.id} error={error} token={token} />
        ))}
      </ol>
    </section>
  );
};
