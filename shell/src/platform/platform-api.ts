import type {
  ReleaseAction,
  ReleaseFigures,
  ReleaseMove,
  ReleaseStatus,
} from '@tavolina/shared-api/contract';
import { currentRelease, i18n } from '@tavolina/shared-api/runtime';

/** Everything the console shows. */
export interface Overview {
  status: ReleaseStatus;
  figures: ReleaseFigures;
  moves: ReleaseMove[];
}

/** What the server refused, in its own words. */
export class PlatformRefusal extends Error {
  readonly status: number;

  constructor(status: number, detail: string) {
    super(detail);
    this.name = 'PlatformRefusal';
    this.status = status;
  }
}

const ask = async <T>(token: string, path: string, body?: object): Promise<T> => {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'accept-language': i18n.resolvedLanguage ?? 'sq',
  };
  const answer = await fetch(
    `${currentRelease().apiBaseUrl}/platform/${path}`,
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
  );
  const received = (await answer.json()) as T & { detail?: string };
  if (!answer.ok) throw new PlatformRefusal(answer.status, received.detail ?? '');
  return received;
};

/** Asks for everything the console shows. @throws {PlatformRefusal} 401 when the token does not hold */
export const loadOverview = async (token: string): Promise<Overview> => {
  const [status, figures, moves] = await Promise.all([
    ask<ReleaseStatus>(token, 'status'),
    ask<ReleaseFigures>(token, 'figures'),
    ask<ReleaseMove[]>(token, 'moves'),
  ]);
  return { status, figures, moves };
};

/** Moves a part as the console saw it; another move in between is refused. */
export const movePart = (
  token: string,
  request: { part: string; action: ReleaseAction; expected_move: number; reason: string },
): Promise<ReleaseMove> => ask(token, 'moves', request);
