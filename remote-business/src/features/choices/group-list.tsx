import type { Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { focusNear } from '@tavolina/shared-console/page/focus-near.ts';
import { formatCount, visuallyHidden } from '@tavolina/shared-ui';
import { useState } from 'react';
import type { UseFieldArrayReturn, UseFormReturn } from 'react-hook-form';
import { SortableList } from '../../lib/lists/sortable-list.tsx';
import styles from './choices.module.css';
import { type ChoicesDraft, copyOf } from './choices-draft.ts';
import type { Problem } from './choices-problems.ts';
import { GroupPanel } from './group-panel.tsx';

/** The groups of a menu in the order in which diners see them: moved, opened, copied and removed (product.md §688). */
export const GroupList = ({
  form,
  menu,
  groups: { fields, move, insert, remove },
  openId,
  problems,
  sought,
  onOpen,
}: {
  form: UseFormReturn<ChoicesDraft>;
  menu: Menu;
  groups: UseFieldArrayReturn<ChoicesDraft, 'groups', 'key'>;
  /** Of the group that is open. */
  openId: string | undefined;
  /** Of all groups. */
  problems: readonly Problem[];
  /** The field to focus. */
  sought: Problem | undefined;
  onOpen: (id: string | undefined) => void;
}) => {
  const { t, i18n } = useTranslation('business');
  /** What screen readers are told. */
  const [news, setNews] = useState('');
  const nameOf = (index: number): string => form.getValues(`groups.${index}.name`) || t('choices.newGroup');
  const moveBy = (index: number, by: -1 | 1): void => {
    const figure = (count: number) => formatCount(count, i18n.language);
    const place = { name: nameOf(index), place: figure(index + by + 1), count: figure(fields.length) };
    move(index, index + by);
    setNews(t('choices.moved', place));
  };
  const copy = (index: number): void => {
    const copied = copyOf(form.getValues(`groups.${index}`), t('choices.copyName', { name: nameOf(index) }));
    insert(index + 1, copied, { focusName: `groups.${index + 1}.name` });
    onOpen(copied.id);
    setNews(t('choices.copied', { name: nameOf(index) }));
  };
  const removeAt = (index: number): void => {
    const lead = focusNear(document.activeElement);
    const name = nameOf(index);
    remove(index);
    setNews(t('choices.removed', { name }));
    lead();
  };
  return (
    <SortableList
      ids={fields.map(({ id }) => id)}
      nameOf={(id) =>
        form.getValues('groups').find((group) => group.id === id)?.name || t('choices.newGroup')
      }
      onMove={move}
    >
      <ul className={styles.groups}>
        {fields.map(({ id }, index) => (
          <GroupPanel
            key={id}
            form={form}
            menu={menu}
            index={index}
            sortId={id}
            isLast={index === fields.length - 1}
            isOpen={id === openId}
            problems={problems.filter(({ field }) => field.startsWith(`groups.${index}.`))}
            sought={sought}
            onToggle={() => onOpen(id === openId ? undefined : id)}
            onMove={(by) => moveBy(index, by)}
            onCopy={() => copy(index)}
            onRemove={() => removeAt(index)}
          />
        ))}
      </ul>
      <output className={visuallyHidden}>{news}</output>
    </SortableList>
  );
};
