import { LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, DishPicture, FoodPicture, SelectField, TextArea, TextField } from '@tavolina/shared-ui';
import { Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { ImageField } from '../../lib/image-field.tsx';
import styles from './editor.module.css';
import type { Editor, ItemPath, ItemsPath } from './editor-types.ts';
import { PriceFields } from './price-fields.tsx';
import { useProblemsAt } from './use-problems-at.ts';

/** All of an item. */
export const ItemFields = ({
  editor,
  path,
  onMoveTo,
  onRemove,
}: {
  editor: Editor;
  path: ItemPath;
  /** Takes the item to another list. */
  onMoveTo: (list: ItemsPath) => void;
  onRemove: () => void;
}) => {
  const { t } = useTranslation('business');
  const { form, place } = editor;
  const item = useWatch({ control: form.control, name: path });
  // The titles only: what is typed in the sections' items is none of this.
  const titles = useWatch({
    control: form.control,
    name: 'sections',
    compute: (sections) => sections.map(({ title }) => title),
  });
  const { sentenceAt, forgetAt } = useProblemsAt(form);
  const own = path.startsWith('items') ? 'items' : path.replace(/\.\d+$/, '');
  const lists = [
    ...titles.map((title, index) => ({
      value: `sections.${index}.items`,
      label: title || t('editor.untitled'),
    })),
    { value: 'items', label: t('editor.others') },
  ];
  const picture = (
    <FoodPicture imageUrl={item.image ?? item.imageUrl} ratio="1">
      <DishPicture itemName={item.name} place={place} />
    </FoodPicture>
  );
  return (
    <div className={styles.fields}>
      <ImageField
        label={t('editor.choosePhoto')}
        preview={picture}
        onChoose={(image) => form.setValue(`${path}.image`, image, { shouldDirty: true })}
      />
      <div className={styles.stack}>
        <TextField
          label={t('editor.itemName')}
          maxLength={LIMITS.title}
          error={sentenceAt(`${path}.name`)}
          {...form.register(`${path}.name`, { onChange: () => forgetAt(`${path}.name`) })}
        />
        <TextArea
          optional
          rows={2}
          label={t('editor.description')}
          maxLength={LIMITS.description}
          {...form.register(`${path}.description`)}
        />
        <PriceFields editor={editor} path={path} />
        <div className={styles.row}>
          <SelectField
            label={t('editor.section')}
            value={own}
            options={lists}
            onChange={({ target }) => onMoveTo(target.value as ItemsPath)}
          />
          <Button
            variant="danger-quiet"
            icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={onRemove}
          >
            {t('editor.removeItem')}
          </Button>
        </div>
      </div>
    </div>
  );
};
