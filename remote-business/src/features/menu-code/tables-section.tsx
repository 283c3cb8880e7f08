import { removeTable, renewTableCode } from '@tavolina/shared-api/client';
import type { PlaceTable } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { hasStatus } from '@tavolina/shared-console/page/refusal.ts';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Notice, Pagination, SearchField } from '@tavolina/shared-ui';
import { useState } from 'react';
import { tablesQuery } from '../../lib/tables-query.ts';
import { AddTableForm } from './add-table-form.tsx';
import styles from './menu-code.module.css';
import { TableRow } from './table-row.tsx';
import type { TablesPage } from './use-tables-page.ts';

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

/**
 * The tables of the place: adding one, a new code for one whose code went around, removing one (product.md §284). Many are
 * shown a page at a time, with a search (product.md §562).
 */
export const TablesSection = ({ paged }: { paged: TablesPage }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const client = useQueryClient();
  const [added, setAdded] = useState<PlaceTable>();
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
  const handleAdded = (table: PlaceTable): void => {
    setAdded(table);
    paged.onAdded(table.id);
  };
  return (
    <section className={page.card} aria-labelledby="tables">
      <h2 id="tables">{t('tables.title')}</h2>
      <p>{t('tables.text')}</p>
      {error && variables ? <Notice tone="danger">{reasonOf(variables)}</Notice> : null}
      {paged.isSearched ? (
        <search className={styles.search}>
          <SearchField
            hideLabel
            label={t('tables.search')}
            placeholder={t('tables.search')}
            value={paged.search}
            onChange={({ target }) => paged.onSearch(target.value)}
          />
        </search>
      ) : null}
      {paged.search !== '' && paged.shown.length === 0 ? <p role="status">{t('tables.noMatch')}</p> : null}
      <ul className={styles.tables}>
        {paged.shown.map((table) => (
          <TableRow
            key={table.id}
            table={table}
            isNew={table.id === added?.id}
            onRenew={() => mutate({ table, act: 'renew' })}
            onRemove={() => mutate({ table, act: 'remove' })}
          />
        ))}
      </ul>
      <Pagination page={paged.page} pages={paged.pages} onPage={paged.onPage} />
      <AddTableForm added={added} onAdded={handleAdded} />
    </section>
  );
};
