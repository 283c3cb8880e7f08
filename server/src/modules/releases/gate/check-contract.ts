import { type CallShape, callShapes } from '@tavolina/shared-api/contract';
import type { VersionFacts } from '../versions/version-facts.ts';
import { compareShapes } from './compare-shapes.ts';
import type { Refusal } from './refusal.ts';

let offered: Record<string, CallShape> | undefined;

const checkCall = (call: string, built: CallShape, live: CallShape | undefined): Refusal[] => {
  if (!live) return [{ about: call, reason: 'call_unknown' }];
  const breaches = [
    ...compareShapes({ live: live.takes, built: built.takes, at: '', isSent: true }),
    ...compareShapes({ live: live.answers, built: built.answers, at: 'answer', isSent: false }),
  ];
  return breaches.map(({ at, ...breach }) => ({ about: `${call}: ${at}`, ...breach }));
};

/** Built once, because there are more than seventy calls. */
const offeredCalls = (): Record<string, CallShape> => {
  offered ??= callShapes();
  return offered;
};

/** What a client that was built for some calls misses in others of the same names. */
export const compareCalls = (built: Record<string, CallShape>, live: Record<string, CallShape>): Refusal[] =>
  Object.entries(built).flatMap(([call, shape]) => checkCall(call, shape, live[call]));

/** The live server still offers every call of the part with the shape it had when the part was built. */
export const checkContract = ({ calls = {} }: VersionFacts): Refusal[] => compareCalls(calls, offeredCalls());
