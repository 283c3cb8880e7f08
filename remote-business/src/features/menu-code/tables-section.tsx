import { removeTable, renewTableCode } from '@tavolina/shared-api/client';
import type { PlaceTable } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { Notice } from '@tavolina/shared-ui';
import { ConfirmButton } from '../../lib/confirm-button.tsx';
import page from '../../lib/page.module.css';
import { hasStatus } from '../../lib/refusal.ts';
import { tablesQuery } from '../../lib/tables-query.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { AddTableForm } from './add-table-form.tsx';
import styles from './menu-code.module.css';

/** What an owner does about a table. */
interface TableChange {
  table: PlaceTable;
  act: 'renew' | 'remove';
}

/** Another device removed the table first. */
const isGone = (error: unknown): boolean => hasStatus(error, 404) && error.code === 'table_unknown';

const changeTable = async ({ table, act }: TableChange): Promise<void> => {
  if (act === 'renew') await renewTableCode(table.id);
  else
    await removeTable(table.id).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
};

/** The tables of the place: adding one, a new code for one whose code went around, removing one (product.md §284). */
export const TablesSection = ({ tables }: { tables: readonly PlaceTable[] }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const client = useQueryClient();
  const { mutate, error, variables } = useMutation({
    mutationFn: changeTable,
    onSettled: () => client.invalidateQueries(tablesQuery),
  });
  const reasonOf = ({ table, act }: TableChange): string =>
    isGone(error)
      ? t('tables.gone', { table: table.label })
      : failureText(
          error,
          t(act === 'renew' ? 'tables.notRenewed' : 'tables.notRemoved', { table: table.label }),
        );
  return (
    <section className={page.card} aria-labelledby="tables">
      <h2 id="tables">{t('tables.title')}</h2>
      <p>{t('tables.text')}</p>
      {error && variables ? <Notice tone="danger">{reasonOf(variables)}</Notice> : null}
      <ul className={styles.tables}>
        {tables.map((table) => (
          <li key={table.id}>
            <strong>{t('tables.table', { table: table.label })}</strong>
            <ConfirmButton
              size="sm"
              aria-label={t('tables.renewOf', { table: table.label })}
              question={{
                title: t('tables.renewTitle', { table: table.label }),
                text: t('tables.renewText'),
                confirmLabel: t('tables.renew'),
                cancelLabel: t('common.cancel'),
                onConfirm: () => mutate({ table, act: 'renew' }),
              }}
            >
              {t('tables.renew')}
            </ConfirmButton>
            <ConfirmButton
              size="sm"
              variant="quiet"
              aria-label={t('tables.removeOf', { table: table.label })}
              question={{
                title: t('tables.removeTitle', { table: table.label }),
                text: t('tables.removeText'),
                confirmLabel: t('tables.remove'),
                cancelLabel: t('common.cancel'),
                onConfirm: () => mutate({ table, act: 'remove' }),
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
