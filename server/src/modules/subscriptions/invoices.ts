import { type Invoice, toDecimal } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { SubscriptionDeps } from './subscription-deps.ts';
import { findBilledBusiness } from './subscriptions-repository.ts';

/**
 * Invoices of a business, newest first (product.md §76).
 * @throws {ApiFailure} `payment_unavailable`
 */
export const invoicesOf = async (
  { database, provider }: SubscriptionDeps,
  businessId: string,
): Promise<Invoice[]> => {
  const business = await findBilledBusiness(database, businessId);
  if (!business) throw new ApiFailure('unauthorized');
  if (business.customer === null) return [];
  return (await provider.listInvoices(business.customer)).map((invoice) => ({
    id: invoice.ref,
    number: invoice.number,
    amount: toDecimal(invoice.amountMinor),
    status: invoice.status,
    issued_at: invoice.issuedAt.toISOString(),
    page_url: invoice.pageUrl,
    pdf_url: invoice.pdfUrl,
  }));
};
