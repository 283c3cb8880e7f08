import { ApiError } from '@tavolina/shared-api/client';
import { useQuery, useSearchParams, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import { useEffect } from 'react';
import { tableQuery } from './way-queries.ts';
import { leaveTable, nameTable, saveTable, useWays } from './way-store.ts';

const PARAM = 'table';

/** The table that a diner sits at, once it is known which, with a button for a diner who does not. */
export const TableNotice = ({ businessId }: { businessId: string }) => {
  const { t } = useTranslation('diner');
  const table = useWays(({ tables }) => tables[businessId]);
  const { code = '', label } = table ?? {};
  const { data } = useQuery({ ...tableQuery(businessId, code), enabled: code !== '' && label === undefined });
  useEffect(() => {
    if (data && label === undefined) nameTable(businessId, { code, label: data.label });
  }, [businessId, code, label, data]);
  if (label === undefined) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button size="sm" onClick={() => leaveTable(businessId)}>
          {t('when.notHere')}
        </Button>
      }
    >
      {t('when.youSit', { table: label })}
    </Notice>
  );
};

/**
 * Reads the table of the QR code from the address, and stores it at once (product.md §284): a diner on a slow network may
 * be at the checkout before the server has answered which table it is. Then removes it from the address, so that going
 * back does not set the table again for a diner who has left it.
 */
export const TableOfLink = ({ businessId }: { businessId: string }) => {
  const [params, setParams] = useSearchParams();
  // A proxy refuses NUL in a path before the server can say that the code is void (product.md §633).
  const code = (params.get(PARAM) ?? '').replaceAll('\0', '\uFFFD');
  const { data, error } = useQuery({ ...tableQuery(businessId, code), enabled: code !== '' });
  const refused = code && error instanceof ApiError && error.code === 'table_unknown' ? error.detail : '';
  const isKnown = data !== undefined;
  useEffect(() => {
    if (code) saveTable(businessId, { code });
  }, [businessId, code]);
  useEffect(() => {
    if (refused) leaveTable(businessId);
  }, [businessId, refused]);
  useEffect(() => {
    if (!code || !isKnown) return;
    setParams(
      (before) => {
        before.delete(PARAM);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [code, isKnown, setParams]);
  return refused ? <Notice tone="attention">{refused}</Notice> : <TableNotice businessId={businessId} />;
};
