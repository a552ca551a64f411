// Loaded into a development server under test: writes in order what it reads, what it sends and when it loads Vite into a file.
import fs from 'node:fs';
import http from 'node:http';
import Module, { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const { appendFileSync, readFileSync } = fs;
const { readFile } = fs.promises;
const { end } = http.ServerResponse.prototype;
const { _load: load } = Module;
const record = (words) => appendFileSync(process.env.RECORD_FILE, `${words}\n`);

if (isMainThread) {
  fs.readFileSync = (file, ...options) => {
    record(`read ${file}`);
    return readFileSync(file, ...options);
  };
  // Vite alone reads like this.
  fs.promises.readFile = (file, ...options) => {
    record(`vite reads ${file}`);
    return readFile(file, ...options);
  };
  http.ServerResponse.prototype.end = function (...content) {
    record(`sent ${this.req.url}`);
    return end.apply(this, content);
  };
  Module._load = (name, ...others) => {
    if (name === 'vite') record('vite');
    return load(name, ...others);
  };
  syncBuiltinESMExports();
}
