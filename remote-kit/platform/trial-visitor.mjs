import { devices } from 'playwright-core';
import { isLoopback } from '../lib/is-loopback.mjs';

/** @typedef {{ prefixes: string[], pages?: object, examples?: import('../lib/examples.mjs').Examples }} Facts */
/** @typedef {{ values: Record<string, string>, end: () => Promise<void> }} Session of an owner, as a browser keeps it */

/** The owner that comes with demo data, see README.md. */
const DEMO_OWNER = { email: 'owner@tavolina.test', password: 'Tavolina-2026!' };

/** Why pages of owners were not opened. */
export const NO_OWNER =
  'Pages that only owners see were not opened: name an account as TRIAL_EMAIL and TRIAL_PASSWORD';

/**
 * The parts of a preview with their facts, by name.
 * @param {string} server
 * @param {string} opens URL that starts the preview
 * @returns {Promise<Record<string, Facts & { version: string }>>}
 */
export const readParts = async (server, opens) => {
  const given = await fetch(new URL(opens, server), { redirect: 'manual' });
  const [cookie = ''] = given.headers.getSetCookie().map((entry) => entry.split(';')[0] ?? '');
  const answer = await fetch(new URL('/release.json', server), { headers: { cookie } });
  /** @type {{ remotes: Record<string, { version: string, base: string, prefixes: string[] }>, shell: { version: string } }} */
  const { remotes, shell } = await answer.json();
  const parts = Object.entries({
    shell: { ...shell, base: `/shell/${shell.version}/`, prefixes: [] },
    ...remotes,
  });
  const described = parts.map(async ([name, { version, base, prefixes }]) => {
    const facts = base === '' ? undefined : await fetch(new URL(`${base}platform.json`, server));
    return [name, { prefixes, ...(facts?.ok ? await facts.json() : {}), version }];
  });
  return Object.fromEntries(await Promise.all(described));
};

/**
 * Signs in an owner whose pages may be opened: the one in the environment, or on this machine the demo
 * owner.
 * @param {string} server
 * @returns {Promise<Session | undefined>} undefined without one
 * @throws {Error} when the account in the environment cannot sign in
 */
export const signIn = async (server) => {
  const { TRIAL_EMAIL, TRIAL_PASSWORD } = process.env;
  const isNamed = Boolean(TRIAL_EMAIL && TRIAL_PASSWORD);
  if (!isNamed && !isLoopback(server)) return undefined;
  const [username = '', password = ''] = isNamed
    ? [TRIAL_EMAIL, TRIAL_PASSWORD]
    : [DEMO_OWNER.email, DEMO_OWNER.password];
  const answer = await fetch(new URL('/api/login', server), {
    method: 'POST',
    body: new URLSearchParams({ username, password }),
  });
  if (!answer.ok && isNamed) throw new Error(`TRIAL_EMAIL cannot sign in: ${answer.status}.`);
  if (!answer.ok) return undefined;
  /** @type {{ access_token: string, refresh_token: string, user_id: string }} */
  const { access_token, refresh_token, user_id } = await answer.json();
  return {
    values: { access_token, refresh_token, user_id },
    end: async () => {
      await fetch(new URL('/api/auth/logout', server), {
        method: 'POST',
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ refresh_token }),
      });
    },
  };
};

/**
 * A phone's browser with a preview.
 * @param {import('playwright-core').Browser} browser
 * @param {{ server: string, opens: string, language: string, session?: Session | undefined }} visitor address of the installation, URL that starts the preview, and the signed-in owner
 */
export const visitorContext = async (browser, { server, opens, language, session }) => {
  const { origin } = new URL(server);
  const localStorage = Object.entries(session?.values ?? {}).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    locale: language,
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  await context.request.get(new URL(opens, server).href, { maxRedirects: 0 });
  return context;
};
