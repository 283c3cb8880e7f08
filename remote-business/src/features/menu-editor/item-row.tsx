import { useSortable } from '@dnd-kit/sortable';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { DishPicture, FoodPicture, formatMoney, IconButton, Switch } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { SoldOutButton } from '../../lib/sold-out-button.tsx';
import styles from './editor.module.css';
import type { Editor, ItemPath } from './editor-types.ts';
import { readPrice } from './price-text.ts';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** An item in a line; it opens to all of its fields. */
export const ItemRow = ({
  editor: { form, place, stored },
  path,
  sortId,
  isOpen,
  onToggle,
  onMove,
  children,
}: {
  editor: Editor;
  path: ItemPath;
  sortId: string;
  isOpen: boolean;
  onToggle: () => void;
  /** One place up (-1) or down (1); absent where there is none. */
  onMove: (by: -1 | 1) => (() => void) | undefined;
  /** The fields, while it is open. */
  children: ReactNode;
}) => {
  const { t, i18n } = useTranslation('business');
  const item = useWatch({ control: form.control, name: path });
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: sortId,
    attributes: { roleDescription: t('editor.sortable') },
  });
  const known = stored.get(item.storedId ?? '');
  const name = item.name || t('editor.newItem');
  const up = onMove(-1);
  const down = onMove(1);
  const style = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  };
  return (
    <li ref={setNodeRef} className={styles.item} style={style} data-dragging={isDragging || undefined}>
      <div className={styles.line}>
        <IconButton
          {...attributes}
          {...listeners}
          className={styles.grip}
          label={t('editor.drag', { name })}
          icon={<GripVertical {...ICON} />}
        />
        <span className={styles.thumb}>
          <FoodPicture imageUrl={item.image ?? item.imageUrl}>
            <DishPicture itemName={item.name} place={place} />
          </FoodPicture>
        </span>
        <div className={styles.lineText}>
          <p className={styles.name}>{name}</p>
          <p className={clsx(styles.muted, styles.oneLine)}>
            {item.available ? item.description : t('editor.soldOutNow')}
          </p>
          {known?.available && item.available ? <SoldOutButton item={known} /> : null}
        </div>
        <p className={styles.amount}>
          {formatMoney(readPrice(item.prices[item.currency] ?? ''), item.currency, i18n.language)}
        </p>
        <Switch
          hideLabel
          label={t('editor.available', { name })}
          checked={item.available}
          onChange={({ target }) => form.setValue(`${path}.available`, target.checked, { shouldDirty: true })}
        />
        <div className={styles.moves}>
          <IconButton
            size="sm"
            label={t('editor.up', { name })}
            icon={<ArrowUp {...ICON} />}
            disabled={!up}
            onClick={up}
          />
          <IconButton
            size="sm"
            label={t('editor.down', { name })}
            icon={<ArrowDown {...ICON} />}
            disabled={!down}
            onClick={down}
          />
        </div>
        <IconButton
          label={t(isOpen ? 'editor.close' : 'editor.open', { name })}
          aria-expanded={isOpen}
          icon={isOpen ? <ChevronUp {...ICON} /> : <ChevronDown {...ICON} />}
          onClick={onToggle}
        />
      </div>
      {isOpen ? children : null}
    </li>
  );
};
