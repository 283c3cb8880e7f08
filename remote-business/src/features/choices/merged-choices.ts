import type { Currency, OptionValues } from '@tavolina/shared-api/contract';
import type { Clash } from '../../lib/merge/merge-choices.ts';

/** What of a menu's choices two can change; `isThere` is whether one of them removed it. */
export type ChoicesField =
  | 'groups.order'
  | `group.${'name' | 'min' | 'max' | 'free' | 'default' | 'order' | 'isThere'}`
  | `option.${keyof OptionValues | 'currency' | 'isThere'}`
  | `option.price.${Currency}`;

/** Something of the choices that both changed, each in another way. */
export type ChoicesClash = Clash<ChoicesField>;
