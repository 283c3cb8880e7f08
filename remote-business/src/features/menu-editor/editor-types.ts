import type { EuroRates, Item, OptionGroup } from '@tavolina/shared-api/contract';
import type { UseFormReturn } from 'react-hook-form';
import type { MenuDraft } from './draft/menu-draft.ts';

/** Path of a list of items in the form. */
export type ItemsPath = `sections.${number}.items` | 'items';
/** Path of an item in the form. */
export type ItemPath = `sections.${number}.items.${number}` | `items.${number}`;

/** What every part of the editor works on. */
export interface Editor {
  form: UseFormReturn<MenuDraft>;
  /** The items as the server holds them, by id: what can be changed of them without a save. */
  stored: ReadonlyMap<string, Item>;
  /** The groups of choices as the server holds them. */
  groups: readonly OptionGroup[];
  /** Name of the place, for covers. */
  place: string;
  /** Absent while they are not known: then no price is converted. */
  rates: EuroRates | undefined;
}

/** What the lines of a list ask of it, each with its own place in the list. */
export interface ItemListActions {
  /** Opens the item of this id, or closes it. */
  toggle: (id: string) => void;
  move: (from: number, to: number) => void;
  /** Takes an item to another list. */
  moveTo: (index: number, list: ItemsPath) => void;
  remove: (index: number) => void;
}

/** What an item in a list is drawn with. */
export interface ItemRowProps {
  editor: Editor;
  /** Place in the list. */
  index: number;
  isLast: boolean;
  /** What the list knows it by while it is moved or opened. */
  sortId: string;
  isOpen: boolean;
  actions: ItemListActions;
}

/** Of a menu without choices; always the same, so that nothing is drawn anew for it. */
export const NO_GROUPS: Editor['groups'] = [];
