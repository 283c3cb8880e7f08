import { useTranslation } from '@tavolina/shared-api/runtime';
import { loadUses } from '../platform-api.ts';
import { PlatformFrame } from '../platform-frame.tsx';
import { UsedCalls } from './used-calls.tsx';
import { UsedModules } from './used-modules.tsx';

/** Which live versions use what of the shared modules and of the API (product.md §593). */
export const Component = () => {
  const { t } = useTranslation('shell');
  return (
    <PlatformFrame
      title={t('platform.uses.title')}
      failed={t('platform.uses.failed')}
      about={['uses']}
      load={loadUses}
      // What somebody reads does not move away.
      refreshMs={false}
      isOperator={({ isOperator }) => isOperator}
    >
      {({ data: { modules, calls } }) => (
        <>
          <UsedModules modules={modules} />
          <UsedCalls calls={calls} />
        </>
      )}
    </PlatformFrame>
  );
};
