import { requestPasswordReset } from '@tavolina/shared-api/client';
import { LIMITS } from '@tavolina/shared-api/contract';
import { useErrorsInLanguage, useMutation, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice, TextField } from '@tavolina/shared-ui';
import { useForm } from 'react-hook-form';
import entry from '../../lib/entry-page.module.css';
import { EntryPage } from '../../lib/entry-page.tsx';
import { useFieldRules } from '../../lib/field-rules.ts';
import { PATHS } from '../../lib/paths.ts';
import { hasStatus } from '../../lib/refusal.ts';
import { useOnce } from '../../lib/use-once.ts';

/** Asks for a link to set a new password. It never tells whether the account exists (product.md §41). */
export const ForgotScreen = () => {
  const { t } = useTranslation('business');
  const rules = useFieldRules();
  const form = useForm({ defaultValues: { email: '' } });
  useErrorsInLanguage(form);
  const { register, handleSubmit, reset, formState } = form;
  const { mutateAsync, isPending, isSuccess, error } = useMutation({
    mutationFn: requestPasswordReset,
    onSuccess: () => reset(),
  });
  const sendOnce = useOnce(mutateAsync, { isRepeatable: true });
  const isLimited = hasStatus(error, 429);

  return (
    <EntryPage
      title={t('forgot.title')}
      context={t('forgot.context')}
      back={{ to: PATHS.login, label: t('forgot.back') }}
    >
      <form noValidate className={entry.form} onSubmit={handleSubmit(({ email }) => sendOnce(email.trim()))}>
        {isSuccess ? (
          <Notice tone="success">{t('forgot.sent', { minutes: LIMITS.resetMinutes })}</Notice>
        ) : null}
        {error ? (
          <Notice tone="danger">{isLimited && error.detail ? error.detail : t('forgot.failed')}</Notice>
        ) : null}
        <TextField
          label={t('common.email')}
          type="email"
          autoComplete="username"
          maxLength={LIMITS.email}
          error={formState.errors.email?.message}
          {...register('email', rules.email)}
        />
        <Button type="submit" full variant="action" size="lg" busy={isPending}>
          {t('forgot.submit')}
        </Button>
      </form>
    </EntryPage>
  );
};
