import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** The methods of a form that this needs. */
interface ValidatedForm<Name extends string> {
  formState: { errors: object };
  trigger: (names: Name[]) => unknown;
}

/** Whether a rule of the form found the error. Errors from the server have a sentence and no rule. */
const isOwn = (error: { message?: unknown; type?: unknown } | undefined): boolean =>
  error !== undefined && (error.message === undefined || Boolean(error.type));

/** Translates the displayed errors of a form again when the language changes. */
export const useErrorsInLanguage = <Name extends string>({
  formState: { errors },
  trigger,
}: ValidatedForm<Name>): void => {
  const { i18n } = useTranslation();
  const language = i18n.resolvedLanguage;
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    const names = Object.entries(errors).flatMap(([name, error]) => (isOwn(error) ? [name as Name] : []));
    if (names.length > 0) trigger(names);
  });
};
