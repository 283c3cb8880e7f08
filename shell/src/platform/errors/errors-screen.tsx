import { type BrowserError, LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Pagination } from '@tavolina/shared-ui';
import { NoRows } from '../no-rows.tsx';
import { loadErrors } from '../platform-api.ts';
import { PlatformFrame } from '../platform-frame.tsx';
import { usePage } from '../use-page.ts';
import { VersionErrors } from './version-errors.tsx';

const versionOf = ({ part, version }: BrowserError): string => `${part} ${version}`;

/** Errors in visitors' pages by version, and where they were thrown in the sources (product.md §595, §597). */
export const Component = () => {
  const { t } = useTranslation('shell');
  const [page, setPage] = usePage(LIMITS.browserErrors);
  return (
    <PlatformFrame
      title={t('platform.errors.title')}
      failed={t('platform.errors.failed')}
      about={['errors', page]}
      load={(token) => loadErrors(token, page)}
      // What somebody reads does not move away.
      refreshMs={false}
      isOperator={({ isOperator }) => isOperator}
    >
      {({ data: { items, total }, token }) =>
        items.length === 0 ? (
          <NoRows none={t('platform.errors.none')} page={page} onPage={setPage} />
        ) : (
          <>
            {[...new Set(items.map(versionOf))].map((version) => (
              <VersionErrors
                key={version}
                version={version}
                errors={items.filter((error) => versionOf(error) === version)}
                token={token}
              />
            ))}
            <Pagination page={page} pages={Math.ceil(total / LIMITS.browserErrors)} onPage={setPage} />
          </>
        )
      }
    </PlatformFrame>
  );
};
