import { LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { formatDecimal, Notice } from '@tavolina/shared-ui';
import { FileSpreadsheet } from 'lucide-react';
import { FileInput } from '../../pictures/file-input.tsx';
import styles from './menu-table.module.css';
import { type ChosenTable, readTable } from './read-table.ts';

/** How many items a table holds, as the reader's language writes it. */
const useMost = (): string => formatDecimal(LIMITS.menuItems, 0, useTranslation('business').i18n.language);

/** Takes a table from the owner's device and reads it. */
export const ChooseTable = ({
  table,
  describedBy,
  onChosen,
}: {
  /** The one that was chosen before. */
  table: ChosenTable | undefined;
  /** Ids of what explains it. */
  describedBy: string;
  onChosen: (table: ChosenTable) => void;
}) => {
  const { t } = useTranslation('business');
  const most = useMost();
  return (
    <FileInput
      className={styles.drop}
      accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
      describedBy={describedBy}
      onFiles={(file) => void readTable(file).then(onChosen)}
    >
      <FileSpreadsheet {...ICON} size={28} />
      <strong>{t(table ? 'files.chooseOther' : 'files.choose')}</strong>
      <span className={page.muted}>{table ? table.name : t('files.drop', { most })}</span>
    </FileInput>
  );
};

/** Why what was chosen is no table. */
export const UnreadTable = ({ table }: { table: ChosenTable | undefined }) => {
  const { t } = useTranslation('business');
  const most = useMost();
  if (!table || !('problem' in table)) return null;
  return <Notice tone="danger">{t(`files.${table.problem}`, { name: table.name, most })}</Notice>;
};
