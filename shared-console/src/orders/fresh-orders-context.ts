import { createContext } from 'react';

/** What happened to an order by itself: it arrived, or somebody else changed it. */
export type Freshness = 'new' | 'changed';

/** Orders that nobody has seen yet, and those that arrived or changed a moment ago, by id. */
export const FreshOrdersContext = createContext<ReadonlyMap<string, Freshness>>(new Map());
