/** Where quoted text that begins before `from` ends; -1 where it does not. Two marks stand for one of the text. */
const closingMark = (table: string, from: number): number => {
  let at = table.indexOf('"', from);
  while (at !== -1 && table[at + 1] === '"') at = table.indexOf('"', at + 2);
  return at;
};

/**
 * The first row of a table, counted from 1, in which something follows a closing quotation mark, or in which none
 * closes; undefined in a sound table. Whoever reads an unsound one further may need time in the square of its length.
 * @param newline what ends a row
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
