import { ApiError, confirmPasswordReset } from '@tavolina/shared-api/client';
import { LIMITS } from '@tavolina/shared-api/contract';
import { Link, useNavigate, useTranslation } from '@tavolina/shared-api/runtime';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { isRefusal } from '@tavolina/shared-console/page/refusal.ts';
import { Button, Notice } from '@tavolina/shared-ui';
import { useEffect, useRef } from 'react';
import { useFieldRules } from '../../lib/form/field-rules.ts';
import { NewPasswordFields } from '../../lib/form/new-password-fields.tsx';
import { useSentForm } from '../../lib/form/use-sent-form.ts';
import entry from '../../lib/pages/entry-page.module.css';
import { SUCCESS_MS, useTimeout } from '../../lib/use-timeout.ts';

/** Says that it went through; the keyboard comes to the way on, because the form is gone. */
const ResetDone = () => {
  const { t } = useTranslation('business');
  const login = useRef<HTMLAnchorElement>(null);
  useEffect(() => login.current?.focus(), []);
  return (
    <Notice
      tone="success"
      action={
        <Link ref={login} to={PATHS.login}>
          {t('login.submit')}
        </Link>
      }
    >
      {t('reset.done')}
    </Notice>
  );
};

/** The new password, twice. */
export const ResetForm = ({ token, email }: { token: string; email: string }) => {
  const { t } = useTranslation('business');
  const navigate = useNavigate();
  const rules = useFieldRules();
  // A link works once: a second press would be refused, and hide that the first went through.
  const { form, sending, field, submit } = useSentForm(
    { password: '', confirm: '' },
    ({ password }) => confirmPasswordReset({ token, email, new_password: password }),
    { onSuccess: () => form.reset() },
  );
  const { isPending, isSuccess, error } = sending;
  useTimeout(isSuccess, SUCCESS_MS, () => void navigate(PATHS.login));

  const [password, confirm] = form.watch(['password', 'confirm']);
  const differs = confirm !== '' && confirm !== password ? t('field.mismatch') : undefined;
  const isAnswered = error instanceof ApiError && error.status > 0;
  const detail = isRefusal(error) ? error.detail : '';
  const isDead = error instanceof ApiError && error.code === 'reset_link_invalid';
  const repeated = field(
    'confirm',
    rules.repeated(() => form.getValues('password')),
  );
  if (isSuccess) return <ResetDone />;
  return (
    <form noValidate className={entry.form} onSubmit={submit}>
      {error ? (
        <Notice
          tone="danger"
          action={isDead ? <Link to={PATHS.forgotPassword}>{t('reset.request')}</Link> : undefined}
        >
          {detail || t(isAnswered ? 'reset.failed' : 'reset.unknown')}
        </Notice>
      ) : null}
      <NewPasswordFields
        label={t('reset.password')}
        confirmLabel={t('reset.confirm')}
        hint={t('field.passwordHint', LIMITS.password)}
        password={field('password', rules.newPassword)}
        confirm={{ ...repeated, error: differs ?? repeated.error }}
      />
      <Button type="submit" full variant="action" size="lg" busy={isPending}>
        {t('reset.submit')}
      </Button>
    </form>
  );
};
