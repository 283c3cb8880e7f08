import { useTranslation } from '@tavolina/shared-api/runtime';
import { lazy, Suspense, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { focusNear } from '../../lib/focus-near.ts';
import { SortableList } from '../../lib/sortable-list.tsx';
import type { Editor, ItemPath } from './editor-types.ts';
import styles from './picture-list.module.css';
import { PictureRow } from './picture-row.tsx';

const FocusDialog = lazy(async () => ({ default: (await import('./focus-dialog.tsx')).FocusDialog }));

/** The pictures of an item in their order: moved by pointer, finger or keys, placed, and taken away (product.md §495). */
export const PictureList = ({ editor: { form }, path }: { editor: Editor; path: ItemPath }) => {
  const { t } = useTranslation('business');
  // All paths of items are alike to the form; its types would go through each of them.
  const name = `${path}.pictures` as 'items.0.pictures';
  const { fields, move, remove } = useFieldArray({ control: form.control, name });
  const pictures = useWatch({ control: form.control, name });
  const [placed, setPlaced] = useState<string>();
  const ids = fields.map(({ id }) => id);
  const at = placed === undefined ? -1 : ids.indexOf(placed);
  const shown = pictures[at];
  const titleAt = (index: number): string => t('editor.pictureAt', { at: index + 1 });
  const handleRemove = (index: number): void => {
    const lead = focusNear(document.activeElement?.closest('li') ?? null);
    remove(index);
    lead();
  };
  if (fields.length === 0) return null;
  return (
    <section aria-label={t('editor.pictures')}>
      <SortableList ids={ids} nameOf={(id) => titleAt(ids.indexOf(id))} onMove={move}>
        <ul className={styles.list}>
          {fields.map(({ id }, index) => {
            const picture = pictures[index];
            return picture ? (
              <PictureRow
                key={id}
                id={id}
                picture={picture}
                title={titleAt(index)}
                isFirst={index === 0}
                isLast={index === fields.length - 1}
                onMove={(by) => move(index, index + by)}
                onPlace={() => setPlaced(id)}
                onRemove={() => handleRemove(index)}
              />
            ) : null;
          })}
        </ul>
      </SortableList>
      {shown ? (
        <Suspense>
          <FocusDialog
            picture={shown}
            title={titleAt(at)}
            onDone={(focus) => form.setValue(`${name}.${at}.focus`, focus, { shouldDirty: true })}
            onClose={() => setPlaced(undefined)}
          />
        </Suspense>
      ) : null}
    </section>
  );
};
