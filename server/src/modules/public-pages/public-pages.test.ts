import { createMenu, createOwner } from '../../test/factories.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ PUBLIC_ORIGIN: 'https://tavolina.al' });

const get = async (path: string) => {
  const answer = await fetch(new URL(path, server.api));
  return { answer, body: await answer.text() };
};

test('the sitemap names every published menu in both languages', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner, { title: 'Dreka' });
  const { answer, body } = await get('/sitemap.xml');
  expect(answer.headers.get('content-type')).toContain('application/xml');
  expect(body).toContain(`<loc>https://tavolina.al/menu/${menu.id}</loc>`);
  expect(body).toContain(`hreflang="en" href="https://tavolina.al/menu/${menu.id}?lng=en"`);
  expect(body).toContain('<loc>https://tavolina.al/restaurants</loc>');
});

test('robots are shown the sitemap and kept from orders', async () => {
  const { body } = await get('/robots.txt');
  expect(body).toContain('Disallow: /orders\n');
  expect(body).toContain('Sitemap: https://tavolina.al/sitemap.xml');
});
