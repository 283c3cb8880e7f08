import { TOTP } from 'otpauth';

const PERIOD_MS = 30_000;

/** An owner's app for codes. Each code works once, so it gives a later one each time, as the server's clock allows. */
export const authenticator = (secret: string): (() => string) => {
  const app = new TOTP({ secret });
  let ahead = -1;
  return () => {
    ahead += 1;
    return app.generate({ timestamp: Date.now() + ahead * PERIOD_MS });
  };
};
