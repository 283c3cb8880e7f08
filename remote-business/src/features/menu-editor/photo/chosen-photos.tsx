import { useTranslation } from '@tavolina/shared-api/runtime';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { Button } from '@tavolina/shared-ui';
import { X } from 'lucide-react';
import { numbered } from '../../../lib/menus/menu-table/rows-table.tsx';

/** The photos that will be read, in this order; each can be taken away. */
export const ChosenPhotos = ({
  photos,
  onRemove,
}: {
  photos: readonly File[];
  onRemove: (index: number) => void;
}) => {
  const { t } = useTranslation('business');
  return (
    <ol aria-label={t('editor.begin.photo.chosen')}>
      {numbered(photos.map((file) => ({ name: file.name }))).map(({ name, line }) => (
        <li key={line}>
          <span className={page.line}>
            {name}
            <Button
              icon={<X {...ICON} />}
              aria-label={t('editor.begin.photo.remove', { name })}
              onClick={() => onRemove(line)}
            >
              {t('editor.begin.photo.removeShort')}
            </Button>
          </span>
        </li>
      ))}
    </ol>
  );
};
