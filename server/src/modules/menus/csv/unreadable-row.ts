/** Index of the mark that closes the quoted text around `from`; -1 without one. Two marks are an escaped one. */
const closingMark = (table: string, from: number): number => {
  let at = table.indexOf('"', from);
  while (at !== -1 && table[at + 1] === '"') at = table.indexOf('"', at + 2);
  return at;
};

/**
 * The first row of a CSV table with wrong quotation marks: text after a closing mark, or no closing mark. The parser
 * could take quadratic time for such a table, so it must not get it.
 * @param newline the characters that end a row
 * @returns the row, counted from 1; undefined where all marks are right
 */
export const unreadableRow = (table: string, separator: string, newline: string): number | undefined => {
  let row = 1;
  let place: 'start' | 'plain' | 'closed' = 'start';
  for (let at = 0; at < table.length; at += 1) {
    const sign = table.charAt(at);
    if (sign === separator) place = 'start';
    else if (table.startsWith(newline, at)) {
      at += newline.length - 1;
      row += 1;
      place = 'start';
    } else if (place === 'start' && sign === '"') {
      at = closingMark(table, at + 1);
      if (at === -1) return row;
      place = 'closed';
    } else if (place !== 'closed') place = 'plain';
    else if (sign.trim() !== '') return row;
  }
  return undefined;
};
