import { ApiError } from '@tavolina/shared-api/client';
import { useQuery, useSearchParams, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import { useEffect } from 'react';
import { tableQuery } from './way-queries.ts';
import { leaveTable, saveTable, useWays } from './way-store.ts';

const PARAM = 'table';

/** The table that a diner sits at, with a button for a diner who does not. */
export const TableNotice = ({ businessId }: { businessId: string }) => {
  const { t } = useTranslation('diner');
  const table = useWays(({ tables }) => tables[businessId]);
  if (!table) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button size="sm" onClick={() => leaveTable(businessId)}>
          {t('when.notHere')}
        </Button>
      }
    >
      {t('when.youSit', { table: table.label })}
    </Notice>
  );
};

/**
 * Reads the table of the QR code from the address, and stores it (product.md §284). Then removes it from the address, so
 * that going back does not set the table again for a diner who has left it.
 */
export const TableOfLink = ({ businessId }: { businessId: string }) => {
  const [params, setParams] = useSearchParams();
  const code = params.get(PARAM) ?? '';
  const { data, error } = useQuery({ ...tableQuery(businessId, code), enabled: code !== '' });
  const label = data?.label;
  useEffect(() => {
    if (!code || label === undefined) return;
    saveTable(businessId, { code, label });
    setParams(
      (before) => {
        before.delete(PARAM);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [businessId, code, label, setParams]);
  const refused = code && error instanceof ApiError && error.code === 'table_unknown' ? error.detail : '';
  return refused ? <Notice tone="attention">{refused}</Notice> : <TableNotice businessId={businessId} />;
};
