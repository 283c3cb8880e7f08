import { useController } from 'react-hook-form';
import { DeclaredFields, declaringOthers } from '../../../lib/menus/declared/declared-fields.tsx';
import { itemsOf } from '../draft/menu-draft.ts';
import type { Editor, ItemPath } from '../editor-types.ts';
import { useProblemsAt } from '../save/use-problems-at.ts';

/** What an item declares of allergens and diets; it can be copied from another item (product.md §415). */
export const ItemDeclared = ({ editor: { form }, path }: { editor: Editor; path: ItemPath }) => {
  const { control } = form;
  const { field: allergens } = useController({ control, name: `${path}.allergens` });
  const { field: diets } = useController({ control, name: `${path}.diets` });
  const { forgetAt } = useProblemsAt(form);
  const self = form.getValues(`${path}.storedId`);
  const handle =
    <T,>(change: (next: T) => void) =>
    (next: T): void => {
      change(next);
      forgetAt(`${path}.diets`);
    };
  return (
    <DeclaredFields
      value={{ allergens: allergens.value, diets: diets.value }}
      others={declaringOthers(itemsOf(form.getValues()), ({ storedId }) => storedId, self)}
      focus={diets.ref}
      onAllergens={handle(allergens.onChange)}
      onDiets={handle(diets.onChange)}
    />
  );
};
