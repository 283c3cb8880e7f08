import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createContextKey, ROOT_CONTEXT } from '@opentelemetry/api';
import { createScope } from './scope.ts';

const KEY = createContextKey('who');
const contextOf = (who: string) => ROOT_CONTEXT.setValue(KEY, who);
const scope = createScope();
const who = (): unknown => scope.current()?.getValue(KEY);

/** Does work as somebody's, and ends it when it is done. */
const as = <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const { run, end } = scope.open(contextOf(name));
  return run(work).finally(end);
};

/** What the running code belongs to before and after it has waited, in several ways. */
const look = async (): Promise<unknown[]> => {
  const seen = [who()];
  await nextTurn();
  seen.push(who());
  await Promise.all([nextTurn(), nextTurn().then(() => seen.push(who()))]);
  seen.push(who());
  return seen;
};

test('work keeps its context through what it awaits, and others keep theirs', async () => {
  const [arta, nobody, besa] = await Promise.all([as('Arta', look), look(), as('Besa', look)]);
  expect(arta).toEqual(Array(4).fill('Arta'));
  expect(besa).toEqual(Array(4).fill('Besa'));
  expect(nobody).toEqual(Array(4).fill(undefined));
});

test('who waits for what another ends goes on as itself', async () => {
  const told = new EventEmitter();
  const waiting = as('Arta', async () => {
    await new Promise((resolve) => told.once('done', resolve));
    return who();
  });
  await as('Besa', async () => told.emit('done'));
  expect(await waiting).toBe('Arta');
});

test('a callback belongs to who passes it, or to nobody, whoever calls it', async () => {
  const [own] = await Promise.all([as('Arta', async () => scope.bind(who)), nextTurn()]);
  const none = scope.bind(who);
  expect(await as('Besa', async () => [own(), none(), who()])).toEqual(['Arta', undefined, 'Besa']);
});

test('nothing belongs to work that is over, nor to what is done beside it', async () => {
  const { run, end } = scope.open(contextOf('Arta'));
  expect(run(who)).toBe('Arta');
  expect(who()).toBeUndefined();
  run(end);
  end();
  expect([who(), run(who)]).toEqual([undefined, undefined]);
  expect(await as('Besa', look)).toEqual(Array(4).fill('Besa'));
});
