import { useConnection, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice, PageHeader, TextField } from '@tavolina/shared-ui';
import type { FormEvent } from 'react';
import styles from './tracking.module.css';

/** An order number with its dash, as mails and pages show it. */
const NUMBER = /\b[0-9A-Z]{4}[-–][0-9A-Z]{4}\b/i;

/** The order number of what was typed, also where the words around it were copied too. */
const numberIn = (typed: string): string => NUMBER.exec(typed)?.[0] ?? typed.trim();

/** Asks for an order's number and e-mail; says so where there is no connection (product.md §194). */
export const TrackingForm = ({
  id,
  email,
  notice,
  isIncomplete = false,
  emailError,
  isBusy,
  onSearch,
}: {
  id: string;
  email: string;
  notice: string | undefined;
  /** Whether it was looked for with one of the two alone. */
  isIncomplete?: boolean;
  /** What is wrong with the e-mail, from the server. */
  emailError?: string | undefined;
  isBusy: boolean;
  onSearch: (id: string, email: string) => void;
}) => {
  const { t } = useTranslation('diner');
  const connection = useConnection();
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onSearch(numberIn(String(data.get('order_id'))), String(data.get('email')).trim());
  };
  return (
    <>
      <PageHeader title={t('tracking.search')} context={t('tracking.searchText')} />
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <TextField
          label={t('tracking.id')}
          name="order_id"
          autoComplete="off"
          placeholder={t('tracking.idExample')}
          error={isIncomplete && id === '' ? t('field.required') : undefined}
          defaultValue={id}
          key={`id${id}`}
        />
        <TextField
          label={t('checkout.email')}
          name="email"
          type="email"
          autoComplete="email"
          error={isIncomplete && email === '' ? t('field.required') : emailError}
          defaultValue={email}
          key={`email${email}`}
        />
        {connection === 'up' ? null : <Notice tone="attention">{t(`tracking.away.${connection}`)}</Notice>}
        {notice ? <Notice tone="danger">{notice}</Notice> : null}
        <Button type="submit" variant="action" size="lg" busy={isBusy}>
          {t('tracking.find')}
        </Button>
      </form>
    </>
  );
};
