import { randomUUID } from 'node:crypto';
import { initialValues, PLACE_FIELDS } from '@tavolina/shared-api/contract';
import { transaction } from '../../platform/database/database.ts';
import { hashSecret, newSecret } from '../../platform/secrets/secrets.ts';
import { testDatabase } from '../../test/test-database.ts';
import { addAccount } from './add-account.ts';
import { insertRefreshToken } from './refresh-tokens-repository.ts';
import { findOpenFamily, insertFamily, sweepFamilies } from './sessions-repository.ts';

const { open } = testDatabase();

const HOUR_MS = 3_600_000;
const userId = randomUUID();

beforeAll(() =>
  addAccount(open(), {
    id: userId,
    email: 'arta@shembull.al',
    passwordHash: 'x',
    place: { ...initialValues(PLACE_FIELDS), business_name: 'Te Ura' },
  }),
);

const family = async (token: { lifeSeconds: number }, endedHoursAgo?: number): Promise<string> => {
  const id = randomUUID();
  const deviceHash = hashSecret(newSecret());
  await insertFamily(open(), {
    id,
    userId,
    businessId: userId,
    createdAt: new Date(),
    userAgent: '',
    deviceHash,
  });
  await insertRefreshToken(open(), { hash: hashSecret(newSecret()), familyId: id, ...token });
  if (endedHoursAgo !== undefined)
    await open().query(
      'UPDATE session_families SET ended_at = now() - make_interval(hours => $2) WHERE id = $1',
      [id, endedHoursAgo],
    );
  return id;
};

test('what is over is forgotten, and nothing else', async () => {
  const live = await family({ lifeSeconds: 60 });
  const expired = await family({ lifeSeconds: -60 });
  const endedLongAgo = await family({ lifeSeconds: 60 }, 30);
  const endedToday = await family({ lifeSeconds: 60 }, 2);
  await sweepFamilies(open(), new Date(Date.now() - 24 * HOUR_MS));
  const { rows } = await open().query<{ id: string }>('SELECT id FROM session_families');
  const left = rows.map(({ id }) => id);
  expect(left.toSorted()).toEqual([live, endedToday].toSorted());
  expect(left).not.toContain(expired);
  expect(left).not.toContain(endedLongAgo);
  expect(await findOpenFamily(open(), live, userId)).toEqual({ user_id: userId, role: 'owner' });
  expect(await findOpenFamily(open(), endedToday, userId)).toBeUndefined();
});

test('tokens that are over are found without reading the others', async () => {
  const plan = await transaction(open(), async (client) => {
    // The planner would scan a few rows instead of using the index.
    await client.query('SET LOCAL enable_seqscan = off');
    return client.query('EXPLAIN DELETE FROM refresh_tokens WHERE expires_at <= now()');
  });
  expect(JSON.stringify(plan.rows)).toContain('refresh_tokens_expiry');
});
