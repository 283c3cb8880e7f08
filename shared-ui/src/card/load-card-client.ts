import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** Timeout of the provider's script, in ms; long, for phones on slow networks. */
const TIMEOUT_MS = 120_000;

const loadScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => script.dispatchEvent(new Event('error')), TIMEOUT_MS);
    script.type = 'module';
    script.src = src;
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${src} did not load`));
    });
    document.head.append(script);
  });

const start = async (publishableKey: string, scriptUrl: string | null): Promise<Stripe> => {
  if (scriptUrl && !('Stripe' in window)) await loadScript(scriptUrl);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('The card client did not start');
  return stripe;
};

const clients = new Map<string, Promise<Stripe>>();

/**
 * Loads the card client, once per key. `scriptUrl` replaces the provider's own script: the provider's
 * loader then finds its client on the page and fetches nothing.
 * @throws {Error} when a script fails to load
 */
export const loadCardClient = (publishableKey: string, scriptUrl: string | null): Promise<Stripe> => {
  const known = clients.get(publishableKey);
  if (known) return known;
  const client = start(publishableKey, scriptUrl);
  clients.set(publishableKey, client);
  // A failed load can be retried.
  client.catch(() => clients.delete(publishableKey));
  return client;
};
