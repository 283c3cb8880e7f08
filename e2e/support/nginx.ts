import getPort from 'get-port';
import { nginxBefore, nginxWith } from '../../tooling/lib/nginx-site.mjs';

const PROGRAM = process.env.NGINX_PATH ?? 'nginx';

/** Starts nginx with the documented configuration before two server processes. */
export const startNginx = async (
  upstreams: [string, string],
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const { url, start, stop } = await nginxBefore(PROGRAM, upstreams);
  await start();
  return { url, stop };
};

/** A separate server with nothing but the remotes' files. */
export interface FileHost {
  url: string;
  /** Ends it at once, as a failing machine does. */
  kill: () => Promise<void>;
  /** Starts it again where it was. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Serves the files of a release store at the paths the product gives them. */
export const hostRemotes = async (store: string): Promise<FileHost> => {
  const port = await getPort({ host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}`;
  const types = 'types { text/javascript js; text/css css; application/json json; }';
  const locations = `location /remotes/ { alias ${store}/; } location = / { return 204; }`;
  const site = `${types} server { listen 127.0.0.1:${port}; ${locations} }`;
  const { start, kill, stop } = await nginxWith(PROGRAM, site, url);
  await start();
  return { url, kill, restart: start, stop };
};
