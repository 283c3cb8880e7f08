import { requestPasswordReset } from '@tavolina/shared-api/client';
import { LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { hasStatus } from '@tavolina/shared-console/page/refusal.ts';
import { Button, Notice, TextField } from '@tavolina/shared-ui';
import { useFieldRules } from '../../lib/form/field-rules.ts';
import { useSentForm } from '../../lib/form/use-sent-form.ts';
import entry from '../../lib/pages/entry-page.module.css';
import { EntryPage } from '../../lib/pages/entry-page.tsx';

/** Asks for a link to set a new password. It never tells whether the account exists (product.md §41). */
export const ForgotScreen = () => {
  const { t } = useTranslation('business');
  const rules = useFieldRules();
  const { form, sending, field, submit } = useSentForm(
    { email: '' },
    ({ email }) => requestPasswordReset(email.trim()),
    { isRepeatable: true, onSuccess: () => form.reset() },
  );
  const { isPending, isSuccess, error } = sending;
  const isLimited = hasStatus(error, 429);

  return (
    <EntryPage
      title={t('forgot.title')}
      context={t('forgot.context')}
      back={{ to: PATHS.login, label: t('forgot.back') }}
    >
      <form noValidate className={entry.form} onSubmit={submit}>
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
          {...field('email', rules.email)}
        />
        <Button type="submit" full variant="action" size="lg" busy={isPending}>
          {t('forgot.submit')}
        </Button>
      </form>
    </EntryPage>
  );
};
