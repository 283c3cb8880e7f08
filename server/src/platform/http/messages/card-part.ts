import type { FieldError, Language } from '@tavolina/shared-api/contract';
import { textsIn } from '../../texts/texts.ts';

/** What can be typed wrong of a card. */
export type CardPart = 'number' | 'cvc' | 'expiry';

/** Which part of a card its bank refused, said of the field that names the card in a request (product.md §108). */
export const formatCardPart = (language: Language, part: CardPart): FieldError => ({
  field: 'payment_method_id',
  message: textsIn(language)(`cardParts.${part}`),
});
