import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** A form of the form library, as far as this needs it. */
interface ValidatedForm<Name extends string> {
  formState: { errors: object };
  trigger: (names: Name[]) => unknown;
}

/** Whether a rule of the form found it; what the server found has a sentence and no rule. */
const isOwn = (error: { message?: unknown; type?: unknown } | undefined): boolean =>
  error !== undefined && (error.message === undefined || Boolean(error.type));

/** Words the errors a form shows anew when its reader changes the language. */
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
