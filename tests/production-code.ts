import { join } from 'node:path';
import { codeKey } from '../src/cli/code-key.js';
import type { Code } from '../src/frame/draw-page';
import { loadCode } from '../src/vite/bundle-code';
import { projectCache } from './project';

let loading: Promise<Code> | undefined;

/** The code as it is published: the test runner's own NODE_ENV would bundle React for development. */
export function productionCode(root: string): Promise<Code> {
  loading ??= loadProductionCode(root);
  return loading;
}

async function loadProductionCode(root: string): Promise<Code> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    const code = await loadCode(root, join(projectCache, 'code', codeKey(root)));
    await code.renderer.prepareRenderer([]);
    return code;
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}
