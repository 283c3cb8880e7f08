/** Catches the files that a screen hands over, in their order; a browser would store them. */
export const catchSavedFiles = (): { name: string; blob: Blob }[] => {
  const saved: { name: string; blob: Blob }[] = [];
  let blob = new Blob();
  URL.createObjectURL = (made: Blob) => {
    blob = made;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
  return saved;
};

/** What such a file holds, with the sign that spreadsheets begin it by; jsdom's own cannot be read as text. */
export const textOf = async (blob: Blob | undefined): Promise<string> => {
  const reader = new FileReader();
  const isRead = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsArrayBuffer(blob ?? new Blob());
  await isRead;
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer);
};
