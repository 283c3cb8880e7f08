import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { developmentBaseConfig } from '../../remote-kit/development/development-config.mjs';
import { packageFacts } from '../../remote-kit/rspack/package-facts.mjs';
import { ROOT } from '../lib/paths.mjs';
import { SHELL_ENTRY, shellFederation } from './shell-config.mjs';

const SHELL = path.join(ROOT, 'shell');

/**
 * The shell for development: with React's development build, which Fast Refresh needs.
 * @returns {import('../../remote-kit/development/development-page.mjs').ShellSources}
 */
export const developmentShell = () => {
  const facts = packageFacts(SHELL);
  return {
    config: {
      ...developmentBaseConfig(facts),
      entry: SHELL_ENTRY,
      plugins: [new ModuleFederationPlugin(shellFederation(facts))],
    },
    texts: { shell: SHELL, ui: path.join(ROOT, 'shared-ui') },
  };
};
