import { useTranslation } from '@tavolina/shared-api/runtime';
import { Notice, PasswordField } from '@tavolina/shared-ui';
import { useFieldRules } from '../../lib/field-rules.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import type { useChangePassword } from './use-change-password.ts';

/** The password as it is, and the new one twice. */
export const PasswordFields = ({ form, change }: Omit<ReturnType<typeof useChangePassword>, 'submit'>) => {
  const { t } = useTranslation('business');
  const rules = useFieldRules();
  const failureText = useFailureText();
  const { errors } = form.formState;
  return (
    <>
      {change.error ? (
        <Notice tone="danger" title={t('password.failed')}>
          {failureText(change.error)}
        </Notice>
      ) : null}
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        error={errors.current?.message}
        {...form.register('current', { required: t('field.required') })}
      />
      <PasswordField
        label={t('password.new')}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password', rules.newPassword)}
      />
      <PasswordField
        label={t('password.confirm')}
        autoComplete="new-password"
        error={errors.confirm?.message}
        {...form.register(
          'confirm',
          rules.repeated(() => form.getValues('password')),
        )}
      />
    </>
  );
};
