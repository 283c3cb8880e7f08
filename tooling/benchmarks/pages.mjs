/**
 * URLs to load, by name. The servers have separate databases, so the menu is found by its place.
 * @param {string} url
 * @returns {Promise<Record<string, string>>}
 */
export const pagesOf = async (url) => {
  const { items } = await (await fetch(`${url}/api/menus/?business_name=Oxhaku&limit=1`)).json();
  return {
    home: `${url}/`,
    restaurants: `${url}/restaurants`,
    menu: `${url}/menu/${items[0].id}`,
    login: `${url}/business/login`,
  };
};
