import { removeTable, renewTableCode } from '@tavolina/shared-api/client';
import type { PlaceTable } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { Notice } from '@tavolina/shared-ui';
import { ConfirmButton } from '../../lib/confirm-button.tsx';
import page from '../../lib/page.module.css';
import { tablesQuery } from '../../lib/tables-query.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { AddTableForm } from './add-table-form.tsx';
import styles from './menu-code.module.css';

/** The tables of the place: adding one, a new code for one whose code went around, removing one (product.md §284). */
export const TablesSection = ({ tables }: { tables: readonly PlaceTable[] }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries(tablesQuery);
  const renew = useMutation({ mutationFn: renewTableCode, onSettled: refresh });
  const remove = useMutation({ mutationFn: removeTable, onSettled: refresh });
  const error = renew.error ?? remove.error;
  return (
    <section className={page.card} aria-labelledby="tables">
      <h2 id="tables">{t('tables.title')}</h2>
      <p>{t('tables.text')}</p>
      {error ? <Notice tone="danger">{failureText(error)}</Notice> : null}
      <ul className={styles.tables}>
        {tables.map(({ id, label }) => (
          <li key={id}>
            <strong>{t('tables.table', { table: label })}</strong>
            <ConfirmButton
              size="sm"
              aria-label={t('tables.renewOf', { table: label })}
              question={{
                title: t('tables.renewTitle', { table: label }),
                text: t('tables.renewText'),
                confirmLabel: t('tables.renew'),
                cancelLabel: t('common.cancel'),
                onConfirm: () => renew.mutate(id),
              }}
            >
              {t('tables.renew')}
            </ConfirmButton>
            <ConfirmButton
              size="sm"
              variant="quiet"
              aria-label={t('tables.removeOf', { table: label })}
              question={{
                title: t('tables.removeTitle', { table: label }),
                text: t('tables.removeText'),
                confirmLabel: t('tables.remove'),
                cancelLabel: t('common.cancel'),
                onConfirm: () => remove.mutate(id),
              }}
            >
              {t('tables.remove')}
            </ConfirmButton>
          </li>
        ))}
      </ul>
      <AddTableForm />
    </section>
  );
};
