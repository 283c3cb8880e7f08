import { LIMITS } from '@tavolina/shared-api/contract';
import { useNavigate, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { PageTitle } from '@tavolina/shared-console/page/page-title.tsx';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { Button, ButtonLink, Notice, PageHeader } from '@tavolina/shared-ui';
import { Check, Minus } from 'lucide-react';
import { SUCCESS_MS, useTimeout } from '../../lib/use-timeout.ts';
import styles from './account.module.css';
import { checkPassword, PASSWORD_CHECKS } from './password-checks.ts';
import { PasswordFields } from './password-fields.tsx';
import { useChangePassword } from './use-change-password.ts';

/** The page that changes the password, with six checks that update while the owner types. */
export const ChangePasswordScreen = () => {
  const { t } = useTranslation('business');
  const navigate = useNavigate();
  const change = useChangePassword(() => undefined);
  const { isSuccess, isPending } = change.sending;
  useTimeout(isSuccess, SUCCESS_MS, () => void navigate(PATHS.dashboard()));
  const [password, confirm] = change.form.watch(['new_password', 'confirm_password']);
  const checks = checkPassword(password, confirm);
  const passesAll = PASSWORD_CHECKS.every((check) => checks[check]);
  return (
    <div className={page.form}>
      <PageTitle title={t('password.title')} />
      <PageHeader title={t('password.title')} context={t('password.context')} />
      {isSuccess ? (
        <Notice tone="success">{t('password.done')}</Notice>
      ) : (
        <form noValidate className={page.card} onSubmit={change.submit}>
          <div className={styles.narrow}>
            <PasswordFields {...change} />
            <ul className={styles.checks} aria-label={t('password.checks')}>
              {PASSWORD_CHECKS.map((check) => {
                const Icon = checks[check] ? Check : Minus;
                return (
                  <li key={check} data-met={checks[check] || undefined}>
                    <Icon
                      size={18}
                      strokeWidth={2}
                      role="img"
                      aria-label={t(checks[check] ? 'password.met' : 'password.unmet')}
                    />{' '}
                    {t(`password.check.${check}`, LIMITS.password)}
                  </li>
                );
              })}
            </ul>
            <div className={styles.buttons}>
              <Button type="submit" variant="action" busy={isPending} disabled={!passesAll}>
                {t('password.submit')}
              </Button>
              <ButtonLink to={PATHS.dashboard()}>{t('common.cancel')}</ButtonLink>
            </div>
          </div>
        </form>
      )}
    </div>
  );
};
