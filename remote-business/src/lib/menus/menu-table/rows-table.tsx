import page from '@tavolina/shared-console/page/page.module.css';
import { visuallyHidden } from '@tavolina/shared-ui';
import type { ReactNode } from 'react';
import styles from './menu-table.module.css';

/** Rows with their place as a key: those of a table never change, and two may say the same. */
export const numbered = <T extends object>(entries: readonly T[]): (T & { line: number })[] =>
  entries.map((entry, line) => ({ ...entry, line }));

/** A table about the rows of a file; `caption` is read out, not shown. */
export const RowsTable = ({
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
