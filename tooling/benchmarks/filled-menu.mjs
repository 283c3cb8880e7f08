/**
 * Signs a place up, gives it the plan with a hundred items, and fills a menu.
 * @param {string} url
 * @param {number} count of items
 * @returns {Promise<{ session: Record<string, string>, menuId: string }>}
 */
export const filledMenu = async (url, count) => {
  const post = async (/** @type {string} */ to, /** @type {object} */ body, /** @type {string} */ token) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${url}/api${to}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`POST ${to}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const place = {
    business_name: 'Sofra e Bardhë',
    address: 'Rruga e Durrësit 7',
    city: 'Tiranë',
    telephone: '+355691234567',
  };
  const account = { email: `bench${count}@shembull.al`, password: 'Sofra-e-Bardhe-2026!', description: '' };
  const session = await post('/signup', { ...place, ...account }, '');
  const plans = await (await fetch(`${url}/api/subscriptions/plans`)).json();
  const plan = Object.values(plans)
    .flat()
    .find(({ tier, interval }) => tier === 'standard' && interval === 'month');
  await post('/subscriptions', { plan_id: plan.id }, session.access_token);
  const items = Array.from({ length: count }, (_, index) => ({
    name: `Gatimi ${index + 1}`,
    description: 'Me perime të stinës, djathë të bardhë dhe bukë të ngrohtë',
    price: 400 + index,
  }));
  const menu = { title: 'Dreka', default_currency: 'ALL', sections: [{ title: 'Gatime', items }] };
  const { id } = await post('/menus/', menu, session.access_token);
  return { session, menuId: id };
};
