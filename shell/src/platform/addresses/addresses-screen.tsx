import { useTranslation } from '@tavolina/shared-api/runtime';
import { EmptyState } from '@tavolina/shared-ui';
import { loadAddresses } from '../platform-api.ts';
import { PlatformFrame } from '../platform-frame.tsx';
import { AddAddress } from './add-address.tsx';
import { AddressesList } from './addresses-list.tsx';

/** The addresses with higher limits, to add to and to end (product.md §584). */
export const Component = () => {
  const { t } = useTranslation('shell');
  return (
    <PlatformFrame
      title={t('platform.addresses.title')}
      failed={t('platform.addresses.failed')}
      about={['addresses']}
      load={loadAddresses}
      // What somebody writes is not moved away by what comes in.
      refreshMs={false}
      isOperator={() => true}
    >
      {({ data, token, reload }) => (
        <>
          <p>{t('platform.addresses.about', { times: data.times })}</p>
          {data.may_change ? <AddAddress token={token} onAdded={reload} /> : <p>{t('platform.observer')}</p>}
          {data.items.length === 0 ? (
            <EmptyState title={t('platform.addresses.none')} />
          ) : (
            <AddressesList addresses={data} token={token} onEnded={reload} />
          )}
        </>
      )}
    </PlatformFrame>
  );
};
