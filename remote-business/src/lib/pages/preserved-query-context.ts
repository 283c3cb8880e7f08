import { createContext } from 'react';

/** What stays in the query when a part of a page changes its own, e.g. which tab is open. */
export const PreservedQueryContext = createContext<readonly [string, string][]>([]);
