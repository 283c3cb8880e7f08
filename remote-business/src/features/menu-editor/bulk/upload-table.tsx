import { LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Badge, SelectField } from '@tavolina/shared-ui';
import { useEffect, useState } from 'react';
import { IMAGE_SIZE } from '../../../lib/pictures/read-image.ts';
import styles from './bulk-pictures.module.css';
import type { UploadRow } from './upload-rows.ts';

/** A file to look at, as long as it is shown. */
const Thumb = ({ file }: { file: File }) => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <img className={styles.thumb} src={url} alt="" loading="lazy" decoding="async" />;
};

interface Choices {
  options: readonly { value: string; label: string }[];
  isHeld: boolean;
  onAssign: (key: string, itemId: string) => void;
}

const Row = ({
  row,
  isCrowded,
  options,
  isHeld,
  onAssign,
}: Choices & { row: UploadRow; isCrowded: boolean }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const { key, file, isUnseen, itemId, problem, state, error } = row;
  // A long menu in every line of a long table would be tens of thousands of options.
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? options : options.filter(({ value }) => value === '' || value === itemId);
  const wrong = (): string | undefined => {
    if (problem) return t(`image.${problem}`, { size: IMAGE_SIZE });
    if (isCrowded) return t('image.noRoom', { most: LIMITS.itemPictures });
    return state === 'failed' ? failureText(error) : undefined;
  };
  return (
    <tr>
      <td>{problem ? null : <Thumb file={file} />}</td>
      <th scope="row">{file.name}</th>
      <td>
        <SelectField
          hideLabel
          label={t('bulk.itemOf', { name: file.name })}
          options={shown}
          value={itemId}
          error={wrong()}
          disabled={problem !== undefined || isHeld || state === 'done'}
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onChange={({ target }) => onAssign(key, target.value)}
        />
      </td>
      <td>
        {isUnseen ? <Badge tone="neutral">{t('bulk.looking')}</Badge> : null}
        {state === 'done' ? <Badge tone="success">{t('bulk.done')}</Badge> : null}
        {state === 'sending' ? <Badge tone="neutral">{t('bulk.sending')}</Badge> : null}
      </td>
    </tr>
  );
};

/** Which file goes to which item, to be changed or left out before anything is sent (product.md §496). */
export const UploadTable = ({
  rows,
  crowded,
  ...choices
}: Choices & { rows: readonly UploadRow[]; crowded: ReadonlySet<string> }) => {
  const { t } = useTranslation('business');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('bulk.picture')}</th>
          <th scope="col">{t('bulk.file')}</th>
          <th scope="col">{t('bulk.item')}</th>
          <th scope="col">{t('bulk.state')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} isCrowded={crowded.has(row.key)} {...choices} />
        ))}
      </tbody>
    </table>
  );
};
