import type { AreaExamples } from '../call-example.ts';
import { BUSINESS_ORDER_ROW } from './sample-order.ts';

/** Card payments. */
export const paymentsExamples: AreaExamples<'payments'> = {
  config: {
    answer: {
      provider: 'stripe',
      sandbox: true,
      publishable_key: 'pk_test_shembull',
      script_url: null,
    },
    failure: { code: 'internal_error' },
  },
  ledger: {
    query: { month: '2026-11' },
    answer: {
      currency: 'EUR',
      gross: 31.76,
      refunded: 5,
      disputed: 0,
      payable: 26.76,
      orders: [
        {
          order_id: 'K7MQ-4XTD',
          customer_name: 'Arta Kola',
          lines: BUSINESS_ORDER_ROW.lines?.map(({ notes: _notes, ...line }) => line),
          paid_at: '2026-11-21T11:03:05.000Z',
          refund_failed: false,
          refunded_by_hand: false,
          gross: 31.76,
          refunded: 5,
          disputed: 0,
          payable: 26.76,
        },
      ],
    },
    failure: { code: 'invalid_input', fields: [{ field: 'month', message: 'invalid' }] },
  },
  ledgerCsv: {
    description: 'Starts with a byte order mark, so that spreadsheets read the letters as UTF-8.',
    query: { month: '2026-11' },
    answer:
      '\uFEFFPorosia,Klienti,Paguar më,Bruto (EUR),Kthyer (EUR),Kundërshtuar te banka (EUR),Për t’u paguar (EUR),Shënim,Çfarë u shit\r\nK7MQ-4XTD,Arta Kola,2026-11-21T11:03:05.000Z,31.76,5.00,0.00,26.76,,2 × Tavë kosi (Madhësia: E madhe; Vakti: Me pije; Pija: Dhallë)\r\n',
    failure: { code: 'unauthorized' },
  },
  stripeWebhook: {
    description:
      'Only the payment provider calls this, where cards are taken: the body is its event, and `Stripe-Signature` must be over the very bytes of it and not older than 300 s. The answer has no body.',
    failure: { code: 'malformed_request' },
  },
};
