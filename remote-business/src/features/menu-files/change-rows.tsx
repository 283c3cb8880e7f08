import type { ImportChange } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge } from '@tavolina/shared-ui';
import type { ReactNode } from 'react';
import { numbered, RowsTable } from '../../lib/menus/menu-table/rows-table.tsx';

const TONES = { added: 'success', changed: 'attention', removed: 'danger' } as const;

/** A table of what comes, changes and goes of a menu, with the row of the file that says so; none for nothing. */
export const ChangeRows = <Change extends Pick<ImportChange, 'kind' | 'row'>>({
  caption,
  column,
  changes,
  children,
}: {
  caption: string;
  /** Heading of the column that `children` fills. */
  column: string;
  changes: readonly Change[];
  children: (change: Change) => ReactNode;
}) => {
  const { t } = useTranslation('business');
  if (changes.length === 0) return null;
  return (
    <RowsTable caption={caption} columns={[t('files.row'), t('files.change'), column]}>
      {numbered(changes).map((change) => (
        <tr key={change.line}>
          <td>{change.row ?? '–'}</td>
          <td>
            <Badge tone={TONES[change.kind]}>{t(`files.kind.${change.kind}`)}</Badge>
          </td>
          <td>{children(change)}</td>
        </tr>
      ))}
    </RowsTable>
  );
};
