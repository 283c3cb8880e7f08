import type { Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import type { UseFieldArrayReturn, UseFormReturn } from 'react-hook-form';
import { SortableList } from '../../lib/sortable-list.tsx';
import styles from './choices.module.css';
import { type ChoicesDraft, copyOf } from './choices-draft.ts';
import type { Problem } from './choices-problems.ts';
import { GroupPanel } from './group-panel.tsx';

/** The groups of a menu in the order in which diners see them: moved, opened, copied and removed. */
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
  const { t } = useTranslation('business');
  const copy = (index: number): void => {
    const group = form.getValues(`groups.${index}`);
    const copied = copyOf(group, t('choices.copyName', { name: group.name }));
    insert(index + 1, copied);
    onOpen(copied.id);
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
            onMove={(by) => move(index, index + by)}
            onCopy={() => copy(index)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
    </SortableList>
  );
};
