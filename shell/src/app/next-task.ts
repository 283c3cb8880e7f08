/** Ends the task at hand, so that the browser can answer fingers and paint before the next. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
