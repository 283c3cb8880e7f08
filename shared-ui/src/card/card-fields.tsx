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
 * The card provider's fields. Their code and the provider's script load only when they are shown, and can
 * be retried. `onCard` gets the card when the fields are ready, and `undefined` when they are not.
 */
export const CardFields = ({
  config: { publishable_key, script_url },
  failedText,
  onCard,
  onFocus,
}: {
  /** As the server sends it; `script_url` replaces the provider's own script. */
  config: { publishable_key: string | null; script_url: string | null };
  /** Says that no money was taken when the fields fail to load, and what to do. */
  failedText: string;
  /** Must be stable between renders. */
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
