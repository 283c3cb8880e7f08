import { createHash } from 'node:crypto';

/** What visitors met. */
export interface Visits {
  pages: number;
  failures: string[];
}

const trustedFiles = (html: string): { url: string; integrity: string }[] =>
  [...html.matchAll(/(?:href|src)="([^"]+)" integrity="(sha384-[^"]+)"/g)].map(
    ([, url = '', integrity = '']) => ({ url, integrity }),
  );

const visitFile = async (origin: string, url: string, integrity: string): Promise<string | undefined> => {
  const answer = await fetch(new URL(url, origin));
  const content = Buffer.from(await answer.arrayBuffer());
  const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (answer.status !== 200) return `${url}: ${answer.status}`;
  return found === integrity ? undefined : `${url}: other bytes than the page names`;
};

const visit = async (origin: string, path: string): Promise<string[]> => {
  const answer = await fetch(new URL(path, origin), { headers: { accept: 'text/html' } });
  const html = await answer.text();
  if (answer.status !== 200) return [`${path}: ${answer.status}`];
  const files = trustedFiles(html);
  if (files.length === 0) return [`${path}: names no file`];
  const outcomes = await Promise.all(files.map(({ url, integrity }) => visitFile(origin, url, integrity)));
  return outcomes.filter((outcome) => outcome !== undefined);
};

/** Opens a page over and over, with every file it names, and checks each against its hash. */
export const visitUntil = async (signal: AbortSignal, origin: string, path: string): Promise<Visits> => {
  const visits: Visits = { pages: 0, failures: [] };
  while (!signal.aborted) {
    visits.failures.push(...(await visit(origin, path).catch((error: unknown) => [String(error)])));
    visits.pages += 1;
  }
  return visits;
};

/** Which version of a remote a server process names in its pages. */
export const versionAt = async (origin: string, remote: string): Promise<string> => {
  const release = (await (await fetch(new URL('/release.json', origin))).json()) as {
    remotes: Record<string, { version: string }>;
  };
  return release.remotes[remote]?.version ?? '';
};
