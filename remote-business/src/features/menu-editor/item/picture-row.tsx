import { useTranslation } from '@tavolina/shared-api/runtime';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import { FoodPicture, IconButton } from '@tavolina/shared-ui';
import { ArrowDown, ArrowUp, Crop, Focus, GripVertical, Trash2 } from 'lucide-react';
import { useSortableRow } from '../../../lib/lists/use-sortable-row.ts';
import type { PictureDraft } from '../draft/menu-draft.ts';
import panel from '../panel.module.css';
import styles from './picture-list.module.css';

/** A picture of an item in its list, and what can be done with it. */
export const PictureRow = ({
  id,
  picture,
  title,
  isFirst,
  isLast,
  onMove,
  onCrop,
  onPlace,
  onRemove,
}: {
  /** What the list knows it by while it is moved. */
  id: string;
  picture: PictureDraft;
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: number) => void;
  onCrop: () => void;
  onPlace: () => void;
  onRemove: () => void;
}) => {
  const { t } = useTranslation('business');
  const { row, handle, isDragging } = useSortableRow(id, t('editor.sortablePicture'));
  return (
    <li {...row} className={styles.row} data-dragging={isDragging || undefined}>
      <IconButton
        {...handle}
        size="sm"
        className={styles.grip}
        label={t('editor.drag', { name: title })}
        icon={<GripVertical {...ICON} />}
      />
      <span className={styles.thumb}>
        <FoodPicture imageUrl={picture.src} focus={picture.focus}>
          <span />
        </FoodPicture>
      </span>
      <p className={styles.title}>
        {title}
        {isFirst ? <span className={panel.muted}>{t('editor.firstPicture')}</span> : null}
      </p>
      <div className={styles.buttons}>
        <IconButton
          size="sm"
          label={t('editor.up', { name: title })}
          icon={<ArrowUp {...ICON} />}
          aria-disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="sm"
          label={t('editor.down', { name: title })}
          icon={<ArrowDown {...ICON} />}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton
          size="sm"
          aria-haspopup="dialog"
          label={t('editor.cropPicture', { name: title })}
          icon={<Crop {...ICON} />}
          onClick={onCrop}
        />
        <IconButton
          size="sm"
          aria-haspopup="dialog"
          label={t('editor.placePicture', { name: title })}
          icon={<Focus {...ICON} />}
          onClick={onPlace}
        />
        <IconButton
          size="sm"
          label={t('editor.removePicture', { name: title })}
          icon={<Trash2 {...ICON} />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
};
