import { LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { DishPicture, FoodPicture } from '@tavolina/shared-ui';
import { useWatch } from 'react-hook-form';
import { ImageField } from '../../../lib/pictures/image-field.tsx';
import { readDataUrl } from '../../../lib/pictures/read-image.ts';
import type { Editor, ItemPath } from '../editor-types.ts';
import { withoutRepeated } from './picture-drafts.ts';
import { useItemFacts } from './use-item-facts.ts';

/** The first picture of an item, and the button that adds some; the drawn one follows the name (product.md §495). */
export const ItemPictures = ({ editor: { form, place }, path }: { editor: Editor; path: ItemPath }) => {
  const { t } = useTranslation('business');
  const item = useItemFacts(form, path);
  const name = `${path}.pictures` as const;
  const pictures = useWatch({ control: form.control, name });
  const [first] = pictures;
  const add = async (files: readonly File[]): Promise<void> => {
    const chosen = await Promise.all(
      files.map(async (file) => ({ src: await readDataUrl(file), focus: null })),
    );
    const all = withoutRepeated([...form.getValues(name), ...chosen]);
    form.setValue(name, all.slice(0, LIMITS.itemPictures), { shouldDirty: true });
  };
  return (
    <ImageField
      label={t(first ? 'editor.addPhoto' : 'editor.choosePhoto')}
      room={LIMITS.itemPictures - pictures.length}
      preview={
        <FoodPicture imageUrl={first?.src} focus={first?.focus} ratio="1">
          <DishPicture itemName={item?.name ?? ''} place={place} />
        </FoodPicture>
      }
      onChoose={(...files) => add(files)}
    />
  );
};
