import type { ImportChange, ImportProblem } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge, visuallyHidden } from '@tavolina/shared-ui';
import type { ReactNode } from 'react';
import page from '../../lib/page.module.css';
import styles from './menu-files.module.css';

const TONES = { added: 'success', changed: 'attention', removed: 'danger' } as const;

/** Lines of a table that is never changed; a row may have two problems, and what goes has no row. */
const numbered = <T extends object>(entries: readonly T[]): (T & { line: number })[] =>
  entries.map((entry, line) => ({ ...entry, line }));

const Table = ({
  caption,
  columns,
  children,
}: {
  caption: string;
  columns: readonly string[];
  children: ReactNode;
}) => (
  <div className={styles.frame}>
    <table className={styles.table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead className={page.tableHead}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);

/** What is wrong in a table, in words; rows as the spreadsheet counts them. */
export const ProblemsTable = ({ problems }: { problems: readonly ImportProblem[] }) => {
  const { t } = useTranslation('business');
  return (
    <Table caption={t('files.wrong')} columns={[t('files.row'), t('files.column'), t('files.wrong')]}>
      {numbered(problems).map(({ line, row, column, message }) => (
        <tr key={line}>
          <td>{row}</td>
          <td>{column ?? '–'}</td>
          <td>{message}</td>
        </tr>
      ))}
    </Table>
  );
};

/** What comes, changes and goes, item by item. */
export const ChangesTable = ({ changes }: { changes: readonly ImportChange[] }) => {
  const { t } = useTranslation('business');
  if (changes.length === 0) return null;
  return (
    <Table caption={t('files.changes')} columns={[t('files.row'), t('files.change'), t('files.item')]}>
      {numbered(changes).map(({ line, kind, row, section, name }) => (
        <tr key={line}>
          <td>{row ?? '–'}</td>
          <td>
            <Badge tone={TONES[kind]}>{t(`files.kind.${kind}`)}</Badge>
          </td>
          <td>
            {name} <span className={page.muted}>{section || t('menu.others')}</span>
          </td>
        </tr>
      ))}
    </Table>
  );
};
