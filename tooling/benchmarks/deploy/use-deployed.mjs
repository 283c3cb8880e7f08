import assert from 'node:assert/strict';
import { askForEverything } from '../../deploy/ask-for-everything.mjs';

/** Uses an installation by its address, from the machine it is on: `node use-deployed.mjs https://tavolina.test`. */
const [url = ''] = process.argv.slice(2);

const plain = await fetch(url.replace('https:', 'http:'), { redirect: 'manual' });
assert.equal(plain.status, 301, `http: answered ${plain.status}, not a way to https:`);
assert.equal(plain.headers.get('location'), `${url}/`);
await askForEverything(url);
const page = await (await fetch(`${url}/restaurants`)).text();
assert.ok(page.includes('data-first-view'), 'The page came without a first view');
