import type { ImportProblem } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { counted, Notice } from '@tavolina/shared-ui';
import type { ReactNode } from 'react';
import { numbered, RowsTable } from './rows-table.tsx';

const ProblemsTable = ({
  kind,
  problems,
}: {
  kind: 'wrong' | 'doubtful';
  problems: readonly ImportProblem[];
}) => {
  const { t } = useTranslation('business');
  const title = t(`files.${kind}`);
  return (
    <RowsTable caption={title} columns={[t('files.row'), t('files.column'), title]}>
      {numbered(problems).map(({ line, row, column, message }) => (
        <tr key={line}>
          <td>{row}</td>
          <td>{column ?? '–'}</td>
          <td>{message}</td>
        </tr>
      ))}
    </RowsTable>
  );
};

/** What is wrong in a table that is not taken, row by row as the spreadsheet counts them. */
export const TableProblems = ({
  problems,
  actions,
}: {
  problems: readonly ImportProblem[];
  actions: ReactNode;
}) => {
  const { t, i18n } = useTranslation('business');
  return (
    <>
      <Notice tone="danger" title={t('files.problems', counted(problems.length, i18n.language))}>
        {t('files.problemsText', counted(problems.length, i18n.language))}
      </Notice>
      <div className={page.line}>{actions}</div>
      <ProblemsTable kind="wrong" problems={problems} />
    </>
  );
};

/** What a table may mean otherwise than it says; it can be taken all the same. */
export const TableWarnings = ({ warnings }: { warnings: readonly ImportProblem[] }) => {
  const { t, i18n } = useTranslation('business');
  if (warnings.length === 0) return null;
  return (
    <>
      <Notice tone="attention" title={t('files.warnings', counted(warnings.length, i18n.language))}>
        {t('files.warningsText')}
      </Notice>
      <ProblemsTable kind="doubtful" problems={warnings} />
    </>
  );
};
