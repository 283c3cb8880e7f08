import { checkPasswordReset } from '@tavolina/shared-api/client';
import { useQuery, useSearchParams, useTranslation } from '@tavolina/shared-api/runtime';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { hasStatus } from '@tavolina/shared-console/page/refusal.ts';
import { ButtonLink, Notice, Skeleton } from '@tavolina/shared-ui';
import { EntryPage } from '../../lib/pages/entry-page.tsx';
import { ResetForm } from './reset-form.tsx';

/**
 * Whether the link in the address holds; undefined while that is asked. One that was cut on its way, so that it names no
 * e-mail or no token, is refused and does not hold. Where it cannot be found out, the form says it when it is sent.
 */
const useLinkHolds = (link: { token: string; email: string }): boolean | undefined => {
  const { data, error, isPending } = useQuery({
    queryKey: ['reset-link', link],
    queryFn: ({ signal }) => checkPasswordReset(link, signal),
    enabled: link.token !== '' && link.email !== '',
    retry: false,
    // Asked once: the form itself uses the link up, and then says that it went through.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (link.token === '' || link.email === '') return false;
  return isPending ? undefined : (data?.holds ?? !hasStatus(error, 422));
};

/** Where the link of the mail leads: a new password, or why there can be none. */
export const ResetScreen = () => {
  const { t } = useTranslation('business');
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const email = params.get('email') ?? '';
  const holds = useLinkHolds({ token, email });
  const back = { to: PATHS.login, label: t('forgot.back') };
  if (holds === false) {
    return (
      <EntryPage title={t('reset.invalid')} back={back}>
        <Notice tone="danger">{t('reset.invalidText')}</Notice>
        <ButtonLink full variant="action" size="lg" to={PATHS.forgotPassword}>
          {t('reset.request')}
        </ButtonLink>
      </EntryPage>
    );
  }
  return (
    <EntryPage title={t('reset.title')} context={t('reset.context', { email })} back={back}>
      {holds ? (
        <ResetForm token={token} email={email} />
      ) : (
        <>
          <p role="status">{t('reset.checking')}</p>
          <Skeleton height="260px" radius="12px" />
        </>
      )}
    </EntryPage>
  );
};
