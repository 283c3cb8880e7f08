/** A text to hand to the person as a file. */
export interface TextFile {
  name: string;
  type: string;
  text: string;
}

/** A table for a spreadsheet, which reads UTF-8 only after a mark that reading the server's answer takes away. */
export const csvFile = (name: string, table: string): TextFile => ({
  name: `${name}.csv`,
  type: 'text/csv',
  text: `\uFEFF${table}`,
});

/** Hands a text to the person as a file. */
export const saveFile = ({ name, type, text }: TextFile): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  // A slash in a title is no folder.
  link.download = name.replaceAll('/', '-');
  link.click();
  URL.revokeObjectURL(address);
};
