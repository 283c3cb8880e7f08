import { disableTwoFactor, renewRecoveryCodes } from '@tavolina/shared-api/client';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { Button, Notice, PasswordField, TextField } from '@tavolina/shared-ui';
import { useState } from 'react';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import styles from './account.module.css';
import { useProofForm } from './use-proof-form.ts';

/** What can be done to logins with a code that are on. */
type TwoFactorAction = 'renew' | 'off';

const ProofForm = ({
  deed,
  onDone,
  onConflict,
  onCancel,
}: {
  deed: TwoFactorAction;
  /** Given the fresh codes; null where there are none any more. */
  onDone: (codes: string[] | null) => void;
  onConflict: (failure: unknown) => void;
  onCancel: () => void;
}) => {
  const { t } = useTranslation('business');
  const form = useProofForm(
    'current_password',
    async (proof) => {
      if (deed === 'renew') return (await renewRecoveryCodes(proof)).recovery_codes;
      await disableTwoFactor(proof);
      return null;
    },
    { onDone, onConflict },
  );
  return (
    <form noValidate className={styles.narrow} onSubmit={form.submit}>
      {form.failure ? <Notice tone="danger">{form.failure}</Notice> : null}
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        {...form.field('current_password')}
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
        <Button variant="quiet" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
};

/** Renews the recovery codes, or turns logins with a code off; both need the password and a code. */
export const TwoFactorManage = ({
  onCodes,
  onOff,
  onConflict,
}: {
  onCodes: (codes: string[]) => void;
  onOff: () => void;
  /** Told when they were turned off elsewhere. */
  onConflict: (failure: unknown) => void;
}) => {
  const { t } = useTranslation('business');
  const [deed, setDeed] = useState<TwoFactorAction>();
  const renew = useFocusBack(deed === 'renew');
  const turnOff = useFocusBack(deed === 'off');
  const handleDone = (codes: string[] | null): void => {
    setDeed(undefined);
    if (codes) onCodes(codes);
    else onOff();
  };
  const handleConflict = (failure: unknown): void => {
    onConflict(failure);
    setDeed(undefined);
  };
  if (deed)
    return (
      <ProofForm
        deed={deed}
        onDone={handleDone}
        onConflict={handleConflict}
        onCancel={() => setDeed(undefined)}
      />
    );
  return (
    <div className={page.line}>
      <Button ref={renew} onClick={() => setDeed('renew')}>
        {t('twoFactor.renew')}
      </Button>
      <Button ref={turnOff} variant="danger-quiet" onClick={() => setDeed('off')}>
        {t('twoFactor.turnOff')}
      </Button>
    </div>
  );
};
