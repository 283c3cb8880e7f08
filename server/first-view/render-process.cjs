// The code of the process that renders pages; it is handed to Node as text, since that process can read no file.
const { createInterface } = require('node:readline');
const { compileFunction } = require('node:vm');

/** @typedef {{ key: string, code: string }} PartCode */
/** @typedef {{ id: number, shell?: PartCode, remote?: PartCode, request: object }} RenderTask */
/** @typedef {{ provided: Record<string, object>, drawFirstView: (remote: object, request: object) => Promise<string> }} Shell */

/**
 * Runs a part's CommonJS code.
 * @param {PartCode} part
 * @param {(name: string) => object} from gives the modules it asks for
 */
const evaluate = ({ key, code }, from) => {
  const module = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'], { filename: key })(module, module.exports, from);
  return module.exports;
};

/** @type {Shell | undefined} */
let host;
/** @type {object | undefined} */
let page;

/** @param {RenderTask} task */
const render = async ({ shell, remote, request }) => {
  if (shell) host = /** @type {Shell} */ (evaluate(shell, require));
  const provided = host?.provided ?? {};
  if (remote) {
    const built = evaluate(remote, (name) => {
      const module = provided[name];
      if (!module) throw new Error(`${remote.key} asks for ${name}, which the shell does not provide`);
      return module;
    });
    page = /** @type {{ remote: object }} */ (built).remote;
  }
  if (!host || !page) throw new Error('its parts could not be run');
  return host.drawFirstView(page, request);
};

/** @param {RenderTask} task */
const outcomeOf = async (task) => {
  try {
    return { id: task.id, html: await render(task) };
  } catch (error) {
    return { id: task.id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

/** @type {Promise<void>} */
let last = Promise.resolve();

// Said before any code of a part runs: this machine has closed the process off.
process.stdout.write('{"begun":true}\n');

// One after the other: languages and queries are those of the process.
createInterface({ input: process.stdin })
  .on('line', (line) => {
    last = last.then(async () => {
      process.stdout.write(`${JSON.stringify(await outcomeOf(JSON.parse(line)))}\n`);
    });
  })
  .on('close', () => process.exit());
