import type { LiveVersion } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';

/** What a live version is called: its part, its version, and that it is a canary. */
export const useVersionName = (): ((version: LiveVersion) => string) => {
  const { t } = useTranslation('shell');
  return ({ part, version, is_canary }) =>
    is_canary ? t('platform.uses.canary', { part, version }) : `${part} ${version}`;
};
