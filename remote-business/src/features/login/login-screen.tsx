import { signIn, useAuth } from '@tavolina/shared-api/auth';
import { ApiError, login } from '@tavolina/shared-api/client';
import { Navigate, useLocation, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Cover, Logo, Notice, PageHeader, PasswordField, TextField } from '@tavolina/shared-ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PATHS } from '../../lib/paths.ts';
import { useTitle } from '../../lib/use-title.ts';
import styles from './login.module.css';

const COVER = 'Furra e Hënës';

/** Only addresses of this site may be returned to. */
const targetOf = (from: unknown): string =>
  typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : PATHS.orders;

/** Signs an owner in and leads back to the page that asked for it. */
export const LoginScreen = () => {
  const { t } = useTranslation('business');
  useTitle(t('login.title'));
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated);
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '', password: '' } });

  const submit = handleSubmit(async ({ email, password }) => {
    setFailure(undefined);
    try {
      signIn(await login(email.trim(), password));
    } catch (error) {
      const isServersWord = error instanceof ApiError && (error.status === 401 || error.status === 429);
      setFailure(isServersWord && error.detail ? error.detail : t('login.failed'));
    }
  });

  if (isAuthenticated) return <Navigate to={targetOf(state?.from)} replace />;
  const required = { required: t('login.required') };
  return (
    <main id="content" className={styles.page}>
      <div className={styles.cover}>
        <Cover name={COVER} cuisine="Tradicionale" items={['Byrek']} />
      </div>
      <div className={styles.panel}>
        <Logo to="/" />
        <PageHeader title={t('login.welcome')} context={t('login.context')} />
        {failure ? <Notice tone="danger">{failure}</Notice> : null}
        <form noValidate onSubmit={submit}>
          <TextField
            label={t('login.email')}
            type="email"
            autoComplete="username"
            error={formState.errors.email?.message}
            {...register('email', required)}
          />
          <PasswordField
            label={t('login.password')}
            autoComplete="current-password"
            error={formState.errors.password?.message}
            {...register('password', required)}
          />
          <Button type="submit" full variant="action" size="lg" busy={formState.isSubmitting}>
            {t('login.submit')}
          </Button>
        </form>
      </div>
    </main>
  );
};
