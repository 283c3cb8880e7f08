import { setTimeout as delay } from 'node:timers/promises';
import { withEmbedded } from '../lib/embedded-client.mjs';
import { signIn } from './sign-in.mjs';

/** Longer than a restarted server needs to take up its timers, in ms. */
const TIMEOUT_MS = 60_000;
const LOOK_MS = 250;

/** @typedef {{ id: string, account: { email: string, password: string } }} Place a place whose till is told of its pauses */

/** @param {string} api @param {string} token @param {string} method @param {string} path @param {object} body */
const ask = async (api, token, method, path, body) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${api}${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/**
 * Signs places up whose tills want to be told when they take orders again. Nothing answers at the tills' addresses: what
 * counts is the messages to them.
 * @param {string} api @param {number} count @returns {Promise<Place[]>}
 */
export const openPlacesWithTills = async (api, count) => {
  /** @type {Place[]} */
  const places = [];
  for (let index = 0; index < count; index += 1) {
    const account = { email: `pauza${index}@shembull.al`, password: 'Sofra-e-Bardhe-2026!' };
    const { access_token: token, user_id: id } = await ask(api, '', 'POST', '/signup', {
      ...account,
      business_name: `Pauza ${index + 1}`,
      address: 'Rruga e Durrësit 7',
      city: 'Tiranë',
      telephone: '+355691234567',
      description: '',
    });
    await ask(api, token, 'POST', '/subscriptions', { plan_id: 'standard-month' });
    const url = 'https://till.tavolina.test/orders';
    await ask(api, token, 'POST', '/integrations/webhooks', { url, events: ['ordering.resumed'] });
    places.push({ id, account });
  }
  return places;
};

/** Pauses places for a quarter of an hour. @param {string} api @param {readonly Place[]} places */
export const pausePlaces = async (api, places) => {
  for (const { account } of places) {
    const token = await signIn(api, account);
    await ask(api, token, 'PUT', '/availability/pause', { span: 'for_15_minutes', note: '' });
  }
};

/** The end of a pause is a time of the place, and a job that names it. */
const END = `
  WITH ended AS (
    UPDATE order_settings SET paused_until = date_trunc('milliseconds', now())
    WHERE business_id = ANY ($1) AND paused_until > now() RETURNING business_id, paused_until
  )
  UPDATE pgboss.job SET start_after = now(), data = data || jsonb_build_object('paused_until',
    to_char(paused_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  FROM ended WHERE name = 'pause-ends' AND state = 'created' AND data ->> 'business_id' = ended.business_id::text`;

/**
 * Lets the pauses of places end by themselves now.
 * @param {string} dataDir of the server, whose database is running @param {readonly Place[]} places
 * @throws {Error} if one does not pause
 */
export const letPausesEnd = (dataDir, places) =>
  withEmbedded(dataDir, async (client) => {
    const { rowCount } = await client.query(END, [places.map(({ id }) => id)]);
    if (rowCount !== places.length) throw new Error(`pause-ends: ${rowCount} of ${places.length}`);
  });

const RESUMED = `
  SELECT w.business_id AS id, count(*)::int AS count FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
  WHERE w.business_id = ANY ($1) AND d.type = 'ordering.resumed' GROUP BY 1`;

/**
 * Waits until tills are told that their places take orders again, once for each pause that ended around a crash.
 * @param {string} dataDir @param {readonly Place[]} places @param {number} pauses of each place so far
 * @throws {Error} naming the places whose till was told too seldom or too often
 */
export const verifyResumed = (dataDir, places, pauses) =>
  withEmbedded(dataDir, async (client) => {
    const ids = places.map(({ id }) => id);
    const end = Date.now() + TIMEOUT_MS;
    /** @type {Map<string, number>} */
    let told = new Map();
    const missing = () => ids.filter((id) => (told.get(id) ?? 0) < pauses);
    do {
      const { rows } = await client.query(RESUMED, [ids]);
      told = new Map(rows.map(({ id, count }) => [id, count]));
    } while (missing().length > 0 && Date.now() < end && (await delay(LOOK_MS, true)));
    if (missing().length > 0) throw new Error(`Never told that orders are taken: ${missing().join(', ')}`);
    const twice = ids.filter((id) => (told.get(id) ?? 0) > pauses);
    if (twice.length > 0) throw new Error(`Told twice that orders are taken: ${twice.join(', ')}`);
  });
