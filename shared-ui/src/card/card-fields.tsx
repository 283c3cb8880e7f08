import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../patterns/load-state.tsx';
import { Skeleton } from '../primitives/skeleton.tsx';
import type { CardParts } from './provider-fields.tsx';

const load = async (publishableKey: string, scriptUrl: string | null) => {
  const [{ ProviderFields }, { loadCardClient }] = await Promise.all([
    import(/* webpackChunkName: 'card' */ './provider-fields.tsx'),
    import(/* webpackChunkName: 'card' */ './load-card-client.ts'),
  ]);
  return { ProviderFields, stripe: await loadCardClient(publishableKey, scriptUrl) };
};

/**
 * The card provider's fields; the code for them and the provider's come only when they are shown, and what does not
 * come can be asked for again. `onCard` is told when they can be used, and `undefined` when they cannot any more.
 */
export const CardFields = ({
  config: { publishable_key, script_url },
  failedText,
  onCard,
  onFocus,
}: {
  /** As the server tells it; its script stands in for the provider's own where it is set. */
  config: { publishable_key: string | null; script_url: string | null };
  /** What is safe when the fields do not load, and what to do. */
  failedText: string;
  /** The same function from one drawing to the next. */
  onCard: (card: CardParts | undefined) => void;
  onFocus?: (() => void) | undefined;
}) => {
  const { t } = useTranslation('ui');
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    let isWanted = true;
    load(publishable_key ?? '', script_url).then(
      (parts) => isWanted && setLoaded(parts),
      () => isWanted && setFailedAttempt(attempt),
    );
    return () => {
      isWanted = false;
    };
  }, [publishable_key, script_url, attempt]);
  if (failedAttempt === attempt) {
    return <ErrorState title={t('cardFailed')} text={failedText} onRetry={() => setAttempt(attempt + 1)} />;
  }
  if (!loaded) return <Skeleton height="176px" />;
  return <loaded.ProviderFields stripe={loaded.stripe} onCard={onCard} onFocus={onFocus} />;
};
