import { isAscii } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import vm from 'node:vm';
import { readIfThere } from '../serve/read-if-there.js';

/** @type {Map<string, { exports: any }>} */
const loaded = new Map();
/** @type {Map<string, vm.Script>} */
const withoutBytecode = new Map();

process.once('exit', (code) => {
  if (code === 0) keepBytecode();
});

/** Writes the bytecode of each bundle that has none beside it, with all functions that were called so far. */
export function keepBytecode() {
  for (const [file, script] of withoutBytecode) writeBytecode(script, file);
  withoutBytecode.clear();
}

/**
 * Loads a bundle, a file of CommonJS, with the bytecode that an earlier process has written beside it. The first
 * process writes it at its end, or once it has served whoever waits, with all functions that it has called; bytecode of
 * another version of V8 is written anew.
 *
 * @template T
 * @param {string} file an absolute path
 * @returns {T} what the bundle exports
 */
export function loadBundle(file) {
  const known = loaded.get(file);
  if (known) return known.exports;
  const module = { exports: {} };
  loaded.set(file, module);
  const bytecode = `${file}.bytecode`;
  const cachedData = readIfThere(bytecode);
  const script = new vm.Script(`(function (exports, module, require, __filename) {${readText(file)}\n})`, {
    filename: file,
    cachedData,
  });
  if (!cachedData || script.cachedDataRejected) withoutBytecode.set(bytecode, script);
  const requirePackage = createRequire(file);
  /** @param {string} name */
  const require = (name) => (name.startsWith('.') ? loadBundle(resolve(dirname(file), name)) : requirePackage(name));
  script.runInThisContext()(module.exports, module, Object.assign(require, requirePackage), file);
  return module.exports;
}

/**
 * Reads a file of UTF-8; one of ASCII, as bundles are, takes half the time.
 *
 * @param {string} file
 */
function readText(file) {
  const bytes = readFileSync(file);
  return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
}

/**
 * @param {vm.Script} script
 * @param {string} file
 */
function writeBytecode(script, file) {
  try {
    const unfinished = `${file}.${randomUUID()}`;
    writeFileSync(unfinished, script.createCachedData());
    renameSync(unfinished, file);
  } catch {
    // A command has done its work whether or not the next one starts faster.
  }
}
