import { useTranslation } from '@tavolina/shared-api/runtime';
import { memo } from 'react';
import { useSortableRow } from '../../../lib/lists/use-sortable-row.ts';
import type { ItemPath, ItemRowProps, ItemsPath } from '../editor-types.ts';
import styles from './item.module.css';
import { ItemFields } from './item-fields.tsx';
import { ItemLine } from './item-line.tsx';
import { useItemFacts } from './use-item-facts.ts';

/**
 * An item in a line; it opens to all of its fields. Drawn again for itself alone, and only when typing
 * rests: a menu has hundreds of them.
 */
export const ItemRow = memo(({ list, ...row }: ItemRowProps & { list: ItemsPath }) => {
  const { editor, index, sortId, isOpen, actions } = row;
  const { t } = useTranslation('business');
  const path = `${list}.${index}` as ItemPath;
  const item = useItemFacts(editor.form, path);
  const sortable = useSortableRow(sortId, t('editor.sortable'));
  return (
    <li
      {...sortable.row}
      className={styles.item}
      data-dragging={sortable.isDragging || undefined}
      data-open={isOpen || undefined}
    >
      {/* One that is removed is told so before it goes. */}
      {item ? <ItemLine {...row} path={path} item={item} handle={sortable.handle} /> : null}
      {isOpen ? <ItemFields editor={editor} list={list} index={index} actions={actions} /> : null}
    </li>
  );
});
