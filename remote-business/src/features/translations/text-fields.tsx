import { type ContentLanguage, ITEM_FIELDS, textNames } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { TextArea, TextField } from '@tavolina/shared-ui';
import { memo } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { fieldName, isLong, type MenuText, type TextPart, type TranslationValues } from './menu-texts.ts';
import styles from './translations.module.css';

/** Texts of an item that are told apart from its name above them; of the rest only the description is. */
const HINTED = textNames(ITEM_FIELDS).filter((name) => name !== 'name');

/** Fields for the texts of a part in one language, each under what it translates. */
export const TextFields = memo(
  ({
    part,
    language,
    register,
    tooLong,
  }: {
    part: TextPart;
    language: ContentLanguage;
    register: UseFormRegister<TranslationValues>;
    /** Fields with texts that are too long to be saved. */
    tooLong: readonly string[];
  }) => {
    const { t } = useTranslation('business');
    const hintOf = ({ field }: MenuText): string | undefined => {
      const hinted = HINTED.find((name) => name === field);
      return hinted && t(`translations.field.${hinted}`);
    };
    return (
      <section className={styles.part} aria-label={part.title || t('menu.others')}>
        <h2>{t(`translations.part.${part.kind}`, { title: part.title })}</h2>
        {part.texts.map((text) => {
          const field = {
            lang: language,
            label: text.original,
            hint: hintOf(text),
            error: tooLong.includes(fieldName(language, text))
              ? t('field.atMost', { max: text.max })
              : undefined,
            ...register(fieldName(language, text)),
          };
          return isLong(text) ? (
            <TextArea key={text.key} rows={2} {...field} />
          ) : (
            <TextField key={text.key} {...field} />
          );
        })}
      </section>
    );
  },
);
