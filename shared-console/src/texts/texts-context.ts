import { createContext } from 'react';

/**
 * The namespace that has the texts of this package beside its own: that of the part whose page is shown, because the build
 * lays them into the catalogue of each part (decision 0098). Other parts than the console itself name theirs.
 */
export const TextsContext = createContext('business');
