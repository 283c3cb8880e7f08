import type { SubscriptionToConfirm } from '@tavolina/shared-api/contract';
import { hasStatus } from '@tavolina/shared-console/page/refusal.ts';
import type { CardPayment } from './card.ts';

/**
 * Asks for something with a card, and does what its bank wants. A card that is charged later is taken only when its
 * bank has agreed, and is asked for once more then (product.md §89).
 * What a bank refuses of what was typed is said at the card's fields too (product.md §108).
 * @throws {CardProblem} with the provider's sentence
 */
export const payWith = async (
  { card, holder }: CardPayment,
  ask: (method: string) => Promise<Pick<SubscriptionToConfirm, 'client_secret' | 'secret_kind'>>,
): Promise<void> => {
  const method = await card.createMethod(holder);
  for (;;) {
    const { client_secret: secret, secret_kind: kind } = await ask(method).catch((error: unknown) => {
      const [wrong] = hasStatus(error, 402) ? error.errors : [];
      if (wrong) card.markWrong(wrong.message);
      throw error;
    });
    if (secret === null) return;
    await card.confirm(secret, kind, method);
    if (kind === 'payment') return;
  }
};
