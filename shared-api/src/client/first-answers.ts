/** How long an answer that came with the page is as good as a new one, in ms. */
const FRESH_MS = 30_000;

let answers: Map<string, unknown> | undefined;
/** When the answers came, on the clock of `performance`; those of a document come with its start. */
let cameAt = 0;

const readAnswers = (): Record<string, unknown> => {
  const json = document.getElementById('answers')?.textContent;
  return json ? JSON.parse(json) : {};
};

/** Lays out the answers of a page that is drawn where there is no document, by address below the API's base. */
export const offerFirstAnswers = (offered: Record<string, unknown>): void => {
  answers = new Map(Object.entries(offered));
  cameAt = performance.now();
};

/**
 * The answer that the server sent with the page for an address below the API's base. Each serves once: asking again
 * means that somebody wants to know what it is now.
 */
export const takeFirstAnswer = (address: string): unknown => {
  answers ??= new Map(Object.entries(readAnswers()));
  const answer = answers.get(address);
  answers.delete(address);
  return performance.now() - cameAt < FRESH_MS ? answer : undefined;
};
