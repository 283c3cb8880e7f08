import { useSortable } from '@dnd-kit/sortable';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { memo } from 'react';
import type { ItemPath, ItemRowProps, ItemsPath } from './editor-types.ts';
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
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: sortId,
    attributes: { roleDescription: t('editor.sortable') },
  });
  const style = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  };
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      style={style}
      data-dragging={isDragging || undefined}
      data-open={isOpen || undefined}
    >
      {/* One that is removed is told so before it goes. */}
      {item ? (
        <ItemLine {...row} path={path} item={item} attributes={attributes} listeners={listeners} />
      ) : null}
      {isOpen ? <ItemFields editor={editor} list={list} index={index} actions={actions} /> : null}
    </li>
  );
});
