import { useAuth } from '@tavolina/shared-api/auth';
import { Navigate, useLocation, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Cover, Logo, Notice, PageHeader } from '@tavolina/shared-ui';
import { Languages } from 'lucide-react';
import { PageTitle } from '../../lib/page-title.tsx';
import { useLanguageSwitch } from '../../lib/use-language-switch.ts';
import styles from './login.module.css';
import { LoginForm } from './login-form.tsx';
import { returnTarget } from './return-target.ts';

const COVER = 'Furra e Hënës';

/** Signs an owner in and leads back to the page that asked for it. */
export const LoginScreen = () => {
  const { t } = useTranslation('business');
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated);
  const hasExpired = useAuth((auth) => auth.hasExpired);
  const { label, name, language, switchLanguage } = useLanguageSwitch();

  if (isAuthenticated) return <Navigate to={returnTarget(state?.from)} replace />;
  return (
    <main id="content" className={styles.page} tabIndex={-1}>
      <PageTitle title={t('login.title')} />
      <div className={styles.cover}>
        <Cover name={COVER} cuisine="Tradicionale" items={['Byrek']} />
      </div>
      <div className={styles.panel}>
        <div className={styles.head}>
          <Logo to="/" />
          <Button
            variant="quiet"
            size="sm"
            aria-label={label}
            icon={<Languages size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={switchLanguage}
          >
            <span lang={language}>{name}</span>
          </Button>
        </div>
        <PageHeader title={t('login.welcome')} context={t('login.context')} />
        {hasExpired ? <Notice tone="info">{t('login.expired')}</Notice> : null}
        <LoginForm />
      </div>
    </main>
  );
};
