import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type {
  Stripe,
  StripeCardElement,
  StripeCardElementOptions,
  StripeElementLocale,
} from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './card.module.css';

const OPTIONS: StripeCardElementOptions = { hidePostalCode: true, disableLink: true };

/** The provider's client and the card in its fields, which only it can read. */
export interface CardParts {
  stripe: Stripe;
  element: StripeCardElement;
  /** Shows a problem with the input beside the fields. */
  showProblem: (message: string) => void;
}

type OnCard = (card: CardParts | undefined) => void;

interface FieldsProps {
  onCard: OnCard;
  onFocus?: (() => void) | undefined;
}

const Fields = ({ onCard, onFocus }: FieldsProps) => {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setIsReady] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const element = isReady && elements?.getElement(CardElement);
    if (!stripe || !element) return;
    onCard({ stripe, element, showProblem: setProblem });
    return () => onCard(undefined);
  }, [stripe, elements, isReady, onCard]);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The focused field may be at the lower edge of the window.
    if (problem) said.current?.scrollIntoView?.({ block: 'nearest' });
  }, [problem]);
  return (
    <>
      <CardElement
        options={OPTIONS}
        onReady={() => setIsReady(true)}
        onFocus={() => onFocus?.()}
        onChange={({ error }) => setProblem(error?.message)}
      />
      {problem ? (
        <p ref={said} className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </>
  );
};

/** The fields themselves, in the page's language. */
export const ProviderFields = ({ stripe, ...props }: FieldsProps & { stripe: Stripe }) => {
  const { t, i18n } = useTranslation('ui');
  return (
    <Elements
      key={i18n.language}
      stripe={stripe}
      // The provider's code of the language; it has no Albanian.
      options={{ locale: t('cardFieldsLocale') as StripeElementLocale }}
    >
      <Fields {...props} />
    </Elements>
  );
};
