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
