import type { BusinessOrder } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import styles from './order.module.css';

/** Who ordered, and how to reach them. */
export const OrderCustomer = ({ order }: { order: BusinessOrder }) => {
  const { t } = useTranslation('business');
  return (
    <section className={page.card} aria-labelledby="customer">
      <h2 id="customer">{t('order.customer')}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('order.name')}</dt>
          <dd>{order.customer_name}</dd>
        </div>
        <div>
          <dt>{t('common.email')}</dt>
          <dd>
            <a href={`mailto:${order.customer_email}`}>{order.customer_email}</a>
          </dd>
        </div>
        {order.customer_phone ? (
          <div>
            <dt>{t('order.phone')}</dt>
            <dd>
              <a href={`tel:${order.customer_phone.replace(/\s/g, '')}`}>{order.customer_phone}</a>
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
};
