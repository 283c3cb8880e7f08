import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import type { DrawOutcome, DrawTask, PartCode } from './draw-task.ts';

type Require = (name: string) => object;

interface Shell {
  provided: Record<string, object>;
  drawFirstView: (remote: object, request: object) => Promise<string>;
}

/** Runs a part's CommonJS code. */
const evaluate = ({ key, code }: PartCode, require: Require): object => {
  const module = { exports: {} };
  compileFunction(code ?? '', ['module', 'exports', 'require'], { filename: key })(
    module,
    module.exports,
    require,
  );
  return module.exports;
};

const parts = new Map<string, object>();

const partOf = (part: PartCode, require: Require): object => {
  const known = parts.get(part.key) ?? evaluate(part, require);
  parts.set(part.key, known);
  return known;
};

const draw = async ({ shell, remote, request }: DrawTask): Promise<string> => {
  const host = partOf(shell, createRequire(import.meta.url)) as Shell;
  // A remote has what the shell provides, and nothing of the server.
  const { remote: module } = partOf(remote, (name) => {
    const provided = host.provided[name];
    if (!provided) throw new Error(`${remote.key} asks for ${name}, which the shell does not provide`);
    return provided;
  }) as { remote: object };
  return host.drawFirstView(module, request);
};

const outcomeOf = async (task: DrawTask): Promise<DrawOutcome> => {
  try {
    return { id: task.id, html: await draw(task) };
  } catch (error) {
    return { id: task.id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

let last: Promise<void> = Promise.resolve();

// One after the other: languages and queries are those of the thread.
parentPort?.on('message', (task: DrawTask) => {
  last = last.then(async () => parentPort?.postMessage(await outcomeOf(task)));
});
