/** Unexpected console.error and console.warn calls fail the test. */
const unexpected: unknown[][] = [];
const record =
  (level: string) =>
  (...args: unknown[]) =>
    void unexpected.push([level, ...args]);

beforeEach(() => {
  unexpected.length = 0;
  jest.spyOn(console, 'error').mockImplementation(record('console.error'));
  jest.spyOn(console, 'warn').mockImplementation(record('console.warn'));
});

afterEach(() => {
  jest.restoreAllMocks();
  if (unexpected.length > 0)
    throw new Error(`Unexpected output: ${unexpected.map((line) => line.map(String).join(' ')).join('\n')}`);
});

export {};
