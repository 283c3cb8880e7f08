import { useTranslation } from '@tavolina/shared-api/runtime';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import {
  DishPicture,
  FoodPicture,
  formatMoney,
  IconButton,
  Switch,
  useScheduleText,
} from '@tavolina/shared-ui';
import clsx from 'clsx';
import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { memo } from 'react';
import { isWrongSchedule } from '../../../lib/hours/schedule/wrong-schedule.ts';
import type { useSortableRow } from '../../../lib/lists/use-sortable-row.ts';
import { readPrice } from '../../../lib/menus/price-text.ts';
import { SoldOutButton } from '../../../lib/stock/sold-out-button.tsx';
import type { ItemPath, ItemRowProps } from '../editor-types.ts';
import panel from '../panel.module.css';
import styles from './item.module.css';
import type { ItemFacts } from './use-item-facts.ts';

/** The line of an item: what it is, what it costs, and what can be done to it without opening it. */
export const ItemLine = memo(
  ({
    editor: { form, place, stored },
    path,
    item,
    index,
    isLast,
    sortId,
    isOpen,
    actions,
    handle,
  }: ItemRowProps &
    Pick<ReturnType<typeof useSortableRow>, 'handle'> & {
      path: ItemPath;
      item: ItemFacts;
    }) => {
    const { t, i18n } = useTranslation('business');
    const scheduleText = useScheduleText();
    const known = stored.get(item.storedId);
    // Sold out for a while: that is what can be ended, and the menu's own switch waits until then.
    const paused = item.available && known?.available && known.sold_out ? known : undefined;
    const name = item.name || t('editor.newItem');
    const times = isWrongSchedule(item.schedule) ? '' : scheduleText(item.schedule);
    return (
      <div className={styles.line}>
        {/* Alone there is nowhere to drag it. */}
        {isOpen ? null : (
          <IconButton
            {...handle}
            className={styles.grip}
            label={t('editor.drag', { name })}
            icon={<GripVertical {...ICON} />}
          />
        )}
        <span className={styles.thumb}>
          <FoodPicture imageUrl={item.pictures[0]?.src} focus={item.pictures[0]?.focus}>
            <DishPicture itemName={item.name} place={place} />
          </FoodPicture>
        </span>
        <div className={styles.lineText}>
          <p className={styles.name}>{name}</p>
          <p className={clsx(panel.muted, styles.oneLine)}>
            {item.available ? item.description : t('editor.soldOutNow')}
          </p>
          {times ? (
            <p className={clsx(panel.muted, styles.oneLine)}>{t('editor.servedAt', { times })}</p>
          ) : null}
          {paused ? <SoldOutButton item={paused} /> : null}
        </div>
        <p className={styles.amount}>{formatMoney(readPrice(item.price), item.currency, i18n.language)}</p>
        {paused ? (
          <span />
        ) : (
          <Switch
            hideLabel
            label={t('editor.available', { name })}
            checked={item.available}
            onChange={({ target }) =>
              form.setValue(`${path}.available`, target.checked, { shouldDirty: true })
            }
          />
        )}
        <div className={styles.moves}>
          <IconButton
            size="sm"
            label={t('editor.up', { name })}
            icon={<ArrowUp {...ICON} />}
            aria-disabled={index === 0}
            onClick={() => actions.move(index, index - 1)}
          />
          <IconButton
            size="sm"
            label={t('editor.down', { name })}
            icon={<ArrowDown {...ICON} />}
            aria-disabled={isLast}
            onClick={() => actions.move(index, index + 1)}
          />
        </div>
        <IconButton
          label={t(isOpen ? 'editor.close' : 'editor.open', { name })}
          aria-expanded={isOpen}
          icon={isOpen ? <ChevronUp {...ICON} /> : <ChevronDown {...ICON} />}
          onClick={() => actions.toggle(sortId)}
        />
      </div>
    );
  },
);
