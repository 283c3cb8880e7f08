import { createInstance } from 'i18next';
import { textFiles } from './text-files.ts';

const speaking = async () => {
  const i18n = createInstance();
  await i18n
    .use(textFiles)
    .init({ lng: 'en', fallbackLng: false, ns: ['shell'], maxRetries: 2, retryTimeout: 1 });
  return i18n;
};

const answers = (...given: (Response | Error)[]) => {
  const ask = jest.fn(async () => {
    const next = given.shift() ?? new Error('asked too often');
    if (next instanceof Error) throw next;
    return next;
  });
  Object.assign(globalThis, { fetch: ask });
  return ask;
};

const TEXTS = () => Response.json({ hello: 'Hello' });

test('brings the texts of a language and a namespace', async () => {
  const ask = answers(TEXTS());
  expect((await speaking()).t('hello', { ns: 'shell' })).toBe('Hello');
  expect(ask).toHaveBeenCalledWith('/locales/en/shell.json');
});

test.each([
  ['the connection fails', new TypeError('Failed to fetch')],
  ['the server is away', new Response(null, { status: 503 })],
])('asks again when %s', async (_why, failure) => {
  const ask = answers(failure, TEXTS());
  expect((await speaking()).t('hello', { ns: 'shell' })).toBe('Hello');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('does not ask again for texts that are not there', async () => {
  const ask = answers(new Response(null, { status: 404 }), TEXTS());
  await speaking();
  expect(ask).toHaveBeenCalledTimes(1);
});
