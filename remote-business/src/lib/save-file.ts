/** Hands a text to the person as a file. */
export const saveFile = ({ name, type, text }: { name: string; type: string; text: string }): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  // A slash in a title is no folder.
  link.download = name.replaceAll('/', '-');
  link.click();
  URL.revokeObjectURL(address);
};
