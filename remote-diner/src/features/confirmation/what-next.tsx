import { type CustomerOrder, isPaidOnline } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import clsx from 'clsx';
import page from '../../lib/page.module.css';
import { PhoneLink } from '../../lib/phone-link.tsx';
import styles from './confirmation.module.css';

/** What a diner can expect once an order is placed, step by step, and whom to call (product.md §490). */
export const WhatNext = ({ order }: { order: CustomerOrder }) => {
  const { t } = useTranslation('diner');
  const { business, fulfilment, table, payment_method: method } = order;
  const { name: place, address, phone } = business;
  return (
    <section className={clsx(page.panel, styles.next)} aria-labelledby="next">
      <h2 id="next">{t('confirmation.next.title')}</h2>
      <ol className={styles.steps}>
        <li>{t('confirmation.next.confirm', { place })}</li>
        <li>
          {fulfilment === 'table' && table !== null
            ? t('confirmation.next.table', { table })
            : t('confirmation.next.pickup', { place: [place, address].filter(Boolean).join(', ') })}
        </li>
        <li>
          {isPaidOnline(method) ? t('confirmation.next.paid') : t(`confirmation.next.payAt.${fulfilment}`)}
        </li>
      </ol>
      {phone ? (
        <p>
          {t('confirmation.next.call')} <PhoneLink number={phone} />
        </p>
      ) : null}
    </section>
  );
};
