import { createContext } from 'react';

/**
 * The bell of this device. `unsupported`: it cannot make a sound; `unasked`: nobody has chosen yet; `blocked`: the browser
 * lets it sound only after a press somewhere on the page.
 */
export type BellState = 'unsupported' | 'unasked' | 'off' | 'blocked' | 'on';

/** How the window follows the orders. */
export interface LiveOrders {
  /** Changes arrive by themselves; else they are asked for. */
  isLive: boolean;
  /** Ids of orders that arrived and nobody has looked at. */
  unseen: readonly string[];
  bell: BellState;
  /** Chooses whether this device rings. */
  switchBell: (rings: boolean) => void;
}

/** How the window follows the orders, known to every page of the console. */
export const LiveOrdersContext = createContext<LiveOrders>({
  isLive: true,
  unseen: [],
  bell: 'unsupported',
  switchBell: () => undefined,
});
