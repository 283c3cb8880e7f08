const BASE = new URL('./stripe/v1/', import.meta.url);

/** @typedef {{ type: string, code?: string, decline_code?: string, message: string }} StripeError */
/** @typedef {{ id: string, status: string, client_secret: string }} Intent */
/**
 * What came of a question: an answer or what was refused.
 * @template Answer
 * @typedef {{ answer: Answer, error?: undefined } | { answer?: undefined, error: StripeError }} Outcome
 */

/**
 * @param {URLSearchParams} form
 * @param {string} name
 * @param {unknown} value
 */
const append = (form, name, value) => {
  if (value === undefined || value === null) return;
  if (typeof value !== 'object') return form.append(name, String(value));
  for (const [key, part] of Object.entries(value)) append(form, `${name}[${key}]`, part);
};

/**
 * Asks the sandbox something; whoever asks says what an answer is.
 * @template Answer
 * @param {string} key publishable
 * @param {'GET' | 'POST'} method
 * @param {string} path below `/v1/`
 * @param {object} params
 * @returns {Promise<Outcome<Answer>>}
 */
export const ask = async (key, method, path, params) => {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) append(form, name, value);
  const url = new URL(path, BASE);
  if (method === 'GET') url.search = form.toString();
  try {
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(method === 'POST' && { body: form }),
    });
    const body = await response.json();
    return response.ok ? { answer: /** @type {Answer} */ (body) } : { error: body.error };
  } catch {
    return { error: { type: 'api_connection_error', code: 'connection', message: '' } };
  }
};
