import { useTranslation } from '@tavolina/shared-api/runtime';
import { RadioCard } from '@tavolina/shared-ui';
import { ConciergeBell, Store } from 'lucide-react';
import { LARGE_ICON } from '../../lib/icon.ts';
import { TableNotice } from '../../lib/way/table-notice.tsx';
import { saveChosenWay } from '../../lib/way/way-store.ts';
import styles from './checkout.module.css';
import { TimeFields } from './time-fields.tsx';
import type { OrderWay } from './use-order-way.ts';

/** How and when the order is got: at the table or the counter, as soon as possible or later. */
export const WayFields = ({ businessId, order }: { businessId: string; order: OrderWay }) => {
  const { t } = useTranslation('diner');
  const { choice, offer } = order;
  const { way, table } = choice;
  return (
    <>
      <h2 id="way">{t('when.title')}</h2>
      <TableNotice businessId={businessId} />
      {table?.label === undefined ? null : (
        <fieldset className={styles.fields} aria-label={t('when.how')}>
          <RadioCard
            name="way"
            checked={way === 'table'}
            disabled={offer.ways !== undefined && !offer.ways.includes('table')}
            onChange={() => saveChosenWay(businessId, { way: 'table', askedFor: null })}
            label={t('when.table', { table: table.label })}
            description={t('when.tableText')}
            icon={<ConciergeBell {...LARGE_ICON} />}
          />
          <RadioCard
            name="way"
            checked={way === 'pickup'}
            disabled={offer.ways !== undefined && !offer.ways.includes('pickup')}
            onChange={() => saveChosenWay(businessId, { way: 'pickup' })}
            label={t('when.way.pickup')}
            description={t('when.pickupText')}
            icon={<Store {...LARGE_ICON} />}
          />
        </fieldset>
      )}
      <TimeFields businessId={businessId} askedFor={choice.askedFor} offer={offer} />
    </>
  );
};
