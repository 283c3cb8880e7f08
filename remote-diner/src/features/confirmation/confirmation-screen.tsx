import { useLocation, useSearchParams, useTranslation } from '@tavolina/shared-api/runtime';
import { ButtonLink, EmptyState, Notice, PageHeader } from '@tavolina/shared-ui';
import clsx from 'clsx';
import page from '../../lib/page.module.css';
import { useTitle } from '../../lib/use-title.ts';

/** Says that an order was placed, with its number and the way to follow it. */
export const ConfirmationScreen = () => {
  const { t } = useTranslation('diner');
  useTitle(t('confirmation.title'));
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: { email?: string } | null };
  const id = params.get('order_id');

  if (!id) {
    return (
      <div className={page.page}>
        <h1>{t('confirmation.missing')}</h1>
        <EmptyState
          title={t('confirmation.missingText')}
          action={<ButtonLink to="/restaurants">{t('confirmation.back')}</ButtonLink>}
        />
      </div>
    );
  }
  const follow = new URLSearchParams({ order_id: id, ...(state?.email ? { email: state.email } : {}) });
  return (
    <div className={clsx(page.page, page.narrow)}>
      <PageHeader title={t('confirmation.title')} context={t('confirmation.thanks')} />
      <Notice tone="success" title={t('confirmation.placed', { id })}>
        {t('confirmation.payLater')}
      </Notice>
      <p>{t('confirmation.keep')}</p>
      <ButtonLink variant="action" size="lg" to={`/orders?${follow}`}>
        {t('confirmation.follow')}
      </ButtonLink>
      <ButtonLink variant="quiet" to="/">
        {t('confirmation.home')}
      </ButtonLink>
    </div>
  );
};
