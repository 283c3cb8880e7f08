/** Texts without outer white space, as a form sends them. */
export const trimmed = <V extends Record<string, string>>(values: V): V =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()])) as V;
