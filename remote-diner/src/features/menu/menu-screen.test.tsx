import { failure, fakeApi, pending } from '@tavolina/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useChosenCurrency } from '../../lib/pricing/currency-store.ts';
import { stubReading } from '../../testing/browser.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { dishOf, menuOf, RATES } from '../../testing/samples.ts';

const HANDLERS = { 'GET /menus/{id}': menuOf(), 'GET /exchange-rates': RATES };
const section = (name: string) => within(screen.getByRole('region', { name }));

test('shows the place, its sections with prices in lek, and names the tab', async () => {
  fakeApi(HANDLERS);
  await renderScreen('/menu/dreka');
  expect(await screen.findByRole('heading', { level: 1, name: 'Oxhaku i Gjyshes' })).toBeInTheDocument();
  const dishes = section('Gatime tavash');
  expect(dishes.getByRole('heading', { name: 'Tavë kosi' })).toBeInTheDocument();
  expect(dishes.getByText(/^650\sL$/)).toBeInTheDocument();
  expect(section('Të tjera').getByRole('heading', { name: 'Dhallë' })).toBeInTheDocument();
  expect(document.title).toBe('Oxhaku i Gjyshes, Dreka · Tavolina');
});

test('speaks English', async () => {
  fakeApi(HANDLERS);
  await renderScreen('/menu/dreka', { lng: 'en' });
  expect(await screen.findByRole('button', { name: 'Add Tavë kosi to the cart' })).toBeInTheDocument();
  expect(section('Other items').getByRole('heading', { name: 'Dhallë' })).toBeInTheDocument();
  expect(screen.getByRole('complementary', { name: 'Your cart' })).toBeInTheDocument();
});

test('says that it loads', async () => {
  fakeApi({ ...HANDLERS, 'GET /menus/{id}': () => pending() });
  await renderScreen('/menu/dreka');
  expect(await screen.findByRole('status')).toHaveTextContent('Po ngarkohet…');
  expect(document.title).toBe('Menuja · Tavolina');
});

test('a failed menu is tried again', async () => {
  let isBroken = true;
  fakeApi({ ...HANDLERS, 'GET /menus/{id}': () => (isBroken ? failure(500, 'internal_error') : menuOf()) });
  const { user } = await renderScreen('/menu/dreka');
  expect(await screen.findByRole('heading', { level: 1, name: 'Menuja nuk u ngarkua.' })).toBeInTheDocument();
  expect(screen.getByText('Serveri ktheu gabimin 500.')).toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Oxhaku i Gjyshes' })).toBeInTheDocument();
});

test('an unknown menu leads to the places', async () => {
  fakeApi({ ...HANDLERS, 'GET /menus/{id}': failure(404, 'menu_not_found') });
  await renderScreen('/menu/dreka');
  expect(await screen.findByRole('heading', { level: 1, name: 'Menuja nuk u gjet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Shiko restorantet' })).toHaveAttribute('href', '/restaurants');
});

// product.md §117
test('leads to the other menus of its place', async () => {
  const menu = menuOf();
  const others = [{ id: 'darka', title: 'Darka' }];
  fakeApi({
    ...HANDLERS,
    'GET /menus/{id}': { ...menu, business: { ...menu.business, other_menus: others } },
  });
  await renderScreen('/menu/dreka');
  const nav = await screen.findByRole('navigation', { name: 'Menutë e tjera' });
  expect(within(nav).getByRole('link', { name: 'Darka' })).toHaveAttribute('href', '/menu/darka');
});

test('a menu without dishes says so', async () => {
  fakeApi({ ...HANDLERS, 'GET /menus/{id}': menuOf({ sections: [], items: [] }) });
  await renderScreen('/menu/dreka');
  expect(await screen.findByText('Kjo menu është ende bosh')).toBeInTheDocument();
});

