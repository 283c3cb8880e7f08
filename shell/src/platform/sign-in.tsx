import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, PasswordField } from '@tavolina/shared-ui';
import { type FormEvent, useState } from 'react';
import styles from './sign-in.module.css';

/** Form for the token of a team or an operator. */
export const SignIn = ({ isRefused, onToken }: { isRefused: boolean; onToken: (token: string) => void }) => {
  const { t } = useTranslation('shell');
  const [token, setToken] = useState('');
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (token.trim() !== '') onToken(token.trim());
  };
  return (
    <form className={styles.signIn} onSubmit={handleSubmit}>
      <PasswordField
        label={t('platform.token')}
        hint={t('platform.tokenHint')}
        error={isRefused ? t('platform.tokenRefused') : undefined}
        autoComplete="off"
        value={token}
        onChange={(event) => setToken(event.target.value)}
      />
      <Button type="submit" variant="action">
        {t('platform.open')}
      </Button>
    </form>
  );
};
