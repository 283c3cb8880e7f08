import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { Button, ButtonLink, Notice } from '@tavolina/shared-ui';
import { usePassingMessage } from '../../lib/use-passing-message.ts';
import styles from './account.module.css';
import { PasswordFields } from './password-fields.tsx';
import { useChangePassword } from './use-change-password.ts';

/** Changes the password among the settings, or leads to the page whose checks follow the typing. */
export const PasswordSection = () => {
  const { t } = useTranslation('business');
  const [isDone, showDone] = usePassingMessage();
  const change = useChangePassword(showDone);
  return (
    <section className={page.card} aria-labelledby="password">
      <h2 id="password">{t('password.title')}</h2>
      {isDone ? <Notice tone="success">{t('password.done')}</Notice> : null}
      <form noValidate className={styles.narrow} onSubmit={change.submit}>
        <PasswordFields {...change} />
        <div className={styles.buttons}>
          <Button type="submit" busy={change.sending.isPending}>
            {t('password.submit')}
          </Button>
          <ButtonLink variant="quiet" to={PATHS.changePassword}>
            {t('password.withChecks')}
          </ButtonLink>
        </div>
      </form>
    </section>
  );
};
