import { currentRelease } from '@tavolina/shared-api/runtime';
import { report } from '../reports/report.ts';

const KEY = 'tavolina.reloaded_release';

const releaseName = (): string => {
  const { shell, remotes } = currentRelease();
  return [shell.version, ...Object.values(remotes).map(({ version }) => version)].join(' ');
};

/**
 * Reloads a tab whose files are gone after a release, once per release. Returns false when it was already
 * tried, so that a permanently missing file shows an error instead of a reload loop.
 */
export const reloadStaleTab = (): boolean => {
  try {
    if (sessionStorage.getItem(KEY) === releaseName()) return false;
    sessionStorage.setItem(KEY, releaseName());
  } catch {
    return false;
  }
  report({ kind: 'skew', part: 'shell', version: currentRelease().shell.version });
  window.location.reload();
  return true;
};
