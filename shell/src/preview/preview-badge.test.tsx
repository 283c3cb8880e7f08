import { renderRoutes } from '@tavolina/shared-api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import sq from '../../locales/sq.json';
import { PreviewBadge } from './preview-badge.tsx';

const { preview: texts } = sq;
const VERSIONS = { 'remote-diner': '1.15.0', shell: '2.6.0' };

const openBadge = async (answer: () => Promise<Response>) => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  await renderRoutes({
    routes: [{ path: '/', Component: () => <PreviewBadge versions={VERSIONS} /> }],
    at: '/',
    resources: { sq: { shell: sq } },
  });
  return fetched;
};

const press = () => userEvent.click(screen.getByRole('button', { name: texts.end }));

test('names the versions that only this browser gets', async () => {
  await openBadge(async () => new Response());
  const badge = await screen.findByRole('complementary', { name: texts.title });
  expect(badge).toHaveTextContent('remote-diner 1.15.0');
  expect(badge).toHaveTextContent('shell 2.6.0');
});

test.each([
  ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['refuses', async () => new Response('', { status: 503 })],
])('says so when the server %s, and can be pressed again', async (_how, answer) => {
  const fetched = await openBadge(answer);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed);
  expect(screen.getByRole('button', { name: texts.end })).toBeEnabled();
  await press();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(fetched).toHaveBeenCalledWith('/preview', expect.objectContaining({ method: 'DELETE' }));
});
