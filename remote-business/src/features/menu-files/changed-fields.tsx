import {
  type Allergens,
  type Diets,
  type ImportedFields,
  ITEM_FIELDS,
  namesOf,
  OPTION_FIELDS,
  type PlainFields,
  type Schedule,
} from '@tavolina/shared-api/contract';
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

/** Fields of an item and of an option, in the order they are told. */
const PLAIN: PlainFields = { ...ITEM_FIELDS, ...OPTION_FIELDS };
const FIELDS: readonly Field[] = [
  ...namesOf(ITEM_FIELDS),
  ...namesOf(OPTION_FIELDS).filter((name) => !Object.hasOwn(ITEM_FIELDS, name)),
  'choices',
  'default_currency',
];

/** Whether a field of something new is told: its name and currency are shown anyway, and what is usual goes without saying. */
const isToldOfNew = (field: Field, after: Value): boolean => {
  if (field === 'name' || field === 'default_currency') return false;
  const plain = PLAIN[field];
  if (plain?.kind === 'flag') return after !== plain.initial;
  return after !== null;
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
