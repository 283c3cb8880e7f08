/** How long a response from the document counts as fresh, in ms. */
const FRESH_MS = 30_000;

let answers: Map<string, unknown> | undefined;
/** When the responses arrived, by `performance.now()`. Those in the document arrived at its start. */
let arrivedAt = 0;

const readAnswers = (): Record<string, unknown> => {
  const json = document.getElementById('answers')?.textContent;
  return json ? JSON.parse(json) : {};
};

/** Provides the responses for a page that is rendered without a document, by path below the API's base. */
export const offerFirstAnswers = (offered: Record<string, unknown>): void => {
  answers = new Map(Object.entries(offered));
  arrivedAt = performance.now();
};

/**
 * The response in the document for a path below the API's base. Each is used once: a repeated request wants
 * current data.
 */
export const takeFirstAnswer = (address: string): unknown => {
  answers ??= new Map(Object.entries(readAnswers()));
  const answer = answers.get(address);
  answers.delete(address);
  return performance.now() - arrivedAt < FRESH_MS ? answer : undefined;
};
