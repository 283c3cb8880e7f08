import { z } from 'zod';
import { currency } from '../enums.ts';

/** Price in one currency; `is_default` marks the one that the owner entered first. */
export const itemPrice = z.object({ currency, price: z.number(), is_default: z.boolean() });
