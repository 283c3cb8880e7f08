import { useTranslation } from '@tavolina/shared-api/runtime';
import { Notice, PasswordField } from '@tavolina/shared-ui';
import { NewPasswordFields } from '../../lib/new-password-fields.tsx';
import { useFailureText } from '../../lib/use-failure-text.ts';
import type { useChangePassword } from './use-change-password.ts';

/** The password as it is, and the new one twice. */
export const PasswordFields = ({ form, change }: Omit<ReturnType<typeof useChangePassword>, 'submit'>) => {
  const { t } = useTranslation('business');
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
      <NewPasswordFields
        label={t('password.new')}
        confirmLabel={t('password.confirm')}
        errors={{ password: errors.password?.message, confirm: errors.confirm?.message }}
        password={() => form.getValues('password')}
        register={form.register}
      />
    </>
  );
};
