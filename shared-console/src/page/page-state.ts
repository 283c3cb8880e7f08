import { useLocation } from '@tavolina/shared-api/runtime';

/** What a page tells the next one in its entry of the history. */
export interface PageState {
  /** Page that asked for the login. */
  from?: string;
  /** A plan was chosen before the login. */
  redirectToSubscription?: boolean;
  fromSignup?: boolean;
  newUser?: boolean;
  /** The page that was asked for takes a plan. */
  needsPlan?: boolean;
  cancelSuccess?: boolean;
  skipSubscription?: boolean;
  /** Step of the sign-up. */
  step?: number;
}

const KINDS: Readonly<Record<string, string>> = {
  from: 'string',
  redirectToSubscription: 'boolean',
  fromSignup: 'boolean',
  newUser: 'boolean',
  needsPlan: 'boolean',
  cancelSuccess: 'boolean',
  skipSubscription: 'boolean',
  step: 'number',
} satisfies Record<keyof PageState, string>;

/** What an entry of the history holds of it; the browser may keep one that an older version of the console wrote. */
export const readPageState = (state: unknown): PageState =>
  Object.fromEntries(Object.entries(state ?? {}).filter(([key, value]) => typeof value === KINDS[key]));

/** What the page before told this one. */
export const usePageState = (): PageState => readPageState(useLocation().state);
