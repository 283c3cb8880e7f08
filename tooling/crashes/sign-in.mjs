/**
 * Signs an owner in.
 * @param {string} api @param {{ email: string, password: string }} account
 * @returns {Promise<string>} the token of the session, which ends after a quarter of an hour
 */
export const signIn = async (api, { email, password }) => {
  const body = new URLSearchParams({ username: email, password });
  const answer = await fetch(`${api}/login`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`POST /login: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).access_token;
};
