import type { signIn } from '@tavolina/shared-api/auth';
import { loginWithCode } from '@tavolina/shared-api/client';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Button, Notice, TextField } from '@tavolina/shared-ui';
import { useEffect } from 'react';
import { fieldErrorsOf } from '../../lib/form/field-errors.ts';
import { useSentForm } from '../../lib/form/use-sent-form.ts';
import entry from '../../lib/pages/entry-page.module.css';

/** The second step of a login: a code of the app, or a recovery code (product.md §66). */
export const CodeForm = ({
  challenge,
  onEnter,
  onBack,
}: {
  /** What the first step gave. */
  challenge: string;
  onEnter: (session: Parameters<typeof signIn>[0]) => void;
  /** Back to e-mail and password, which a challenge that has run out needs. */
  onBack: () => void;
}) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const { form, sending, field, submit } = useSentForm(
    { code: '' },
    ({ code }) => loginWithCode(challenge, code),
    { onSuccess: onEnter },
  );
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const { isPending, error } = sending;
  const isAboutField = fieldErrorsOf(form, error).length > 0;
  return (
    <form noValidate className={entry.form} onSubmit={submit}>
      {error && !isAboutField ? <Notice tone="danger">{failureText(error, t('login.failed'))}</Notice> : null}
      <TextField
        label={t('twoFactor.code')}
        hint={t('twoFactor.anyCodeHint')}
        autoComplete="one-time-code"
        {...field('code', { required: t('field.required') })}
      />
      <Button type="submit" full variant="action" size="lg" busy={isPending}>
        {t('login.submit')}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t('twoFactor.back')}
      </Button>
    </form>
  );
};
