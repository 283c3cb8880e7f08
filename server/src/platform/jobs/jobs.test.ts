import { eventually } from '../../test/eventually.ts';
import { testDatabase } from '../../test/test-database.ts';
import { openDatabase, transaction } from '../database/database.ts';
import { createJobs, defineJob, type Jobs } from './jobs.ts';

const greet = defineJob<{ name: string }>('greet', { limit: 3, delaySeconds: 0 });

/** As `archive-orders`: it may take longer than the five minutes after which a job counts as abandoned. */
const greetAll = defineJob<{ name: string }>('greet-all', { limit: 3, delaySeconds: 0 }, true);

const { open, url } = testDatabase();
const running: Jobs[] = [];

const startJobs = async (handler: (payload: { name: string }) => Promise<void>): Promise<Jobs> => {
  const jobs = createJobs(open(), (error) => {
    throw error;
  });
  jobs.handle(greet, handler);
  await jobs.start();
  running.push(jobs);
  return jobs;
};

afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
});

const nextOf = <T>(): { promise: Promise<T>; resolve: (value: T) => void } => {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

test('work is done once its transaction has committed, and never when that was rolled back', async () => {
  const seen: string[] = [];
  const last = nextOf<void>();
  const jobs = await startJobs(async ({ name }) => {
    seen.push(name);
    if (name === 'Besa') last.resolve();
  });
  const refused = transaction(open(), async (client) => {
    await jobs.send(client, greet, { name: 'Agim' });
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  await transaction(open(), (client) => jobs.send(client, greet, { name: 'Besa' }));
  await last.promise;
  expect(seen).toEqual(['Besa']);
});

test('work that fails is tried again', async () => {
  let attempts = 0;
  const done = nextOf<number>();
  const jobs = await startJobs(async () => {
    attempts += 1;
    if (attempts < 3) throw new Error('the mail server is away');
    done.resolve(attempts);
  });
  await jobs.send(open(), greet, { name: 'Drita' });
  expect(await done.promise).toBe(3);
});

// product.md §686
test('each try that fails is told by kind and id, and not what it was about', async () => {
  const told: unknown[][] = [];
  const done = nextOf<void>();
  const onFailed = (...failed: unknown[]): void => void told.push(failed);
  const jobs = createJobs(open(), (error) => void error, { onFailed });
  let attempts = 0;
  jobs.handle(greet, async ({ name }) => {
    attempts += 1;
    if (attempts < 3) throw new Error(`no mail to ${name}`);
    done.resolve();
  });
  await jobs.start();
  running.push(jobs);
  await jobs.send(open(), greet, { name: 'Blerim' });
  await done.promise;
  const { rows } = await open().query<{ id: string }>(
    "SELECT id FROM pgboss.job WHERE data ->> 'name' = 'Blerim'",
  );
  expect(told).toEqual([
    ['greet', rows[0]?.id],
    ['greet', rows[0]?.id],
  ]);
});

test('work that failed is tried again, however late the answers about it are stored', async () => {
  const database = open();
  let attempts = 0;
  const done = nextOf<void>();
  const secondAttempt = nextOf<void>();
  // What would call a job done waits until the job is handed out once more.
  const late = new Proxy(database, {
    get: (target, name) =>
      name !== 'query'
        ? Reflect.get(target, name)
        : async (text: string, values?: unknown[]) => {
            if (/state = 'completed'/.test(String(text)) && attempts < 2) await secondAttempt.promise;
            return target.query(text, values);
          },
  });
  const jobs = createJobs(late, (error) => {
    throw error;
  });
  jobs.handle(greet, async () => {
    attempts += 1;
    if (attempts === 2) {
      secondAttempt.resolve();
      for (let turn = 0; turn < 20; turn += 1) await database.query('SELECT 1');
    }
    if (attempts < 3) throw new Error('the mail server is away');
    done.resolve();
  });
  await jobs.start();
  running.push(jobs);
  await jobs.send(open(), greet, { name: 'Shpresa' });
  await done.promise;
  expect(attempts).toBe(3);
});

// product.md §625
test('a process that met another one while both made their queues starts all the same', async () => {
  const database = open();
  let met = 0;
  const meeting = new Proxy(database, {
    get: (target, name) =>
      name !== 'query'
        ? Reflect.get(target, name)
        : (text: string, values?: unknown[]) => {
            if (!/create_queue/.test(String(text)) || met > 0) return target.query(text, values);
            met += 1;
            return target.query(`DO $$ BEGIN RAISE 'deadlock detected' USING ERRCODE = '40P01'; END $$`);
          },
  });
  const greeted = nextOf<string>();
  const jobs = createJobs(meeting, (error) => {
    throw error;
  });
  jobs.handle(greet, async ({ name }) => greeted.resolve(name));
  await jobs.start();
  running.push(jobs);
  await jobs.send(database, greet, { name: 'Arben' });
  expect([await greeted.promise, met]).toEqual(['Arben', 1]);
});

test('several processes share the work: each piece is done by one', async () => {
  const seen: string[] = [];
  const all = nextOf<void>();
  const handler = async ({ name }: { name: string }): Promise<void> => {
    seen.push(name);
    if (seen.length === 20) all.resolve();
  };
  const jobs = await startJobs(handler);
  await startJobs(handler);
  const names = Array.from({ length: 20 }, (_, index) => `guest ${index}`);
  for (const name of names) await jobs.send(open(), greet, { name });
  await all.promise;
  expect(seen.toSorted()).toEqual(names.toSorted());
});

test('work that a killed process had in hand is done as the next one starts, once its time is over', async () => {
  const killed = await startJobs(async () => undefined);
  await killed.stop();
  await killed.send(open(), greet, { name: 'Flutura' });
  await open().query(
    `UPDATE pgboss.job SET state = 'active', started_on = now() - interval '10 minutes'
     WHERE data ->> 'name' = 'Flutura'`,
  );
  const done = nextOf<string>();
  await startJobs(async ({ name }) => done.resolve(name));
  expect(await done.promise).toBe('Flutura');
});

test('work in the hands of a killed process is free for others after five minutes', async () => {
  const jobs = await startJobs(async () => undefined);
  await jobs.send(open(), greet, { name: 'Endrit' });
  const { rows } = await open().query(
    `SELECT extract(epoch FROM expire_in)::int AS seconds FROM pgboss.job WHERE data ->> 'name' = 'Endrit'`,
  );
  expect(rows).toEqual([{ seconds: 300 }]);
});

/** Starts a process whose handler of a kind waits, and lets the job it has in hand be ten minutes old. */
const startWaiting = async (job: typeof greetAll, handler: () => Promise<void>): Promise<void> => {
  const begun = nextOf<void>();
  const jobs = createJobs(open(), (error) => void error, { lookMs: 100, renewMs: 100 });
  jobs.handle(job, async () => {
    begun.resolve();
    await handler();
  });
  await jobs.start();
  running.push(jobs);
  await jobs.send(open(), job, { name: 'Teuta' });
  await begun.promise;
  await open().query(
    `UPDATE pgboss.job SET started_on = now() - interval '10 minutes' WHERE name = $1 AND state = 'active'`,
    [job.name],
  );
};

/** Another process starts, which looks for what killed ones had in hand. */
const startAnother = async (job: typeof greetAll, handler: () => Promise<void>): Promise<void> => {
  const jobs = createJobs(open(), (error) => void error, { lookMs: 100 });
  jobs.handle(job, handler);
  await jobs.start();
  running.push(jobs);
};

// product.md §692
test('long work is done by one process as long as that lives, however long it takes', async () => {
  const over = nextOf<void>();
  let runs = 0;
  const handler = async (): Promise<void> => {
    runs += 1;
    await over.promise;
  };
  await startWaiting(greetAll, handler);
  await eventually(async () => {
    const { rows } = await open().query(
      `SELECT started_on > now() - interval '1 minute' AS is_kept FROM pgboss.job WHERE name = 'greet-all'`,
    );
    expect(rows).toEqual([{ is_kept: true }]);
  });
  await startAnother(greetAll, handler);
  // Other work of the same kind is due and done, so that it has looked.
  const looked = nextOf<void>();
  await startAnother(greet, async () => looked.resolve());
  await running[0]?.send(open(), greet, { name: 'Vjosa' });
  await looked.promise;
  over.resolve();
  await eventually(async () => {
    const { rows } = await open().query(`SELECT state, retry_count FROM pgboss.job WHERE name = 'greet-all'`);
    expect(rows).toEqual([{ state: 'completed', retry_count: 0 }]);
  });
  expect(runs).toBe(1);
});

// product.md §692
test('other work that takes longer than its five minutes is done again', async () => {
  const over = nextOf<void>();
  const slow = defineJob<{ name: string }>('greet-slowly', { limit: 3, delaySeconds: 0 });
  await startWaiting(slow, () => over.promise);
  const again = nextOf<void>();
  await startAnother(slow, async () => again.resolve());
  await again.promise;
  over.resolve();
});

test.each(['fails', 'is done'])(
  'work that %s after the connections are closed ends without a fuss',
  async (how) => {
    const database = openDatabase(url, () => undefined);
    const jobs = createJobs(database, () => undefined);
    const begun = nextOf<void>();
    const closed = nextOf<void>();
    jobs.handle(greet, async () => {
      begun.resolve();
      await closed.promise;
      if (how === 'fails') throw new Error('too late');
    });
    await jobs.start();
    await jobs.send(open(), greet, { name: 'Luan' });
    await begun.promise;
    const stopped = jobs.stop();
    await database.end();
    closed.resolve();
    await stopped;
  },
);

test('work handed out while the process stops is done before it has stopped', async () => {
  // A separate kind: the queue hands out unfinished jobs of other tests again.
  const farewell = defineJob<{ name: string }>('farewell');
  const database = open();
  const asked = nextOf<void>();
  const released = nextOf<void>();
  const isFetch = (text: unknown): boolean => /FOR UPDATE SKIP LOCKED/.test(String(text));
  const held = new Proxy(database, {
    get: (target, name) =>
      name !== 'query'
        ? Reflect.get(target, name)
        : async (text: string, values?: unknown[]) => {
            const result = await target.query(text, values);
            if (isFetch(text) && result.rows.length > 0) {
              asked.resolve();
              await released.promise;
            }
            return result;
          },
  });
  const done: string[] = [];
  const jobs = createJobs(held, () => undefined);
  jobs.handle(farewell, async ({ name }) => {
    done.push(name);
  });
  await jobs.start();
  running.push(jobs);
  await jobs.send(database, farewell, { name: 'Mira' });
  await asked.promise;
  const stopped = jobs.stop();
  // The response arrives after the queue has checked for running jobs and found none.
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  released.resolve();
  await stopped;
  expect(done).toEqual(['Mira']);
});
