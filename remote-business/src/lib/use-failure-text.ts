import { ApiError } from '@tavolina/shared-api/client';
import { useTranslation } from '@tavolina/shared-api/runtime';

/** Says why something could not be had: the server's sentence for a refusal, else what is safe and what to do. */
export const useFailureText = (): ((error: unknown) => string) => {
  const { t } = useTranslation('business');
  return (error) => {
    const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
    return isRefusal && error.detail ? error.detail : t('safe');
  };
};
