// Imported by a command under test: writes the name of every module and every bundle that the command loads into a file.
import { appendFileSync } from 'node:fs';
import Module, { register } from 'node:module';
import vm from 'node:vm';

const record = (name) => appendFileSync(process.env.IMPORTS_FILE, `${name}\n`);

const loader = `
import { appendFileSync } from 'node:fs';
export function load(address, context, next) {
  appendFileSync(${JSON.stringify(process.env.IMPORTS_FILE)}, address + '\\n');
  return next(address, context);
}`;

register(`data:text/javascript,${encodeURIComponent(loader)}`);

const loadCommonJs = Module._load;
Module._load = (...args) => {
  record(Module._resolveFilename(...args));
  return loadCommonJs(...args);
};

vm.Script = class extends vm.Script {
  constructor(source, options) {
    super(source, options);
    record(options.filename);
  }
};
