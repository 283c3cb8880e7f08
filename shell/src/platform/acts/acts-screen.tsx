import { LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Pagination } from '@tavolina/shared-ui';
import { NoRows } from '../no-rows.tsx';
import { loadActs } from '../platform-api.ts';
import { PlatformFrame } from '../platform-frame.tsx';
import { usePage } from '../use-page.ts';
import { ActsList } from './acts-list.tsx';

/** Time after which the list is loaded again, in ms. */
const REFRESH_MS = 30_000;

/** What operators and teams did, the latest first (product.md §539). */
export const Component = () => {
  const { t } = useTranslation('shell');
  const [page, setPage] = usePage(LIMITS.operatorActs);
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
          <NoRows none={t('platform.acts.none')} page={page} onPage={setPage} />
        ) : (
          <>
            <ActsList acts={items} />
            <Pagination page={page} pages={Math.ceil(total / LIMITS.operatorActs)} onPage={setPage} />
          </>
        )
      }
    </PlatformFrame>
  );
};
