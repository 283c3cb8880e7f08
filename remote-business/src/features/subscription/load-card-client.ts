import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** Longest wait for the provider's script, in ms; phones on slow networks need it. */
const TIMEOUT_MS = 120_000;

const loadScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      script.remove();
      reject(new Error(`${src} did not load`));
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    script.type = 'module';
    script.src = src;
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    document.head.append(script);
  });

/**
 * Loads the card client. `scriptUrl` stands in for the provider's own script where it is set.
 * @throws {Error} when a script does not come
 */
export const loadCardClient = async (publishableKey: string, scriptUrl: string | null): Promise<Stripe> => {
  if (scriptUrl && !('Stripe' in window)) await loadScript(scriptUrl);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('The card client did not start');
  return stripe;
};
