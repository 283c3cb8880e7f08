import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElement, StripeCardElementOptions } from '@stripe/stripe-js';
import type { PaymentConfig } from '@tavolina/shared-api/contract';
import { queryOptions, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { ErrorState, Skeleton } from '@tavolina/shared-ui';
import { useEffect, useState } from 'react';
import { type Card, CardProblem } from './card.ts';
import { loadCardClient } from './load-card-client.ts';
import styles from './subscription.module.css';

const OPTIONS: StripeCardElementOptions = { hidePostalCode: true, disableLink: true };

const clientQuery = ({ publishable_key, script_url }: PaymentConfig) =>
  queryOptions({
    queryKey: ['card-client', publishable_key, script_url],
    queryFn: () => loadCardClient(publishable_key ?? '', script_url),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

const cardOf = (stripe: Stripe, element: StripeCardElement): Card => ({
  createMethod: async (name) => {
    const { paymentMethod, error } = await stripe.createPaymentMethod({
      type: 'card',
      card: element,
      billing_details: { name },
    });
    if (!paymentMethod) throw new CardProblem(error.message ?? '');
    return paymentMethod.id;
  },
  confirm: async ({ client_secret, secret_kind }) => {
    if (client_secret === null) return;
    const { error } = await (secret_kind === 'setup'
      ? stripe.confirmCardSetup(client_secret)
      : stripe.confirmCardPayment(client_secret));
    if (error) throw new CardProblem(error.message ?? '');
  },
});

const Fields = ({ onCard }: { onCard: (card: Card | undefined) => void }) => {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setIsReady] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const element = isReady && elements?.getElement(CardElement);
    if (!stripe || !element) return;
    onCard(cardOf(stripe, element));
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

/** The provider's fields. `onCard` is told when they can be used, and `undefined` when they cannot any more. */
export const CardFields = ({
  config,
  onCard,
}: {
  config: PaymentConfig;
  onCard: (card: Card | undefined) => void;
}) => {
  const { t, i18n } = useTranslation('business');
  const { data, error, refetch } = useQuery(clientQuery(config));
  if (error) {
    return (
      <ErrorState
        title={t('subscription.cardFailed')}
        text={t('subscription.cardFailedText')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height="176px" />;
  return (
    <Elements
      key={i18n.language}
      stripe={data}
      options={{ locale: i18n.resolvedLanguage === 'en' ? 'en' : 'auto' }}
    >
      <Fields onCard={onCard} />
    </Elements>
  );
};