// product.md §25
test('a place without online orders shows its dishes and no cart', async () => {
  const { business } = menuOf();
  const menu = menuOf({ business: { ...business, accepts_orders: false } });
  fakeApi({ ...HANDLERS, 'GET /menus/{id}': menu });
  await renderScreen('/menu/dreka');
  expect(
    await screen.findByText('Vetëm për shikim: për të porositur, telefono lokalin.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Tavë kosi' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /në shportë/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

// product.md §79
test('one press calls the place', async () => {
  const { business } = menuOf();
  fakeApi({
    'GET /menus/{id}': menuOf({ business: { ...business, phone: '+355 (69) 123 4567' } }),
    'GET /exchange-rates': RATES,
  });
  await renderScreen('/menu/dreka');
  const call = await screen.findByRole('link', { name: '+355 (69) 123 4567' });
  expect(call).toHaveAttribute('href', 'tel:+355691234567');
});

test('what is not known of a place leaves no room beside what is', async () => {
  const business = { ...menuOf().business, address: '', city: '', rating: null, phone: '+355691234567' };
  const menu = menuOf({ business, cuisine_type: null, price_range: null });
  fakeApi({ ...HANDLERS, 'GET /menus/{id}': menu });
  await renderScreen('/menu/dreka');
  const call = await screen.findByRole('link', { name: business.phone });
  expect(call.parentElement?.parentElement?.children).toHaveLength(1);
});

test('a dish without a price above zero shows none and cannot be ordered', async () => {
  fakeApi({ ...HANDLERS, 'GET /menus/{id}': menuOf({ items: [dishOf({ name: 'Ujë', price: 0 })] }) });
  await renderScreen('/menu/dreka');
  expect(await screen.findByRole('heading', { name: 'Ujë' })).toBeInTheDocument();
  expect(section('Të tjera').queryByText(/L$/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Shto Ujë në shportë' })).not.toBeInTheDocument();
});

test('the section being read is marked among the sections', async () => {
  const read = stubReading();
  fakeApi(HANDLERS);
  await renderScreen('/menu/dreka');
  const link = async (name: string) =>
    within(await screen.findByRole('navigation', { name: 'Seksionet e menusë' })).getByRole('link', { name });
  expect(await link('Gatime tavash')).toHaveAttribute('aria-current', 'location');
  act(() => read('section--1'));
  expect(await link('Të tjera')).toHaveAttribute('aria-current', 'location');
  expect(await link('Gatime tavash')).not.toHaveAttribute('aria-current');
  // A jump over a section, of which a busy page hears only at its end.
  act(() => read('section-tava', 'section--1'));
  expect(await link('Të tjera')).toHaveAttribute('aria-current', 'location');
});

// product.md §16
test('a menu opens in its own currency where no dish has a price in lek', async () => {
  const prices = [{ currency: 'EUR' as const, price: 6, is_default: true }];
  const item = dishOf({ price: 6, default_currency: 'EUR', prices });
  fakeApi({
    ...HANDLERS,
    'GET /menus/{id}': menuOf({ default_currency: 'EUR', sections: [], items: [item] }),
  });
  await renderScreen('/menu/dreka');
  expect(await screen.findByRole('radio', { name: 'Euro' })).toBeChecked();
  expect(screen.getByText(/^6,00\s€$/)).toBeInTheDocument();
});

// product.md §489
test('a menu of another place opens in the currency that was chosen last, and a cart keeps its own', async () => {
  const other = menuOf({ id: 'tjeter', business: { ...menuOf().business, id: 'tjeter', name: 'Te Tjetri' } });
  fakeApi({ ...HANDLERS, 'GET /menus/{id}': ({ params }) => (params.id === 'tjeter' ? other : menuOf()) });
  const { user, router } = await renderScreen('/menu/dreka');
  const go = (address: string) => act(() => router.navigate(address));
  await user.click(await screen.findByRole('radio', { name: 'Euro' }));
  await go('/menu/tjeter');
  expect(await screen.findByRole('heading', { level: 1, name: 'Te Tjetri' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Euro' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Lekë' }));
  await go('/menu/dreka');
  expect(await screen.findByRole('heading', { level: 1, name: 'Oxhaku i Gjyshes' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Lekë' })).toBeChecked();

  await user.click(screen.getByRole('button', { name: 'Shto Dhallë në shportë' }));
  await go('/menu/tjeter');
  await user.click(await screen.findByRole('radio', { name: 'Euro' }));
  await go('/menu/dreka');
  expect(await screen.findByRole('heading', { level: 1, name: 'Oxhaku i Gjyshes' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Lekë' })).toBeChecked();
});

// product.md §489
test('a currency that is chosen in another tab is followed', async () => {
  fakeApi(HANDLERS);
  await renderScreen('/menu/dreka');
  expect(await screen.findByRole('radio', { name: 'Lekë' })).toBeChecked();
  const { name = '', version } = useChosenCurrency.persist.getOptions();
  localStorage.setItem(name, JSON.stringify({ version, state: { currency: 'EUR' } }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: name })));
  expect(screen.getByRole('radio', { name: 'Euro' })).toBeChecked();
});

test('every price stands in lek and in euro, with the rate', async () => {
  fakeApi(HANDLERS);
  const { user } = await renderScreen('/menu/dreka');
  await screen.findByRole('heading', { level: 1, name: 'Oxhaku i Gjyshes' });
  expect(section('Gatime tavash').getByText(/^6,50\s€$/)).toBeInTheDocument();
  // product.md §546
  const rate = screen.getByText(/^1 € = 100\sL, kursi i datës 20\.11\.2026$/);
  expect(document.getElementById('dishes')?.compareDocumentPosition(rate)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await user.click(screen.getByRole('radio', { name: 'Euro' }));
  expect(section('Gatime tavash').getByText(/^650\sL$/)).toBeInTheDocument();
});

test('euro prices that the place set itself are said to be it, beside the rate and in the cart', async () => {
  const own = dishOf({ prices: [{ currency: 'EUR', price: 7, is_default: false }] });
  fakeApi({ ...HANDLERS, 'GET /menus/{id}': menuOf({ sections: [], items: [own] }) });
  const { user } = await renderScreen('/menu/dreka');
  expect(
    await screen.findByText(/^1 € = 100\sL, kursi i datës .* · Çmimet në euro i ka vendosur vetë lokali$/),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Shto Tavë kosi/ }));
  expect(screen.getAllByText('Çmimet në euro i ka vendosur vetë lokali').length).toBeGreaterThan(0);
});

test('beside another currency than lek stands its own rate', async () => {
  fakeApi(HANDLERS);
  const { user } = await renderScreen('/menu/dreka');
  await user.click(await screen.findByRole('radio', { name: 'Dollarë' }));
  expect(screen.getByText(/^1 € = 1,10\s\$, kursi i datës 20\.11\.2026$/)).toBeInTheDocument();
});

test('the menu can be put on paper', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  fakeApi(HANDLERS);
  const { user } = await renderScreen('/menu/dreka');
  await user.click(await screen.findByRole('button', { name: 'Printo menunë' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('the link to the menu is copied where the device has no sheet for sharing', async () => {
  fakeApi(HANDLERS);
  const { user } = await renderScreen('/menu/dreka');
  await user.click(await screen.findByRole('button', { name: 'Shpërndaje menunë' }));
  expect(await screen.findByText('Linku u kopjua.')).toBeInTheDocument();
  await expect(navigator.clipboard.readText()).resolves.toBe(window.location.href);
});

test('a link that the browser refuses to copy is said not to be, until a copy is made', async () => {
  fakeApi(HANDLERS);
  const { user } = await renderScreen('/menu/dreka');
  const share = await screen.findByRole('button', { name: 'Shpërndaje menunë' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('NotAllowedError'));
  await user.click(share);
  const status = await screen.findByText(/^Linku nuk u kopjua\./);
  expect(status).toHaveRole('status');
  await user.click(share);
  await waitFor(() => expect(status).toHaveTextContent('Linku u kopjua.'));
});

// product.md §412
test('says how much of a dish there is', async () => {
  fakeApi({
    ...HANDLERS,
    'GET /menus/{id}': menuOf({ items: [dishOf({ section_id: null, portion: '350 g' })] }),
  });
  await renderScreen('/menu/dreka');
  expect(await screen.findByText('350 g')).toBeVisible();
});
