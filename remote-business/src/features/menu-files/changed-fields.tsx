import type { ImportedFields } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { BeforeAfter } from './before-after.tsx';
import styles from './menu-files.module.css';

type Field = keyof ImportedFields;

const FIELDS = [
  'name',
  'description',
  'portion',
  'available',
  'work_minutes',
  'choices',
  'default_currency',
] as const satisfies readonly Field[];

/** Fields shown of a new item: its name is shown anyway, and items are on sale by default. */
const isToldOfNew = (field: Field, after: string | boolean | number | null): boolean =>
  field === 'description' ||
  field === 'portion' ||
  field === 'choices' ||
  (field === 'work_minutes' && after !== null) ||
  (field === 'available' && after === false);

/** What changes of an item beside its prices, a line a field; of a new one its description, and that it is not on sale. */
export const ChangedFields = ({ fields, isNew }: { fields: ImportedFields; isNew: boolean }) => {
  const { t } = useTranslation('business');
  const textOf = (field: Field, value: string | boolean | number | null): string => {
    if (typeof value === 'boolean') return t(value ? 'files.yes' : 'files.no');
    if (typeof value === 'number') return t('files.minutes', { count: value });
    if (field === 'default_currency') return t(`currency.${value}`);
    return value || t('files.noText');
  };
  const lines = FIELDS.flatMap((field) => {
    const change = fields[field];
    if (!change || (isNew && !isToldOfNew(field, change.after))) return [];
    return { field, before: textOf(field, change.before), after: textOf(field, change.after) };
  });
  if (lines.length === 0) return null;
  return (
    <ul className={styles.prices}>
      {lines.map(({ field, before, after }) => (
        <li key={field}>
          {t(`files.field.${field}`)} {isNew ? after : <BeforeAfter before={before} after={after} />}
        </li>
      ))}
    </ul>
  );
};
