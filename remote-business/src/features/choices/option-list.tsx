import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { focusNear } from '@tavolina/shared-console/page/focus-near.ts';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import { ownMenuQuery } from '@tavolina/shared-console/place/menus-query.ts';
import { Button, visuallyHidden } from '@tavolina/shared-ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type Path, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { SortableList } from '../../lib/lists/sortable-list.tsx';
import styles from './choices.module.css';
import { type ChoicesDraft, emptyOption, type GroupDraft } from './choices-draft.ts';
import { OptionRow } from './option-row.tsx';

/** The options of a group, in the order in which diners see them. */
export const OptionList = ({
  form,
  menuId,
  index,
  draft,
  errorAt,
}: {
  form: UseFormReturn<ChoicesDraft>;
  menuId: string;
  /** Of the group. */
  index: number;
  draft: GroupDraft;
  errorAt: (field: Path<ChoicesDraft>) => string | undefined;
}) => {
  const { t } = useTranslation('business');
  const path = `groups.${index}.options` as const;
  const { fields, append, remove, move } = useFieldArray({
    control: form.control,
    name: path,
    keyName: 'key',
  });
  const setDefault = (at: number, isDefault: boolean): void => {
    for (const other of fields.keys())
      if (other === at || (isDefault && draft.rule !== 'several'))
        form.setValue(`${path}.${other}.is_default`, other === at && isDefault, { shouldDirty: true });
  };
  /** What screen readers are told (product.md §688). */
  const [news, setNews] = useState('');
  const removeAt = (at: number): void => {
    const lead = focusNear(document.activeElement);
    const name = form.getValues(`${path}.${at}.name`) || t('choices.newOption');
    remove(at);
    setNews(t('choices.removed', { name }));
    lead();
  };
  // What is sold out for a while is no part of the form: it is as the kept menu has it at any time.
  const { data: menu } = useQuery({ ...ownMenuQuery(menuId), enabled: false });
  const stored = menu?.option_groups?.flatMap(({ options }) => options) ?? [];
  const currency = draft.options[0]?.currency ?? 'ALL';
  return (
    <fieldset className={styles.options}>
      <legend>{t('choices.optionsTitle')}</legend>
      <SortableList
        ids={fields.map(({ id }) => id)}
        nameOf={(id) =>
          form.getValues(path).find((option) => option.id === id)?.name || t('choices.newOption')
        }
        onMove={move}
      >
        <ul>
          {fields.map(({ id }, at) => (
            <OptionRow
              key={id}
              form={form}
              path={`${path}.${at}`}
              sortId={id}
              menuId={menuId}
              stored={stored.find((option) => option.id === id)}
              isOnly={fields.length === 1}
              errorAt={errorAt}
              onDefault={(isDefault) => setDefault(at, isDefault)}
              onRemove={() => removeAt(at)}
            />
          ))}
        </ul>
        <output className={visuallyHidden}>{news}</output>
      </SortableList>
      <Button
        variant="quiet"
        icon={<Plus {...MEDIUM_ICON} />}
        onClick={() =>
          append(emptyOption(currency), { shouldFocus: true, focusName: `${path}.${fields.length}.name` })
        }
      >
        {t('choices.addOption')}
      </Button>
    </fieldset>
  );
};
