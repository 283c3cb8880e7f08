import { useTranslation } from '@tavolina/shared-api/runtime';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Notice, PasswordField } from '@tavolina/shared-ui';
import { useFieldRules } from '../../lib/form/field-rules.ts';
import { NewPasswordFields } from '../../lib/form/new-password-fields.tsx';
import type { useChangePassword } from './use-change-password.ts';

/** The password as it is, and the new one twice. */
export const PasswordFields = ({ form, sending, field }: ReturnType<typeof useChangePassword>) => {
  const { t } = useTranslation('business');
  const rules = useFieldRules();
  const failureText = useFailureText();
  return (
    <>
      {sending.error ? (
        <Notice tone="danger" title={t('password.failed')}>
          {failureText(sending.error)}
        </Notice>
      ) : null}
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        {...field('current_password', { required: t('field.required') })}
      />
      <NewPasswordFields
        label={t('password.new')}
        confirmLabel={t('password.confirm')}
        password={field('new_password', rules.newPassword)}
        confirm={field(
          'confirm_password',
          rules.repeated(() => form.getValues('new_password')),
        )}
      />
    </>
  );
};
