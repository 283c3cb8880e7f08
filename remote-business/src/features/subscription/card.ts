import type { SubscriptionToConfirm } from '@tavolina/shared-api/contract';

/** Card fields that are on the page and ready. */
export interface Card {
  /**
   * Turns what was typed into a payment method.
   * @throws {CardProblem} with the provider's sentence
   */
  createMethod: (holder: string) => Promise<string>;
  /**
   * Confirms the card where its bank wants that.
   * @throws {CardProblem} with the provider's sentence
   */
  confirm: (to: Pick<SubscriptionToConfirm, 'client_secret' | 'secret_kind'>) => Promise<void>;
}

/** What is wrong with a card, in the provider's words. */
export class CardProblem extends Error {}
