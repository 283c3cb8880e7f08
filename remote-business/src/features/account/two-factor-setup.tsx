import { confirmTwoFactor, enrolTwoFactor } from '@tavolina/shared-api/client';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { Button, Notice, PasswordField, TextField } from '@tavolina/shared-ui';
import { type ReactNode, useState } from 'react';
import { LazyPart, lazyCode } from '../../lib/pages/lazy-part.tsx';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import styles from './account.module.css';
import { useProofForm } from './use-proof-form.ts';

// Drawn for who sets the logins up, once; the page of a menu's codes brings the same.
const drawingCode = lazyCode(
  'qr',
  () => import(/* webpackChunkName: 'menu-code' */ '../../lib/files/qr-code.tsx'),
);

/** What the app is given: as a picture, and to type. */
interface AppSecret {
  secret: string;
  otpauth_uri: string;
}

interface StepProps {
  /** Told when what the step is about is no more. */
  onConflict: (failure: unknown) => void;
  giveUp: ReactNode;
}

const PasswordStep = ({
  onSecret,
  onConflict,
  giveUp,
}: StepProps & { onSecret: (secret: AppSecret) => void }) => {
  const { t } = useTranslation('business');
  const enrol = useProofForm('current_password', (proof) => enrolTwoFactor(proof.current_password), {
    onGoOn: onSecret,
    onConflict,
  });
  return (
    <form noValidate className={styles.narrow} onSubmit={enrol.submit}>
      {enrol.failure ? <Notice tone="danger">{enrol.failure}</Notice> : null}
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        {...enrol.field('current_password')}
      />
      <div className={page.line}>
        <Button type="submit" busy={enrol.isPending}>
          {t('twoFactor.goOn')}
        </Button>
        {giveUp}
      </div>
    </form>
  );
};

const FirstCodeStep = ({
  secret,
  onCodes,
  onConflict,
  giveUp,
}: StepProps & {
  secret: AppSecret;
  onCodes: (codes: string[]) => void;
}) => {
  const { t } = useTranslation('business');
  const confirm = useProofForm('code', ({ code }) => confirmTwoFactor({ code, secret: secret.secret }), {
    onDone: ({ recovery_codes }) => onCodes(recovery_codes),
    onConflict,
  });
  return (
    <form noValidate className={styles.narrow} onSubmit={confirm.submit}>
      {confirm.failure ? <Notice tone="danger">{confirm.failure}</Notice> : null}
      <p>{t('twoFactor.scan')}</p>
      <div className={styles.code}>
        <LazyPart query={useQuery(drawingCode)} height="220px">
          {({ QrCode }) => <QrCode text={secret.otpauth_uri} label={t('twoFactor.qr')} />}
        </LazyPart>
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
      <div className={page.line}>
        <Button type="submit" variant="action" busy={confirm.isPending}>
          {t('twoFactor.confirm')}
        </Button>
        {giveUp}
      </div>
    </form>
  );
};

/** Turns logins with a code on: the password, then the app's secret, then a first code. */
export const TwoFactorSetup = ({
  onCodes,
  onConflict,
}: {
  onCodes: (codes: string[]) => void;
  /** Told when they were turned on elsewhere, or are being turned on there with another secret. */
  onConflict: (failure: unknown) => void;
}) => {
  const { t } = useTranslation('business');
  const [isAsking, setIsAsking] = useState(false);
  const [secret, setSecret] = useState<AppSecret>();
  const turnOn = useFocusBack(isAsking);
  const handleGiveUp = (): void => {
    setSecret(undefined);
    setIsAsking(false);
  };
  const handleConflict = (failure: unknown): void => {
    onConflict(failure);
    handleGiveUp();
  };
  const giveUp = (
    <Button variant="quiet" onClick={handleGiveUp}>
      {t('common.cancel')}
    </Button>
  );
  if (secret)
    return <FirstCodeStep secret={secret} onCodes={onCodes} onConflict={handleConflict} giveUp={giveUp} />;
  if (isAsking) return <PasswordStep onSecret={setSecret} onConflict={handleConflict} giveUp={giveUp} />;
  return (
    <div>
      <Button ref={turnOn} onClick={() => setIsAsking(true)}>
        {t('twoFactor.turnOn')}
      </Button>
    </div>
  );
};
