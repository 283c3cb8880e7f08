import { confirmTwoFactor, enrolTwoFactor } from '@tavolina/shared-api/client';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice, PasswordField, TextField } from '@tavolina/shared-ui';
import { useState } from 'react';
import { QrCode } from '../../lib/qr-code.tsx';
import styles from './account.module.css';
import { useProofForm } from './use-proof-form.ts';

/** What the app is given: as a picture, and to type. */
interface AppSecret {
  secret: string;
  otpauth_uri: string;
}

const PasswordStep = ({ onSecret }: { onSecret: (secret: AppSecret) => void }) => {
  const { t } = useTranslation('business');
  const enrol = useProofForm('current', ({ current }) => enrolTwoFactor(current), onSecret);
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
};

const FirstCodeStep = ({ secret, onCodes }: { secret: AppSecret; onCodes: (codes: string[]) => void }) => {
  const { t } = useTranslation('business');
  const confirm = useProofForm(
    'code',
    ({ code }) => confirmTwoFactor(code),
    ({ recovery_codes }) => onCodes(recovery_codes),
  );
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

/** Turns logins with a code on: the password, then the app's secret, then a first code. */
export const TwoFactorSetup = ({ onCodes }: { onCodes: (codes: string[]) => void }) => {
  const { t } = useTranslation('business');
  const [isAsking, setIsAsking] = useState(false);
  const [secret, setSecret] = useState<AppSecret>();
  if (secret) return <FirstCodeStep secret={secret} onCodes={onCodes} />;
  if (isAsking) return <PasswordStep onSecret={setSecret} />;
  return (
    <div>
      <Button onClick={() => setIsAsking(true)}>{t('twoFactor.turnOn')}</Button>
    </div>
  );
};
