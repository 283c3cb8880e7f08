import type { Allergens, Diets, ImportedFields, Schedule } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useTimesText } from '../../lib/hours/schedule/use-times-text.ts';
import { useDeclaredText } from '../../lib/menus/declared/use-declared-text.ts';
import { BeforeAfter } from './before-after.tsx';
import { ChangedCount } from './changed-count.tsx';
import { ChangedTexts } from './changed-texts.tsx';
import styles from './menu-files.module.css';

/** Fields that hold one value; counts and further languages are told apart from them. */
type Field = Exclude<keyof ImportedFields, 'stock' | 'translations'>;
/** What a field holds before or after. */
type Value = string | boolean | number | Allergens | Diets | Schedule | null;

const always = (): boolean => true;
const never = (): boolean => false;
const isSet = (after: Value): boolean => after !== null;

/** All fields in the order they are told, each with whether that of a new item is: its name is shown anyway. */
const TOLD_OF_NEW: Readonly<Record<Field, (after: Value) => boolean>> = {
  name: never,
  description: always,
  portion: always,
  // Items are on sale by default.
  available: (after) => after === false,
  is_default: (after) => after === true,
  work_minutes: isSet,
  allergens: always,
  diets: always,
  schedule: isSet,
  choices: always,
  goes_with: always,
  default_currency: never,
};
const FIELDS = Object.keys(TOLD_OF_NEW) as Field[];

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
    if (!change || (isNew && !TOLD_OF_NEW[field](change.after))) return [];
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
