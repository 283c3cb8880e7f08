import { inlineSource } from './content-security-policy.ts';
import type { LivePart } from './release-source.ts';

/**
 * Records in a cookie that the shell is about to run; the shell's `start-records.ts` deletes the record once the
 * shell is ready. Inline in the document, so that a shell that does not reach its first line is recorded
 * too. Until the shell has taken over, leaving the page soon deletes the record here, because that is no
 * failure. A file of the shell that is missing or throws is one: it is reported, and its record stays.
 */
export const START_SCRIPT = `{
  const { apiBaseUrl, shell: { version } } = JSON.parse(document.getElementById('release').textContent);
  const name = 'shell@' + version + ':';
  const { dataset } = document.documentElement;
  const tell = (kinds, value) => fetch(apiBaseUrl + '/platform/reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ shell: version, happenings: kinds.map((kind) => ({ kind, part: 'shell', version, value })) }),
    keepalive: true,
  }).catch(() => undefined);
  const kept = () =>
    (/(?:^|; )tavolina_starting=([^;]*)/.exec(document.cookie)?.[1] ?? '').split('~').filter(Boolean);
  const keep = (entries) => {
    document.cookie = 'tavolina_starting=' + entries.join('~') + '; Path=/; Max-Age=' +
      (entries.length > 0 ? 3600 : 0) + '; SameSite=Lax' + (location.protocol === 'https:' ? '; Secure' : '');
  };
  const age = () => Math.round(performance.now() - dataset.shellBegan);
  const leave = () => {
    if (!(age() < 30_000)) return;
    tell(['left'], age());
    delete dataset.shellBegan;
    keep(kept().filter((entry) => !entry.startsWith(name)));
  };
  const fail = ({ target, filename }) => {
    const file = target.localName === 'script' ? target.src : filename;
    if (!dataset.shellBegan || !file?.includes('/shell/' + version + '/')) return;
    tell(['load_failed', 'left'], age());
    delete dataset.shellBegan;
  };
  if (!document.hidden) {
    dataset.shellBegan = performance.now();
    if (!kept().some((entry) => entry.startsWith(name))) keep([...kept(), name + Date.now()]);
    tell(['started']);
    addEventListener('error', fail, true);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', () => { if (document.hidden) leave(); });
  }
}`;

/** Whether the document records the start of this shell. Older shells do it themselves. */
export const recordsStart = ({ platform }: LivePart): boolean => platform.notedBy === 'document';

/** The hash source of the script for the content security policy. */
export const START_SCRIPT_SOURCE = inlineSource(START_SCRIPT);

/**
 * HTML of the script that records the start of the shell (product.md §143). Must come after the release,
 * which it reads.
 */
export const shellStartScript = (): string => `<script>${START_SCRIPT}</script>`;
