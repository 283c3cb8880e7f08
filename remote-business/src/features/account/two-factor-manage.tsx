import { disableTwoFactor, renewRecoveryCodes } from '@tavolina/shared-api/client';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice, PasswordField, TextField } from '@tavolina/shared-ui';
import { useState } from 'react';
import page from '../../lib/page.module.css';
import styles from './account.module.css';
import { useCodeForm } from './use-code-form.ts';

/** Renews the recovery codes, or turns logins with a code off; both need the password and a code. */
export const TwoFactorManage = ({
  onCodes,
  onOff,
}: {
  onCodes: (codes: string[]) => void;
  onOff: () => void;
}) => {
  const { t } = useTranslation('business');
  const [deed, setDeed] = useState<'renew' | 'off'>();
  const form = useCodeForm(
    async ({ current, code }) => {
      const proof = { current_password: current, code };
      if (deed === 'renew') return (await renewRecoveryCodes(proof)).recovery_codes;
      await disableTwoFactor(proof);
      return null;
    },
    (codes) => {
      setDeed(undefined);
      if (codes) onCodes(codes);
      else onOff();
    },
  );
  if (!deed) {
    return (
      <div className={page.line}>
        <Button onClick={() => setDeed('renew')}>{t('twoFactor.renew')}</Button>
        <Button variant="danger-quiet" onClick={() => setDeed('off')}>
          {t('twoFactor.turnOff')}
        </Button>
      </div>
    );
  }
  return (
    <form noValidate className={styles.narrow} onSubmit={form.submit}>
      {form.failure ? <Notice tone="danger">{form.failure}</Notice> : null}
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        {...form.field('current')}
      />
      <TextField
        label={t('twoFactor.code')}
        hint={t('twoFactor.anyCodeHint')}
        autoComplete="one-time-code"
        {...form.field('code')}
      />
      <div className={page.line}>
        <Button type="submit" busy={form.isPending}>
          {t(deed === 'renew' ? 'twoFactor.renewNow' : 'twoFactor.turnOffNow')}
        </Button>
        <Button variant="quiet" onClick={() => setDeed(undefined)}>
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  );
};
