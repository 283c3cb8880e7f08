/** A cookie's value from the `Cookie` header. */
export const cookieOf = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((entry) => entry.trim().split('='))
    .find(([key]) => key === name)?.[1];
