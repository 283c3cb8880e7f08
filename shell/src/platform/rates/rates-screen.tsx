import { LIMITS, localDay } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Pagination } from '@tavolina/shared-ui';
import { NoRows } from '../no-rows.tsx';
import { loadRates } from '../platform-api.ts';
import { PlatformFrame } from '../platform-frame.tsx';
import { usePage } from '../use-page.ts';
import { RatesList } from './rates-list.tsx';
import { StoreRates } from './store-rates.tsx';

/** The exchange rates of each day and where they came from, to add to and to correct (product.md §578, §579). */
export const Component = () => {
  const { t } = useTranslation('shell');
  const [page, setPage] = usePage(LIMITS.operatorRates);
  return (
    <PlatformFrame
      title={t('platform.rates.title')}
      failed={t('platform.rates.failed')}
      about={['rates', page]}
      load={(token) => loadRates(token, page)}
      // What somebody writes is not moved away by what comes in.
      refreshMs={false}
      isOperator={() => true}
    >
      {({ data, token, reload }) => (
        <>
          {!data.may_store && <p>{t('platform.observer')}</p>}
          {/* The rates of a further day begin with the newest, which the first page has. */}
          {data.may_store && page === 1 && (
            <StoreRates
              known={{ date: localDay(new Date()), rates: data.items[0]?.rates ?? [] }}
              isNew
              label={t('platform.rates.add')}
              token={token}
              onStored={reload}
            />
          )}
          {data.items.length === 0 ? (
            <NoRows none={t('platform.rates.none')} page={page} onPage={setPage} />
          ) : (
            <>
              <RatesList rates={data} token={token} onStored={reload} />
              <Pagination page={page} pages={Math.ceil(data.total / LIMITS.operatorRates)} onPage={setPage} />
            </>
          )}
        </>
      )}
    </PlatformFrame>
  );
};
