import { useTranslation } from '@tavolina/shared-api/runtime';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import { Button } from '@tavolina/shared-ui';
import { Plus } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { SortableList } from '../../../lib/lists/sortable-list.tsx';
import { currencyOf, emptyItem } from '../draft/menu-draft.ts';
import type { Editor, ItemListActions, ItemPath, ItemsPath } from '../editor-types.ts';
import styles from './item-list.module.css';
import { ItemRow } from './item-row.tsx';
import { OpenItemBar } from './open-item-bar.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useOpenItem } from './use-open-item.ts';

/** The items of a section, or those without one. At most one is open, and then it is shown alone. */
export const ItemList = ({
  editor,
  list,
  opened,
}: {
  editor: Editor;
  list: ItemsPath;
  /** Index of the item to open first, e.g. because something is wrong with it. */
  opened: number | undefined;
}) => {
  const { t } = useTranslation('business');
  const { form } = editor;
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: list });
  const frame = useRef<HTMLDivElement>(null);
  const ids = fields.map(({ id }) => id);
  const { openId, setOpenId, place, step } = useOpenItem({ form, list, ids, opened, frame });
  // The one added last opens as soon as it has an id.
  const [isAdding, setIsAdding] = useState(false);
  const last = fields.at(-1);
  if (isAdding && last && last.id !== openId) {
    setOpenId(last.id);
    setIsAdding(false);
  }

  const add = (): void => {
    append(emptyItem(currencyOf(form.getValues())), {
      shouldFocus: true,
      focusName: `${list}.${fields.length}.name`,
    });
    setIsAdding(true);
  };
  // A line takes the keys along, maybe under a bar.
  const moveInSight = useCallback(
    (from: number, to: number): void => {
      move(from, to);
      requestAnimationFrame(() =>
        frame.current?.querySelector(':focus')?.scrollIntoView?.({ block: 'nearest' }),
      );
    },
    [move],
  );
  const focusAfter = useFocusAfterRemoval(frame, ids);
  const actions = useMemo(
    (): ItemListActions => ({
      toggle: (id) => setOpenId((now) => (now === id ? undefined : id)),
      move: moveInSight,
      moveTo: (index, target) => {
        const item = form.getValues(`${list}.${index}` as ItemPath);
        focusAfter(index);
        remove(index);
        form.setValue(target, [...form.getValues(target), item], { shouldDirty: true });
      },
      remove: (index) => {
        focusAfter(index);
        remove(index);
      },
    }),
    [form, list, moveInSight, remove, setOpenId, focusAfter],
  );
  const nameAt = (id: string): string => {
    const index = fields.findIndex((field) => field.id === id);
    return form.getValues(`${list}.${index}.name` as `items.${number}.name`) || t('editor.newItem');
  };
  return (
    <div ref={frame}>
      {openId === undefined ? null : (
        <OpenItemBar place={place} count={ids.length} onStep={step} onClose={() => setOpenId(undefined)} />
      )}
      <SortableList ids={ids} nameOf={nameAt} onMove={moveInSight}>
        <ul className={styles.items}>
          {fields.map(({ id }, index) => (
            <ItemRow
              key={id}
              editor={editor}
              list={list}
              index={index}
              isLast={index === fields.length - 1}
              sortId={id}
              isOpen={id === openId}
              actions={actions}
            />
          ))}
        </ul>
      </SortableList>
      <div className={styles.add}>
        <Button variant="quiet" icon={<Plus {...ICON} />} onClick={add}>
          {t('editor.addItem')}
        </Button>
      </div>
    </div>
  );
};
