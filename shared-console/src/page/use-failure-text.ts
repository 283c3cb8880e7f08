import { useTexts } from '../texts/use-texts.ts';
import { isRefusal } from './refusal.ts';

/**
 * Says why something could not be had: the server's sentence for a refusal, else what is safe and what to do, after
 * `failed` where that is to be said too.
 */
export const useFailureText = (): ((error: unknown, failed?: string) => string) => {
  const { t } = useTexts();
  return (error, failed) => {
    if (isRefusal(error) && error.detail) return error.detail;
    return failed ? `${failed} ${t('safe')}` : t('safe');
  };
};
