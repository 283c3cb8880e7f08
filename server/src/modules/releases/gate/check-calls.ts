import type { Candidate } from './candidate.ts';
import { CODE_FILE } from './kinds-of-files.ts';
import { KNOWN_CALLS } from './known-calls.ts';
import type { Refusal } from './refusal.ts';

/** Calls in the code: method and path, in any kind of quotes. */
const NAMED = /["'`]((?:GET|POST|PUT|PATCH|DELETE) \/[\w/{}.-]*)["'`]/g;

/** The live server knows every call in the code, in addition to those that the build declares. */
export const checkCalls = ({ facts, files }: Candidate): Refusal[] => {
  const named = [...files]
    .filter(([file]) => CODE_FILE.test(file))
    .flatMap(([, content]) => [...content.toString().matchAll(NAMED)].map(([, call = '']) => call));
  return [...new Set(named)]
    .filter((call) => !KNOWN_CALLS.has(call) && !facts.calls?.[call])
    .map((about) => ({ about, reason: 'call_unknown' as const }));
};
