import { CURRENCIES, type Currency } from '@tavolina/shared-api/contract';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { keptAs } from '../cart/device-storage.ts';

interface KeptCurrency {
  /** Null until the diner chose one. */
  currency: Currency | null;
}

const restore = (stored: unknown): KeptCurrency => {
  const { currency } = (stored ?? {}) as { currency?: unknown };
  return { currency: CURRENCIES.find((known) => known === currency) ?? null };
};

/** The currency in which a diner wants to read prices, as they last chose it (product.md §489). */
export const useChosenCurrency = create<KeptCurrency>()(
  persist(
    () => restore(null),
    keptAs('tavolina.currency', restore, () => localStorage),
  ),
);

/** Keeps the currency that a diner chose on this device. */
export const keepCurrency = (currency: Currency): void => void useChosenCurrency.setState({ currency });
