import { platformCommand } from '../support/platform-command.ts';
import { type Product, startProduct } from '../support/product.ts';
import { ReleaseStore, type VariantFile } from '../support/release-store.ts';
import { expect, test } from '../support/test.ts';

const DINER = 'remote-diner';
const CAUSE = 'broken on purpose';

let product: Product;
let store: ReleaseStore;
let good: string;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct();
  store = new ReleaseStore(product);
  good = await store.live(DINER);
});

test.afterAll(() => product.stop());

test.beforeEach(() => test.setTimeout(180_000));

const run = (...args: string[]) => platformCommand(product, args);

test('a version that works beside what is live is tried and released by one command', async () => {
  const next = await store.publishVariant(DINER, good, 'next', ({ text }) =>
    text.replaceAll('Kërko', 'Gjej'),
  );
  const { code, output } = await run('release', `${DINER}@${next}`, '-m', 'a story');
  expect(output).toContain(`${DINER}@${next} works beside what is live.`);
  expect(code).toBe(0);
  expect(await store.live(DINER)).toBe(next);
  await store.move(DINER, good);
});

test('a version whose pages throw is refused with the page and the error, and kept as failed', async () => {
  const breakContact = ({ name, text }: VariantFile): string =>
    name.startsWith('home') && name.endsWith('.js') ? `throw new Error('${CAUSE}');${text}` : text;
  const broken = await store.publishVariant(DINER, good, 'broken', breakContact);
  const { code, output } = await run('release', `${DINER}@${broken}`, '-m', 'a story');
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`/: .*${CAUSE}`));
  expect(await store.live(DINER)).toBe(good);
  const refused = store.act(DINER, 'release', { version: broken, untried: undefined });
  await expect(refused).rejects.toThrow(CAUSE);
});
