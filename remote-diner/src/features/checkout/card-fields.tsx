import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeCardElementOptions } from '@stripe/stripe-js';
import type { PaymentConfig } from '@tavolina/shared-api/contract';
import { queryOptions, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { ErrorState, Skeleton } from '@tavolina/shared-ui';
import { useEffect, useState } from 'react';
import type { CardPayment } from './card-payment.ts';
import styles from './checkout.module.css';
import { loadStripeClient } from './load-stripe-client.ts';
import { stripePayment } from './stripe-payment.ts';

const OPTIONS: StripeCardElementOptions = { hidePostalCode: true, disableLink: true };

const clientQuery = ({ publishable_key, script_url }: PaymentConfig) =>
  queryOptions({
    queryKey: ['card-client', publishable_key, script_url],
    queryFn: () => loadStripeClient(publishable_key ?? '', script_url),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

const Card = ({ onCard }: { onCard: (card: CardPayment | undefined) => void }) => {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setIsReady] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    const element = isReady && elements?.getElement(CardElement);
    if (!stripe || !element) return;
    onCard(stripePayment(stripe, element));
    return () => onCard(undefined);
  }, [stripe, elements, isReady, onCard]);

  return (
    <>
      <CardElement
        options={OPTIONS}
        onReady={() => setIsReady(true)}
        onChange={({ error }) => setProblem(error?.message)}
      />
      <p className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </>
  );
};

/** The fields of a card. `onCard` is told when they can be used, and `undefined` when they cannot any more. */
export const CardFields = ({
  config,
  onCard,
}: {
  config: PaymentConfig;
  onCard: (card: CardPayment | undefined) => void;
}) => {
  const { t, i18n } = useTranslation('diner');
  const { data, error, refetch } = useQuery(clientQuery(config));
  if (error)
    return (
      <ErrorState
        title={t('checkout.cardFailed')}
        text={t('checkout.cardFailedText')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton height="176px" />;
  return (
    <Elements
      key={i18n.language}
      stripe={data}
      options={{ locale: i18n.resolvedLanguage === 'en' ? 'en' : 'auto' }}
    >
      <Card onCard={onCard} />
    </Elements>
  );
};
