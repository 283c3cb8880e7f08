import { useSearchParams, useTranslation } from '@tavolina/shared-api/runtime';
import { ButtonLink, Notice } from '@tavolina/shared-ui';
import { Door } from '../../lib/door.tsx';
import { PATHS } from '../../lib/paths.ts';
import { ResetForm } from './reset-form.tsx';

/** Where the link of the mail leads: a new password, or why there can be none. */
export const ResetScreen = () => {
  const { t } = useTranslation('business');
  const [params] = useSearchParams();
  const token = params.get('token');
  const email = params.get('email');
  const back = { to: PATHS.login, label: t('forgot.back') };
  if (!token || !email) {
    return (
      <Door title={t('reset.invalid')} back={back}>
        <Notice tone="danger">{t('reset.invalidText')}</Notice>
        <ButtonLink full variant="action" size="lg" to={PATHS.forgotPassword}>
          {t('reset.request')}
        </ButtonLink>
      </Door>
    );
  }
  return (
    <Door title={t('reset.title')} context={t('reset.context', { email })} back={back}>
      <ResetForm token={token} email={email} />
    </Door>
  );
};
