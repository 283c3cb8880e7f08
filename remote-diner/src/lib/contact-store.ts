import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { CheckoutDraft } from './cart/cart-state.ts';
import { keptAs } from './cart/device-storage.ts';

/** Who orders, as a checkout asks for it. */
export type Contact = Pick<CheckoutDraft, 'customer_name' | 'customer_email' | 'customer_phone'>;

interface KeptContact {
  /** Null unless the diner said that the device may keep it. */
  contact: Contact | null;
}

const restore = (stored: unknown): KeptContact => {
  const { contact } = (stored ?? {}) as { contact?: unknown };
  const { customer_name, customer_email, customer_phone } = (contact ?? {}) as Record<string, unknown>;
  const isContact =
    typeof customer_name === 'string' &&
    typeof customer_email === 'string' &&
    typeof customer_phone === 'string';
  return { contact: isContact ? { customer_name, customer_email, customer_phone } : null };
};

/** Name, e-mail and telephone of a diner who said that this device may keep them (product.md §457). */
export const useContact = create<KeptContact>()(
  persist(
    () => restore(null),
    keptAs('tavolina.contact', restore, () => localStorage),
  ),
);

/** Keeps who orders on this device; null forgets it. */
export const keepContact = (contact: Contact | null): void => void useContact.setState({ contact });

/** What of a checkout is kept. */
export const contactOf = ({ customer_name, customer_email, customer_phone }: CheckoutDraft): Contact => ({
  customer_name,
  customer_email,
  customer_phone,
});
