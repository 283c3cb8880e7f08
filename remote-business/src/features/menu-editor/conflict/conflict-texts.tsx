import {
  CURRENCIES,
  type Currency,
  ITEM_FIELDS,
  type ItemValues,
  namesOf,
  type Schedule,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { currencySign, FoodPicture } from '@tavolina/shared-ui';
import type { ReactNode } from 'react';
import { useTimesText } from '../../../lib/hours/schedule/use-times-text.ts';
import { useDeclaredText } from '../../../lib/menus/declared/use-declared-text.ts';
import type { ClashTexts } from '../../../lib/merge/clash-notice.tsx';
import type { PictureDraft } from '../draft/menu-draft.ts';
import styles from './conflict-pictures.module.css';
import type { MergeConflict, MergedField } from './merged-fields.ts';

/** Words of what is no plain field of an item; those are `editor.itemField.<field>`. */
const FIELD_WORDS = {
  'menu.title': 'editor.title',
  'menu.description': 'editor.description',
  'menu.cuisineType': 'editor.cuisine',
  'menu.category': 'editor.category',
  'menu.priceRange': 'editor.priceRange',
  'menu.isPublished': 'editor.clash.published',
  'menu.schedule': 'editor.schedule',
  'menu.order': 'editor.clash.sectionOrder',
  'section.title': 'editor.sectionTitle',
  'section.description': 'editor.sectionDescription',
  'section.display': 'editor.visible',
  'section.schedule': 'editor.schedule',
  'section.order': 'editor.clash.itemOrder',
  'section.isThere': 'clash.isThere',
  'item.currency': 'editor.mainCurrency',
  'item.pictures': 'editor.pictures',
  'item.place': 'editor.section',
  'item.isThere': 'clash.isThere',
  'others.order': 'editor.clash.itemOrder',
} as const satisfies Record<
  Exclude<MergedField, `item.price.${Currency}` | `item.${keyof ItemValues}`>,
  string
>;

const ITEM_NAMES = namesOf(ITEM_FIELDS);

const wordKeyOf = (field: MergeConflict['field']) => {
  const name = ITEM_NAMES.find((known) => field === `item.${known}`);
  return name ? (`editor.itemField.${name}` as const) : FIELD_WORDS[field as keyof typeof FIELD_WORDS];
};

const priceOf = (field: MergeConflict['field']): Currency | undefined =>
  CURRENCIES.find((currency) => field === `item.price.${currency}`);

/** Words of values that are codes. */
const CODE_WORDS = {
  'item.currency': 'currency',
  'menu.cuisineType': 'cuisine_type',
  'menu.category': 'category',
  'menu.priceRange': 'price_range',
} as const;

const choiceWord = (field: MergeConflict['field'], value: boolean) => {
  if (field.endsWith('.isThere')) return value ? 'stays' : 'goes';
  return value ? 'yes' : 'no';
};

type Words = ReturnType<typeof useTranslation<'business'>>['t'];

/** What a value that is no text shows. */
const wordOf = (field: MergeConflict['field'], value: unknown, t: Words): string | undefined => {
  if (typeof value === 'boolean') return t(`clash.${choiceWord(field, value)}`);
  if (typeof value === 'number') return t('files.minutes', { count: value });
  if (!Array.isArray(value)) return undefined;
  return value.map((name) => name || t('editor.newItem')).join(', ') || t('clash.none');
};

/** Pictures of an item, to choose between those of one and the other. */
const ConflictPictures = ({ pictures }: { pictures: readonly PictureDraft[] }) => {
  const { t } = useTranslation('business');
  return (
    <span className={styles.pictures}>
      {pictures.map(({ src, focus }, at) => (
        <span key={src} className={styles.picture}>
          <FoodPicture imageUrl={src} focus={focus} alt={t('editor.pictureAt', { at: at + 1 })}>
            <span />
          </FoodPicture>
        </span>
      ))}
    </span>
  );
};

/** What says of a clash what it is about, and both of its values as the form shows them. */
export const useConflictTexts = (): ClashTexts<MergedField> => {
  const { t } = useTranslation('business');
  const { fieldText } = useDeclaredText();
  const timesText = useTimesText();
  /** What fields show that have words of their own. */
  const ownText = (field: MergeConflict['field'], value: unknown): string | undefined =>
    field.endsWith('.schedule')
      ? timesText(value as Schedule | null)
      : fieldText(field.replace('item.', ''), value);
  return {
    nameOf: ({ field, part }: MergeConflict): string => {
      const currency = priceOf(field);
      const word = currency
        ? t('editor.priceIn', { currency: t(`currency.${currency}`) })
        : t(wordKeyOf(field));
      const area = field === 'others.order' ? t('menu.others') : part;
      return area === '' ? word : `${area} · ${word}`;
    },
    textOf: ({ field }: MergeConflict, value: unknown): string => {
      if (field === 'item.pictures') return t('clash.none');
      const word = ownText(field, value) ?? wordOf(field, value, t);
      if (word !== undefined) return word;
      if (typeof value !== 'string' || value.trim() === '')
        return t(field === 'item.place' ? 'menu.others' : 'clash.none');
      const currency = priceOf(field);
      if (currency) return `${value} ${currencySign(currency)}`;
      const list = CODE_WORDS[field as keyof typeof CODE_WORDS];
      return list ? t(`${list}.${value}` as 'category.Dreka') : value;
    },
    pictureOf: ({ field }: MergeConflict, value: unknown): ReactNode =>
      field === 'item.pictures' && (value as PictureDraft[]).length > 0 ? (
        <ConflictPictures pictures={value as PictureDraft[]} />
      ) : null,
  };
};
