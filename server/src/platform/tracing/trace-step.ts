/** Runs a step of a request or job, with a span of its own where the request or job is traced (product.md §573). */
export type TraceStep = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Runs steps where nothing is traced. */
export const untraced: TraceStep = (_name, work) => work();
