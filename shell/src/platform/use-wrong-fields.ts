import { isTooLong, LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useEffect, useRef, useState } from 'react';

/** What is wrong with fields of a form, by their names. */
export type WrongFields = Readonly<Record<string, string | undefined>>;

const NONE: WrongFields = {};

const areWrong = (fields: WrongFields): boolean =>
  Object.values(fields).some((message) => message !== undefined);

/**
 * Tells at each field of a form what is wrong with it, and leads the keyboard to the first one.
 * @param refused what the server refused, by the names of the fields
 */
export const useWrongFields = (refused: WrongFields = NONE) => {
  const { t } = useTranslation('shell');
  const form = useRef<HTMLFormElement>(null);
  const [own, setOwn] = useState(NONE);
  useEffect(() => {
    if (areWrong(own) || areWrong(refused))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [own, refused]);
  return {
    form,
    errorOf: (name: string): string | undefined => own[name] ?? refused[name],
    /** Keeps what is wrong by the form's own look, and says whether anything is. */
    hasWrong: (wrong: WrongFields): boolean => {
      setOwn(wrong);
      return areWrong(wrong);
    },
    /** What is wrong with a text that has to be written. */
    wrongText: (written: string, max: number = LIMITS.reviewComment): string | undefined => {
      if (written.trim() === '') return t('platform.field.required');
      return isTooLong(written.trim(), max) ? t('platform.field.tooLong', { max }) : undefined;
    },
  };
};
