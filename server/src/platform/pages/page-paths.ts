const NOT_PAGES = /^\/(api|media|health|metrics|previews|shell|remotes|locales|sandbox|preview)(\/|$)/;

/** Whether a path may be a page; the others are the server's own. */
export const isPagePath = (path: string): boolean => !NOT_PAGES.test(path);
