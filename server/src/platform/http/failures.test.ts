import { ERROR_STATUS, type ErrorCode, LANGUAGES } from '@tavolina/shared-api/contract';
import Fastify from 'fastify';
import { textsIn } from '../texts/texts.ts';
import { ApiFailure } from './api-failure.ts';
import { handleErrors } from './error-handler.ts';
import { failureBody } from './failure-body.ts';

const CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

const app = Fastify();
handleErrors(app);
app.get<{ Params: { code: ErrorCode } }>('/:code', async ({ params: { code } }) => {
  throw new ApiFailure(code, {
    subject: 'Tavë kosi',
    left: 2,
    ...(code === 'plan_limit_reached' ? { limit: { of: 'items', count: 30 } } : {}),
  });
});
afterAll(() => app.close());

const ask = async (code: ErrorCode, language: string) => {
  const answer = await app.inject({ url: `/${code}`, headers: { 'accept-language': language } });
  return { status: answer.statusCode, body: answer.json<{ code: string; detail: string }>() };
};

// product.md §6
test.each(CODES)('%s is answered with its status, in Albanian and in English', async (code) => {
  const [albanian, english] = [await ask(code, 'sq'), await ask(code, 'en')];
  for (const { status, body } of [albanian, english]) {
    expect([status, body.code]).toEqual([ERROR_STATUS[code], code]);
    expect(body.detail).toMatch(/^\S[^{}]+\.?$/);
  }
  expect(albanian.body.detail).not.toBe(english.body.detail);
});

test.each(LANGUAGES)('no limit stands as a figure in a sentence, in %s', (language) => {
  const t = textsIn(language);
  const options = { returnObjects: true, skipInterpolation: true } as const;
  const plans = t('plans', options);
  // The only figure that is not a limit.
  const features = Object.values(plans).flatMap((plan) =>
    plan.features.filter((text) => !text.includes('24/7')),
  );
  const sentences = (['failures', 'fields', 'done'] as const).flatMap((key) =>
    Object.values(t(key, options)),
  );
  expect([...sentences, ...features].filter((text) => /\d/.test(text))).toEqual([]);
});

test('a sentence names what it is about', async () => {
  expect((await ask('item_unavailable', 'sq')).body.detail).toContain('Tavë kosi');
  expect((await ask('plan_limit_reached', 'sq')).body.detail).toContain('30 artikuj');
  expect((await ask('plan_limit_reached', 'en')).body.detail).toContain('30 items');
  expect((await ask('already_reviewed', 'en')).body.detail).toContain('for 7 days');
  expect((await ask('upload_pixels', 'sq')).body.detail).toContain('40 milionë piksela, si 7.300 me 5.400');
  expect((await ask('upload_pixels', 'en')).body.detail).toContain(
    '40 million are allowed, such as 7,300 by 5,400',
  );
});

test.each([
  ['sq', 'menus', 'Plani yt e arriti kufirin: 1 menu.'],
  ['en', 'menus', 'Your plan is at its limit: 1 menu.'],
  ['sq', 'items', 'Plani yt e arriti kufirin: 1 artikull.'],
  ['en', 'items', 'Your plan is at its limit: 1 item.'],
] as const)('in %s a limit of one says so of %s', (language, of, sentence) => {
  const failure = new ApiFailure('plan_limit_reached', { limit: { of, count: 1 } });
  expect(failureBody(failure, language).detail).toContain(sentence);
});
