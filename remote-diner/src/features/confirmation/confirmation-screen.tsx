import { useSearchParams, useTranslation } from '@tavolina/shared-api/runtime';
import { ButtonLink, EmptyState, PageHeader, Receipt } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { useCarts } from '../../lib/cart/cart-store.ts';
import page from '../../lib/page.module.css';
import { PageTitle } from '../../lib/page-title.tsx';
import { trackingPath } from '../../lib/tracking-path.ts';
import styles from './confirmation.module.css';

/** An order's number; the page names nothing else as one. */
const ORDER_ID = /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;

/** Says that an order was placed, with its number and the way to follow it. */
export const ConfirmationScreen = () => {
  const { t } = useTranslation('diner');
  const [params] = useSearchParams();
  const id = params.get('order_id') ?? '';
  const placed = useCarts((state) => (state.placed?.id === id ? state.placed : undefined));

  if (!ORDER_ID.test(id)) {
    return (
      <div className={page.page}>
        <PageTitle title={t('confirmation.missing')} />
        <h1>{t('confirmation.missing')}</h1>
        <EmptyState
          title={t('confirmation.missingText')}
          action={<ButtonLink to="/restaurants">{t('confirmation.back')}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <div className={clsx(page.page, page.narrow)}>
      <PageTitle title={t('confirmation.title')} />
      <PageHeader title={t('confirmation.title')} context={t('confirmation.thanks')} />
      <Receipt aria-label={t('confirmation.number')}>
        <p className={styles.label}>{t('confirmation.number')}</p>
        <p className={styles.number}>{id}</p>
        <hr className={styles.rule} />
        <output>
          {t('confirmation.placed', { id })} {placed ? t(`confirmation.${placed.method}`) : null}
        </output>
        <p className={styles.label}>
          {placed ? t('confirmation.mailTo', { email: placed.email }) : t('confirmation.mail')}{' '}
          {t('confirmation.keep')}
        </p>
      </Receipt>
      <ButtonLink variant="action" size="lg" to={trackingPath({ id, email: placed?.email })}>
        {t('confirmation.follow')}
      </ButtonLink>
      <ButtonLink variant="quiet" to="/">
        {t('confirmation.home')}
      </ButtonLink>
    </div>
  );
};
