import type { Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import { counted, IconButton } from '@tavolina/shared-ui';
import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useSortableRow } from '../../lib/lists/use-sortable-row.ts';
import styles from './choices.module.css';
import type { ChoicesDraft } from './choices-draft.ts';
import type { Problem } from './choices-problems.ts';
import { GroupFields } from './group-fields.tsx';

interface Props {
  form: UseFormReturn<ChoicesDraft>;
  menu: Menu;
  /** Its place in the list. */
  index: number;
  /** What the list knows it by while it is moved. */
  sortId: string;
  isLast: boolean;
  isOpen: boolean;
  problems: readonly Problem[];
  /** The field to focus. */
  sought: Problem | undefined;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** A group of choices in a line, which opens to all of it. */
export const GroupPanel = ({ sortId, isLast, isOpen, onToggle, onMove, ...group }: Props) => {
  const { t, i18n } = useTranslation('business');
  const { form, index } = group;
  const draft = useWatch({ control: form.control, name: `groups.${index}` });
  const { row, handle } = useSortableRow(sortId, t('choices.sortable'));
  // A removed row is drawn once more, without a value.
  if (!draft) return null;
  const name = draft.name || t('choices.newGroup');
  return (
    <li {...row} className={styles.group}>
      <div className={styles.line}>
        <IconButton
          {...handle}
          className={styles.grip}
          label={t('editor.drag', { name })}
          icon={<GripVertical {...ICON} />}
        />
        <div className={styles.lineText}>
          <h2>{name}</h2>
          <p className={styles.facts}>
            {[
              t(`choices.rule.${draft.rule}`),
              t('choices.options', counted(draft.options.length, i18n.language)),
              t('choices.usedByCount', counted(draft.usedBy.length, i18n.language)),
            ].join(' · ')}
          </p>
        </div>
        <span className={styles.moves}>
          <IconButton
            size="sm"
            label={t('editor.up', { name })}
            icon={<ArrowUp {...ICON} />}
            aria-disabled={index === 0}
            onClick={() => (index === 0 ? undefined : onMove(-1))}
          />
          <IconButton
            size="sm"
            label={t('editor.down', { name })}
            icon={<ArrowDown {...ICON} />}
            aria-disabled={isLast}
            onClick={() => (isLast ? undefined : onMove(1))}
          />
        </span>
        <IconButton
          label={t(isOpen ? 'editor.close' : 'editor.open', { name })}
          aria-expanded={isOpen}
          icon={isOpen ? <ChevronUp {...ICON} /> : <ChevronDown {...ICON} />}
          onClick={onToggle}
        />
      </div>
      {isOpen ? <GroupFields {...group} draft={draft} /> : null}
    </li>
  );
};
