import { LIMITS } from '@tavolina/shared-api/contract';
import { useSearchParams, useTranslation } from '@tavolina/shared-api/runtime';
import { EmptyState, Pagination } from '@tavolina/shared-ui';
import { ActsList } from './acts-list.tsx';
import { loadActs } from './platform-api.ts';
import { PlatformFrame } from './platform-frame.tsx';

/** Time after which the list is loaded again, in ms. */
const REFRESH_MS = 30_000;
const LAST_PAGE = Math.floor(LIMITS.skip / LIMITS.operatorActs);

/** What operators and teams did, the latest first (product.md §539). */
export const Component = () => {
  const { t } = useTranslation('shell');
  const [params, setParams] = useSearchParams();
  const asked = Math.trunc(Number(params.get('page')));
  const page = Math.min(Math.max(asked || 1, 1), LAST_PAGE);
  return (
    <PlatformFrame
      title={t('platform.acts.title')}
      failed={t('platform.acts.failed')}
      about={['acts', page]}
      load={(token) => loadActs(token, page)}
      refreshMs={REFRESH_MS}
      isOperator={() => true}
    >
      {({ data: { items, total } }) =>
        items.length === 0 ? (
          <EmptyState title={t('platform.acts.none')} />
        ) : (
          <>
            <ActsList acts={items} />
            <Pagination
              page={page}
              pages={Math.ceil(total / LIMITS.operatorActs)}
              onPage={(next) => setParams({ page: String(next) })}
            />
          </>
        )
      }
    </PlatformFrame>
  );
};
