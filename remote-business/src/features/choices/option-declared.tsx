import { type UseFormReturn, useController } from 'react-hook-form';
import { DeclaredFields, declaringOthers } from '../../lib/menus/declared/declared-fields.tsx';
import type { ChoicesDraft } from './choices-draft.ts';

/** What an option declares of allergens and diets; it can be copied from another option (product.md §415). */
export const OptionDeclared = ({
  form,
  path,
  id,
}: {
  form: UseFormReturn<ChoicesDraft>;
  path: `groups.${number}.options.${number}`;
  id: string;
}) => {
  const { control } = form;
  const { field: allergens } = useController({ control, name: `${path}.allergens` });
  const { field: diets } = useController({ control, name: `${path}.diets` });
  const options = form.getValues('groups').flatMap((group) => group.options);
  return (
    <DeclaredFields
      value={{ allergens: allergens.value, diets: diets.value }}
      others={declaringOthers(options, (option) => option.id, id)}
      focus={diets.ref}
      onAllergens={allergens.onChange}
      onDiets={diets.onChange}
    />
  );
};
