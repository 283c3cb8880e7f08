/** How long after the page's start an answer that came with it is as good as a new one, in ms. */
const FRESH_MS = 30_000;

let answers: Map<string, unknown> | undefined;

const readAnswers = (): Map<string, unknown> => {
  const json = document.getElementById('answers')?.textContent;
  return new Map(Object.entries((json ? JSON.parse(json) : {}) as Record<string, unknown>));
};

/**
 * The answer that the server sent with the page for an address below the API's base. Each serves once: asking again
 * means that somebody wants to know what it is now.
 */
export const takeFirstAnswer = (address: string): unknown => {
  answers ??= readAnswers();
  const answer = answers.get(address);
  answers.delete(address);
  return performance.now() < FRESH_MS ? answer : undefined;
};
