import { inlineSource } from './content-security-policy.ts';
import type { LivePart } from './release-source.ts';

/**
 * Tells that the shell is about to run, and keeps it in the cookie that the shell's `starting.ts` empties once it is
 * ready. It stands in the document: a shell that never comes to its own first line is noticed, too. Until the shell has
 * taken over what is noted, whoever goes away says so here, which is no failure.
 */
export const NOTE = `{
  const { apiBaseUrl, shell: { version } } = JSON.parse(document.getElementById('release').textContent);
  const name = 'shell@' + version + ':';
  const { dataset } = document.documentElement;
  const tell = (kind, value) => fetch(apiBaseUrl + '/platform/reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ shell: version, happenings: [{ kind, part: 'shell', version, value }] }),
    keepalive: true,
  }).catch(() => undefined);
  const kept = () =>
    (/(?:^|; )tavolina_starting=([^;]*)/.exec(document.cookie)?.[1] ?? '').split('~').filter(Boolean);
  const keep = (entries) => {
    document.cookie = 'tavolina_starting=' + entries.join('~') + '; Path=/; Max-Age=' +
      (entries.length > 0 ? 3600 : 0) + '; SameSite=Lax' + (location.protocol === 'https:' ? '; Secure' : '');
  };
  const leave = () => {
    if (!dataset.shellBegan) return;
    tell('left', Math.round(performance.now() - dataset.shellBegan));
    delete dataset.shellBegan;
    keep(kept().filter((entry) => !entry.startsWith(name)));
  };
  if (!document.hidden) {
    dataset.shellBegan = performance.now();
    if (!kept().some((entry) => entry.startsWith(name))) keep([...kept(), name + Date.now()]);
    tell('started');
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', () => { if (document.hidden) leave(); });
  }
}`;

/** Whether the document tells the start of a shell; those of before tell it themselves. */
export const isNoted = ({ platform }: LivePart): boolean => platform.notedBy === 'document';

/** The script as the content security policy names it. */
export const NOTE_SOURCE = inlineSource(NOTE);

/** HTML that notes the start of the shell (product.md §143); it stands after the release that it reads. */
export const noteShell = (): string => `<script>${NOTE}</script>`;
