import type { Allergens, Diets, ImportedFields, Schedule } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useDeclaredText } from '../../lib/declared/use-declared-text.ts';
import { useTimesText } from '../../lib/schedule/use-times-text.ts';
import { BeforeAfter } from './before-after.tsx';
import { ChangedCount } from './changed-count.tsx';
import { ChangedTexts } from './changed-texts.tsx';
import styles from './menu-files.module.css';

type Field = keyof ImportedFields;

const FIELDS = [
  'name',
  'description',
  'portion',
  'available',
  'is_default',
  'work_minutes',
  'allergens',
  'diets',
  'schedule',
  'choices',
  'goes_with',
  'default_currency',
] as const satisfies readonly Field[];

/** What a field holds before or after. */
type Value = string | boolean | number | Allergens | Diets | Schedule | null;

/** Fields that are told of a new item whenever it has them. */
const TOLD_OF_NEW: readonly Field[] = [
  'description',
  'portion',
  'allergens',
  'diets',
  'choices',
  'goes_with',
];

/** Fields shown of a new item: its name is shown anyway, and items are on sale by default. */
const isToldOfNew = (field: Field, after: Value): boolean => {
  if (field === 'work_minutes' || field === 'schedule') return after !== null;
  if (field === 'available') return after === false;
  if (field === 'is_default') return after === true;
  return TOLD_OF_NEW.includes(field);
};

/** What changes of an item beside its prices, a line a field; of a new one its description, and that it is not on sale. */
export const ChangedFields = ({ fields, isNew }: { fields: ImportedFields; isNew: boolean }) => {
  const { t } = useTranslation('business');
  const { fieldText } = useDeclaredText();
  const timesText = useTimesText();
  const textOf = (field: Field, value: Value): string => {
    if (field === 'schedule') return timesText(value as Schedule | null);
    if (typeof value === 'boolean') return t(value ? 'files.yes' : 'files.no');
    if (typeof value === 'number') return t('files.minutes', { count: value });
    if (field === 'default_currency') return t(`currency.${value}`);
    return typeof value === 'string' && value ? value : t('files.noText');
  };
  const lines = FIELDS.flatMap((field) => {
    const change = fields[field];
    if (!change || (isNew && !isToldOfNew(field, change.after))) return [];
    const told = (value: Value): string => fieldText(field, value) ?? textOf(field, value);
    return { field, before: told(change.before), after: told(change.after) };
  });
  return (
    <>
      {lines.length > 0 ? (
        <ul className={styles.prices}>
          {lines.map(({ field, before, after }) => (
            <li key={field}>
              {t(`files.field.${field}`)} {isNew ? after : <BeforeAfter before={before} after={after} />}
            </li>
          ))}
        </ul>
      ) : null}
      <ChangedCount stock={fields.stock} isNew={isNew} />
      <ChangedTexts texts={fields.translations ?? []} isNew={isNew} />
    </>
  );
};
