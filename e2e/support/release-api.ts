/**
 * Asks the release platform, or tells it something.
 * @returns its answer
 * @throws with the whole answer when it refuses
 */
export const json = async (token: string, url: string, body?: object): Promise<unknown> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(
    url,
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
  );
  const received: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(received)}`);
  return received;
};
