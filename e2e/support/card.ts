import type { Locator, Page } from './test.ts';

/** Test cards of the sandbox. */
export const CARDS = {
  works: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asks: '4000 0025 0000 3155',
};

/** What a card's bank asks, and what can be answered. */
export const BANK = {
  sq: { asks: 'Banka kërkon miratimin tënd', agree: 'Miratoje', refuse: 'Refuzoje' },
  en: { asks: 'The bank asks for your approval', agree: 'Approve', refuse: 'Refuse' },
};

const LABELS = {
  sq: { number: 'Numri i kartës', expiry: 'Skadimi' },
  en: { number: 'Card number', expiry: 'Expiry' },
};

/** Writes a card into the provider's fields. */
export const writeCard = async (
  within: Locator | Page,
  number: string,
  language: 'sq' | 'en' = 'sq',
): Promise<void> => {
  const labels = LABELS[language];
  await within.getByLabel(labels.number).fill(number);
  await within.getByLabel(labels.expiry).fill('12/34');
  await within.getByLabel('CVC').fill('123');
};
