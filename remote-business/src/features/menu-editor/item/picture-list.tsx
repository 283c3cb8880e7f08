import { lazyPart, useTranslation } from '@tavolina/shared-api/runtime';
import { focusNear } from '@tavolina/shared-console/page/focus-near.ts';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { SortableList } from '../../../lib/lists/sortable-list.tsx';
import type { PictureDraft } from '../draft/menu-draft.ts';
import type { Editor, ItemPath } from '../editor-types.ts';
import { largestOf, storedAddress } from './picture-drafts.ts';
import styles from './picture-list.module.css';
import { PictureRow } from './picture-row.tsx';

const CropDialog = lazyPart(
  async () => (await import(/* webpackChunkName: 'picture-dialogs' */ './crop/crop-dialog.tsx')).CropDialog,
);
const FocusDialog = lazyPart(
  async () => (await import(/* webpackChunkName: 'picture-dialogs' */ './focus-dialog.tsx')).FocusDialog,
);

/** The pictures of an item in their order: moved by pointer, finger or keys, cut, placed, and taken away (product.md §495). */
export const PictureList = ({ editor: { form, stored }, path }: { editor: Editor; path: ItemPath }) => {
  const { t } = useTranslation('business');
  // All paths of items are alike to the form; its types would go through each of them.
  const name = `${path}.pictures` as 'items.0.pictures';
  const { fields, move, remove } = useFieldArray({ control: form.control, name });
  const pictures = useWatch({ control: form.control, name });
  /** The picture that is being cut or placed. */
  const [opened, setOpened] = useState<{ id: string; what: 'crop' | 'focus' }>();
  const ids = fields.map(({ id }) => id);
  const at = opened === undefined ? -1 : ids.indexOf(opened.id);
  const shown = pictures[at];
  const titleAt = (index: number): string => t('editor.pictureAt', { at: index + 1 });
  const handleRemove = (index: number): void => {
    const lead = focusNear(document.activeElement?.closest('li') ?? null);
    remove(index);
    lead();
  };
  const close = (): void => setOpened(undefined);
  // Its parts, since a new picture at its place would be another line of the list.
  const change = ({ src, focus, cutFrom }: PictureDraft): void => {
    form.setValue(`${name}.${at}.src`, src, { shouldDirty: true });
    form.setValue(`${name}.${at}.focus`, focus, { shouldDirty: true });
    form.setValue(`${name}.${at}.cutFrom`, cutFrom);
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
                onCrop={() => setOpened({ id, what: 'crop' })}
                onPlace={() => setOpened({ id, what: 'focus' })}
                onRemove={() => handleRemove(index)}
              />
            ) : null;
          })}
        </ul>
      </SortableList>
      {shown && opened?.what === 'crop' ? (
        <CropDialog
          src={largestOf(shown.src, stored)}
          title={t('editor.cropPicture', { name: titleAt(at) })}
          onDone={(src) => change({ src, focus: null, cutFrom: storedAddress(shown) })}
          onClose={close}
        />
      ) : null}
      {shown && opened?.what === 'focus' ? (
        <FocusDialog
          picture={shown}
          title={t('editor.placePicture', { name: titleAt(at) })}
          onDone={(focus) => change({ ...shown, focus })}
          onClose={close}
        />
      ) : null}
    </section>
  );
};
