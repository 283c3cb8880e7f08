/** Does a step of a request or job, which is told of by a span where that is traced (product.md §573). */
export type TraceStep = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Does steps where nothing is traced. */
export const untraced: TraceStep = (_name, work) => work();
