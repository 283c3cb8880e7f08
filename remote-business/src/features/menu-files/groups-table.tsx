import type { ImportedGroup } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { BeforeAfter } from './before-after.tsx';
import { ChangeRows } from './change-rows.tsx';
import { ChangedTexts } from './changed-texts.tsx';
import styles from './menu-files.module.css';

const FIELDS = ['name', 'min_choices', 'max_choices', 'free_choices'] as const;

type Field = (typeof FIELDS)[number];

/** What no number stands for. */
const NONE = { min_choices: 'noneNeeded', max_choices: 'asMany', free_choices: 'noneFree' } as const;

const GroupFields = ({ group: { kind, fields } }: { group: ImportedGroup }) => {
  const { t } = useTranslation('business');
  const isNew = kind === 'added';
  const told = (field: Field, value: string | number | null): string => {
    if (field === 'name' || value !== null) return String(value);
    return t(`files.group.${NONE[field]}`);
  };
  const lines = FIELDS.flatMap((field) => {
    const change = fields[field];
    return change ? [{ field, before: told(field, change.before), after: told(field, change.after) }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <ul className={styles.prices}>
      {lines.map(({ field, before, after }) => (
        <li key={field}>
          {t(`files.group.${field}`)} {isNew ? after : <BeforeAfter before={before} after={after} />}
        </li>
      ))}
    </ul>
  );
};

/** What comes, changes and goes of groups of choices (product.md §506). */
export const GroupsTable = ({ groups }: { groups: readonly ImportedGroup[] }) => {
  const { t } = useTranslation('business');
  return (
    <ChangeRows caption={t('files.changedGroups')} column={t('files.group.title')} changes={groups}>
      {(group) => (
        <>
          {group.name}
          <GroupFields group={group} />
          <ChangedTexts
            texts={group.translations.map((text) => ({ ...text, field: 'name' }))}
            isNew={group.kind === 'added'}
          />
        </>
      )}
    </ChangeRows>
  );
};
