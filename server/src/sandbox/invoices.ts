import type Stripe from 'stripe';
import { findObject, findObjects, insertObject, type Stored, saveObject } from './sandbox-repository.ts';
import { type Context, missing, newId, seconds } from './sandbox-types.ts';

type InvoiceData = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'number'
  | 'status'
  | 'amount_due'
  | 'currency'
  | 'created'
  | 'hosted_invoice_url'
  | 'invoice_pdf'
  | 'parent'
> & { customer: string };

interface InvoiceHidden {
  subscription: string;
  /** The payment that settles it; none when nothing is due. */
  intent: string | null;
}

/** An invoice as the sandbox keeps it. */
export type StoredInvoice = Stored<InvoiceData, InvoiceHidden>;

/** Writes an invoice of a subscription; nothing due means that it is paid. */
export const createInvoice = async (
  { client, now }: Context,
  subscription: { id: string; customer: string },
  amountMinor: number,
): Promise<StoredInvoice> => {
  const id = newId('in');
  const invoice: StoredInvoice = {
    data: {
      id,
      object: 'invoice',
      number: id.slice(-8).toUpperCase(),
      // No money moved, so there is nothing to print.
      hosted_invoice_url: null,
      invoice_pdf: null,
      status: amountMinor > 0 ? 'open' : 'paid',
      amount_due: amountMinor,
      currency: 'eur',
      created: seconds(now),
      customer: subscription.customer,
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { metadata: null, subscription: subscription.id },
      },
    },
    hidden: { subscription: subscription.id, intent: null },
    dueAt: null,
  };
  await insertObject(client, invoice);
  return invoice;
};

/** One invoice. */
export const findInvoice = async ({ client }: Context, id: string): Promise<StoredInvoice> => {
  const invoice = await findObject<InvoiceData, InvoiceHidden>(client, 'invoice', id);
  if (!invoice) throw missing('invoice', id);
  return invoice;
};

/** The invoices of a customer, the newest first. */
export const listInvoices = ({ client }: Context, customer: string): Promise<InvoiceData[]> =>
  findObjects<InvoiceData>(client, 'invoice', 'customer', [customer]);

/** Names the payment that settles an invoice. */
export const linkIntent = async (
  { client }: Context,
  invoice: StoredInvoice,
  intent: string,
): Promise<StoredInvoice> => {
  const linked = { ...invoice, hidden: { ...invoice.hidden, intent } };
  await saveObject(client, linked);
  return linked;
};

/** Marks an invoice as paid, and tells of it. */
export const closeInvoice = async (context: Context, id: string): Promise<StoredInvoice> => {
  const invoice = await findInvoice(context, id);
  const paid: StoredInvoice = { ...invoice, data: { ...invoice.data, status: 'paid' } };
  await saveObject(context.client, paid);
  await context.emit('invoice.paid', paid.data);
  return paid;
};
