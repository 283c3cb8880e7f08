import { useTranslation } from '@tavolina/shared-api/runtime';
import { Checkbox } from '@tavolina/shared-ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import styles from './choices.module.css';
import type { ChoicesDraft, GroupDraft, OptionDraft } from './choices-draft.ts';

const leadsFurther = ({ options }: GroupDraft): boolean =>
  options.some(({ groupIds }) => groupIds.length > 0);

/** The groups that come with an option: of those that lead no further (product.md §400). */
export const FurtherGroups = ({
  form,
  path,
  option,
}: {
  form: UseFormReturn<ChoicesDraft>;
  path: `groups.${number}.options.${number}`;
  option: OptionDraft;
}) => {
  const { t } = useTranslation('business');
  const groups = useWatch({ control: form.control, name: 'groups' });
  const own = groups[Number(path.split('.')[1])];
  // A group that comes with an option elsewhere leads no further itself.
  const isNested = groups.some(({ options }) =>
    options.some(({ groupIds }) => own !== undefined && groupIds.includes(own.id)),
  );
  // The merged changes of two people can go a level too deep: such a group stays listed, to be unticked.
  const isChosen = ({ id }: GroupDraft): boolean => option.groupIds.includes(id);
  const possible = groups.filter(
    (group) =>
      isChosen(group) || (!isNested && group.id !== own?.id && group.name !== '' && !leadsFurther(group)),
  );
  if (possible.length === 0) return null;
  return (
    <details className={styles.further}>
      <summary>
        {option.groupIds.length > 0
          ? t('choices.furtherCount', {
              names: possible
                .filter(({ id }) => option.groupIds.includes(id))
                .map(({ name }) => name)
                .join(', '),
            })
          : t('choices.further')}
      </summary>
      <div className={styles.checks}>
        {possible.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={option.groupIds.includes(id)}
            onChange={({ target }) =>
              form.setValue(
                `${path}.groupIds`,
                target.checked ? [...option.groupIds, id] : option.groupIds.filter((other) => other !== id),
                { shouldDirty: true },
              )
            }
          />
        ))}
      </div>
    </details>
  );
};
