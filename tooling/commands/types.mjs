import { TYPED_PACKAGES } from '../lib/paths.mjs';
import { installed, runProgram } from '../lib/run-program.mjs';

let failed = false;
for (const name of TYPED_PACKAGES) {
  const { code } = await runProgram(installed('tsc'), ['-p', `${name}/tsconfig.json`]);
  failed ||= code !== 0;
}
process.exitCode = failed ? 1 : 0;
