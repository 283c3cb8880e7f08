import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button } from '@tavolina/shared-ui';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import styles from './editor.module.css';
import type { Editor, ItemListActions, ItemPath, ItemsPath } from './editor-types.ts';
import { ItemRow } from './item-row.tsx';
import { emptyItem, usualCurrency } from './menu-draft.ts';
import { SortableList } from './sortable-list.tsx';

/** The items of a section, or those that stand alone; one of them is open at a time. */
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
  const [openId, setOpenId] = useState(() => (opened === undefined ? undefined : fields[opened]?.id));
  // The one added last opens as soon as it has an id.
  const [isAdding, setIsAdding] = useState(false);
  const last = fields.at(-1);
  if (isAdding && last && last.id !== openId) {
    setOpenId(last.id);
    setIsAdding(false);
  }

  const add = (): void => {
    append(emptyItem(usualCurrency(form.getValues())), {
      shouldFocus: true,
      focusName: `${list}.${fields.length}.name`,
    });
    setIsAdding(true);
  };
  const actions = useMemo(
    (): ItemListActions => ({
      toggle: (id) => setOpenId((now) => (now === id ? undefined : id)),
      move,
      moveTo: (index, target) => {
        const item = form.getValues(`${list}.${index}` as ItemPath);
        remove(index);
        form.setValue(target, [...form.getValues(target), item], { shouldDirty: true });
      },
      remove,
    }),
    [form, list, move, remove],
  );
  const nameAt = (id: string): string => {
    const index = fields.findIndex((field) => field.id === id);
    return form.getValues(`${list}.${index}.name` as `items.${number}.name`) || t('editor.newItem');
  };
  return (
    <>
      <SortableList ids={fields.map(({ id }) => id)} nameOf={nameAt} onMove={move}>
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
        <Button variant="quiet" icon={<Plus size={20} strokeWidth={1.75} aria-hidden="true" />} onClick={add}>
          {t('editor.addItem')}
        </Button>
      </div>
    </>
  );
};
