import { type ComponentType, useEffect, useState } from 'react';
import { liveRemotes } from '../remotes/live-release.ts';
import { matchRemote } from '../remotes/match-remote.ts';
import { openRemote } from '../remotes/open-remote.ts';
import { reportReady } from '../reports/report-ready.ts';

/** What the remote of the start page adds to a page of the shell's own; nothing where its code does not come. */
export const PlainPageAddition = () => {
  const [Addition, setAddition] = useState<ComponentType>();
  useEffect(() => {
    const owner = matchRemote(liveRemotes(), '/');
    if (owner === undefined) return;
    void openRemote(owner)
      .then(({ onPlainPages }) => setAddition(() => onPlainPages))
      .catch(() => undefined)
      // The remote draws no page here that would say that it has started.
      .finally(reportReady);
  }, []);
  return Addition ? <Addition /> : null;
};
