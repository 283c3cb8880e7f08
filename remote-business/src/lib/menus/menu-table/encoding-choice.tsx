import { useTranslation } from '@tavolina/shared-api/runtime';
import { RadioCard } from '@tavolina/shared-ui';
import { ENCODINGS } from './detect-encoding.ts';
import styles from './menu-table.module.css';
import type { ReadTable } from './read-table.ts';

/** Asks what letters a table was written in where that is in doubt, each with what it makes of some rows (product.md §123). */
export const EncodingChoice = ({
  table,
  onRead,
}: {
  table: ReadTable;
  /** Takes the table as it reads in other letters. */
  onRead: (table: ReadTable) => void;
}) => {
  const { t } = useTranslation('business');
  const { doubt } = table;
  if (!doubt) return null;
  return (
    <fieldset className={styles.letters}>
      <legend>{t('files.letters')}</legend>
      <p>{t('files.lettersText')}</p>
      {ENCODINGS.map((encoding) => (
        <RadioCard
          key={encoding}
          name="letters"
          label={t(`files.encoding.${encoding}`)}
          description={doubt.samples[encoding].join(' · ')}
          checked={encoding === table.encoding}
          onChange={() => onRead({ ...table, encoding, csv: doubt.readings[encoding] })}
        />
      ))}
    </fieldset>
  );
};
