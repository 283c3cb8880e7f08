/** A file as a browser gives it: jsdom's own cannot be read. */
export const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'menuja.csv'): File => {
  const file = new File([content], name);
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return Object.assign(file, { arrayBuffer: async () => bytes });
};
