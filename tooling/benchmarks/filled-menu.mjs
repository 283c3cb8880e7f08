/** What the places of benchmarks are called. */
export const PLACE_NAME = 'Sofra e Bardhë';

/**
 * Sends something as JSON.
 * @param {string} url
 * @param {string} to
 * @param {object} body
 * @param {string} [token]
 */
export const post = async (url, to, body, token) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${url}/api${to}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`POST ${to}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/**
 * Signs a place up.
 * @param {string} url
 * @param {string} email
 * @returns {Promise<Record<string, string>>} its owner's session
 */
export const signedUp = async (url, email) => {
  const place = {
    business_name: PLACE_NAME,
    address: 'Rruga e Durrësit 7',
    city: 'Tiranë',
    telephone: '+355691234567',
  };
  const account = { email, password: 'Sofra-e-Bardhe-2026!', description: '' };
  return post(url, '/signup', { ...place, ...account });
};

/**
 * A place with the plan of a hundred items, and a menu that is filled.
 * @param {string} url
 * @param {number} count of items
 * @returns {Promise<{ session: Record<string, string>, menuId: string }>}
 */
export const filledMenu = async (url, count) => {
  const session = await signedUp(url, `bench${count}@shembull.al`);
  const plans = await (await fetch(`${url}/api/subscriptions/plans`)).json();
  const plan = Object.values(plans)
    .flat()
    .find(({ tier, interval }) => tier === 'standard' && interval === 'month');
  await post(url, '/subscriptions', { plan_id: plan.id }, session.access_token);
  const items = Array.from({ length: count }, (_, index) => ({
    name: `Gatimi ${index + 1}`,
    description: 'Me perime të stinës, djathë të bardhë dhe bukë të ngrohtë',
    price: 400 + index,
  }));
  const menu = { title: 'Dreka', default_currency: 'ALL', sections: [{ title: 'Gatime', items }] };
  const { id } = await post(url, '/menus/', menu, session.access_token);
  return { session, menuId: id };
};
