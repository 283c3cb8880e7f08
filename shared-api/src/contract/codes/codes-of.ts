/** The codes of a table, in the order in which it names them. */
export const codesOf = <Code extends string>(table: Readonly<Record<Code, unknown>>): readonly Code[] =>
  Object.keys(table) as Code[];
