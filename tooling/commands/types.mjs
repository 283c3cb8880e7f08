import { TYPED_PACKAGES } from '../lib/paths.mjs';
import { installed, runProgram } from '../lib/run-program.mjs';

// All packages, or the named ones.
const named = process.argv.slice(2);
let failed = false;
for (const name of named.length > 0 ? named : TYPED_PACKAGES) {
  const { code } = await runProgram(installed('tsc'), ['-p', `${name}/tsconfig.json`]);
  failed ||= code !== 0;
}
process.exitCode = failed ? 1 : 0;
