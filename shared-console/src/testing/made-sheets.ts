/** The stylesheets that code has made for the page. */
export const madeSheets = (): string[] =>
  document.adoptedStyleSheets.map((sheet) => String(Reflect.get(sheet, 'rules')));

/** What jsdom lacks of stylesheets that code makes, for the tests of a file. */
export const fakeMadeSheets = (): void => {
  beforeEach(() => {
    Object.defineProperty(document, 'adoptedStyleSheets', { configurable: true, writable: true, value: [] });
    jest.spyOn(globalThis, 'CSSStyleSheet').mockImplementation(() => {
      const sheet = { rules: '', replaceSync: (rules: string) => Reflect.set(sheet, 'rules', rules) };
      return sheet as unknown as CSSStyleSheet;
    });
  });
  // After all: what is on the screen takes its sheet away when it goes, which is after the hooks of each test.
  afterAll(() => Reflect.deleteProperty(document, 'adoptedStyleSheets'));
};
