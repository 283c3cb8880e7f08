/** Yields to the browser, so that it can handle input and paint. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
