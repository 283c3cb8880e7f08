import { useTranslation } from '@tavolina/shared-api/runtime';
import { counted, Notice } from '@tavolina/shared-ui';
import { numbered } from '../../../lib/menus/menu-table/rows-table.tsx';
import type { PhotoDoubt } from './photo-doubts.ts';

/** Dishes that were read uncertainly, and why (product.md §576). */
export const DoubtsNotice = ({ doubts }: { doubts: readonly PhotoDoubt[] }) => {
  const { t, i18n } = useTranslation('business');
  if (doubts.length === 0) return null;
  return (
    <>
      <Notice tone="attention" title={t('editor.begin.photo.doubts', counted(doubts.length, i18n.language))}>
        {t('editor.begin.photo.doubtsText')}
      </Notice>
      <ul>
        {numbered(doubts).map(({ line, name, reasons }) => (
          <li key={line}>
            <strong>{name}</strong>:{' '}
            {reasons.map((reason) => t(`editor.begin.photo.reason.${reason}`)).join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
};
