import { confirmTwoFactor, enrolTwoFactor } from '@tavolina/shared-api/client';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice, PasswordField, TextField } from '@tavolina/shared-ui';
import { useState } from 'react';
import { QrCode } from '../../lib/qr-code.tsx';
import styles from './account.module.css';
import { useCodeForm } from './use-code-form.ts';

/** Turns logins with a code on: the password, then the app's secret, then a first code. */
export const TwoFactorSetup = ({ onCodes }: { onCodes: (codes: string[]) => void }) => {
  const { t } = useTranslation('business');
  const [isAsking, setIsAsking] = useState(false);
  const [secret, setSecret] = useState<{ secret: string; otpauth_uri: string }>();
  const enrol = useCodeForm(({ current }) => enrolTwoFactor(current), setSecret);
  const confirm = useCodeForm(
    ({ code }) => confirmTwoFactor(code),
    ({ recovery_codes }) => onCodes(recovery_codes),
  );
  if (!isAsking) {
    return (
      <div>
        <Button onClick={() => setIsAsking(true)}>{t('twoFactor.turnOn')}</Button>
      </div>
    );
  }
  if (!secret) {
    return (
      <form noValidate className={styles.narrow} onSubmit={enrol.submit}>
        {enrol.failure ? <Notice tone="danger">{enrol.failure}</Notice> : null}
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          {...enrol.field('current')}
        />
        <Button type="submit" busy={enrol.isPending}>
          {t('twoFactor.goOn')}
        </Button>
      </form>
    );
  }
  return (
    <form noValidate className={styles.narrow} onSubmit={confirm.submit}>
      {confirm.failure ? <Notice tone="danger">{confirm.failure}</Notice> : null}
      <p>{t('twoFactor.scan')}</p>
      <div className={styles.code}>
        <QrCode text={secret.otpauth_uri} label={t('twoFactor.qr')} />
      </div>
      <p>
        {t('twoFactor.orType')} <code className={styles.secret}>{secret.secret}</code>
      </p>
      <TextField
        label={t('twoFactor.code')}
        hint={t('twoFactor.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...confirm.field('code')}
      />
      <Button type="submit" variant="action" busy={confirm.isPending}>
        {t('twoFactor.confirm')}
      </Button>
    </form>
  );
};
