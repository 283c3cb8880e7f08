import { CATEGORIES, CUISINE_TYPES, PRICE_RANGES } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Cover, FoodPicture, SelectField, Switch, TextArea, TextField } from '@tavolina/shared-ui';
import { useWatch } from 'react-hook-form';
import { ImageField } from '../../lib/pictures/image-field.tsx';
import { readDataUrl } from '../../lib/pictures/read-image.ts';
import { BulkPart } from './bulk-part.tsx';
import { itemsOf, type MenuDraft } from './draft/menu-draft.ts';
import type { Editor } from './editor-types.ts';
import styles from './menu-details.module.css';
import panel from './panel.module.css';
import { PartSchedule } from './part-schedule.tsx';
import { useProblemsAt } from './save/use-problems-at.ts';
import { useDebounced } from './use-debounced.ts';

const seenNames = ({ sections, items }: MenuDraft): string[] =>
  itemsOf({ sections: sections.filter(({ display }) => display), items })
    .filter(({ available }) => available)
    .flatMap(({ name }) => name || []);

const pictureOf = (draft: MenuDraft) => ({
  title: draft.title,
  cuisineType: draft.cuisineType,
  image: draft.image,
  imageUrl: draft.imageUrl,
  // One text, so that the same names count as the same.
  names: seenNames(draft).join('\n'),
});

/** Uploads a chosen picture at once. */
interface Upload {
  start: () => void;
  isBusy: boolean;
}

/** The menu's picture; the drawn one follows its items, as diners see it. */
const MenuImage = ({ editor: { form, place }, upload }: { editor: Editor; upload: Upload | undefined }) => {
  const { t } = useTranslation('business');
  const { register, setValue } = form;
  const { title, cuisineType, image, imageUrl, names } = useDebounced(form, pictureOf, undefined);
  // Nothing on the page holds these two, and a field that nothing registers cannot be set back.
  register('image');
  register('imageUrl');
  return (
    <ImageField
      label={t('editor.choosePhoto')}
      preview={
        <FoodPicture imageUrl={image ?? imageUrl} ratio="16 / 10">
          <Cover name={place || title} cuisine={cuisineType || null} items={names ? names.split('\n') : []} />
        </FoodPicture>
      }
      onChoose={async (file) => setValue('image', await readDataUrl(file), { shouldDirty: true })}
    >
      {image && upload ? (
        <Button size="sm" busy={upload.isBusy} onClick={upload.start}>
          {t('editor.uploadNow')}
        </Button>
      ) : null}
    </ImageField>
  );
};

const PublishedSwitch = ({ editor: { form } }: { editor: Editor }) => {
  const { t } = useTranslation('business');
  return (
    <Switch
      label={t('editor.published')}
      checked={useWatch({ control: form.control, name: 'isPublished' })}
      onChange={({ target }) => form.setValue('isPublished', target.checked, { shouldDirty: true })}
    />
  );
};

/** What a menu is: title, kitchen, picture, and whether it is published. */
export const MenuDetails = ({
  editor,
  canPublish,
  upload,
}: {
  editor: Editor;
  /** A new menu is published by creating it; one that exists can be withdrawn. */
  canPublish: boolean;
  /** Uploads a chosen picture at once; absent for a menu that does not exist yet. */
  upload: Upload | undefined;
}) => {
  const { t } = useTranslation('business');
  const { form } = editor;
  const { register } = form;
  const { fieldAt } = useProblemsAt(form);
  const none = { value: '', label: t('editor.notChosen') };
  return (
    <section className={panel.panel} aria-label={t('editor.details')}>
      <div className={styles.details}>
        <MenuImage editor={editor} upload={upload} />
        <div className={panel.stack}>
          <TextField label={t('editor.title')} {...fieldAt('title')} />
          <TextArea optional label={t('editor.description')} {...fieldAt('description')} />
          <div className={styles.thirds}>
            <SelectField
              optional
              label={t('editor.cuisine')}
              options={[
                none,
                ...CUISINE_TYPES.map((value) => ({ value, label: t(`cuisine_type.${value}`) })),
              ]}
              {...register('cuisineType')}
            />
            <SelectField
              optional
              label={t('editor.category')}
              options={[none, ...CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))]}
              {...register('category')}
            />
            <SelectField
              optional
              label={t('editor.priceRange')}
              options={[none, ...PRICE_RANGES.map((value) => ({ value, label: t(`price_range.${value}`) }))]}
              {...register('priceRange')}
            />
          </div>
          <PartSchedule editor={editor} />
          <BulkPart editor={editor} />
          {canPublish ? (
            <PublishedSwitch editor={editor} />
          ) : (
            <p className={panel.muted}>{t('editor.willPublish')}</p>
          )}
        </div>
      </div>
    </section>
  );
};
