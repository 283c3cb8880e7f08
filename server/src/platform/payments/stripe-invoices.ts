import { invoiceStatus } from '@tavolina/shared-api/contract';
import type Stripe from 'stripe';
import type { ProviderInvoice } from './subscription-provider.ts';

/** Converts an invoice of Stripe to a list of one; an empty list for a draft, which may still change. */
export const presentInvoices = (invoice: Stripe.Invoice): ProviderInvoice[] => {
  const status = invoiceStatus.safeParse(invoice.status);
  if (!status.success || invoice.id === undefined) return [];
  return [
    {
      ref: invoice.id,
      number: invoice.number ?? null,
      amountMinor: invoice.amount_due,
      status: status.data,
      issuedAt: new Date(invoice.created * 1000),
      pageUrl: invoice.hosted_invoice_url ?? null,
      pdfUrl: invoice.invoice_pdf ?? null,
    },
  ];
};
