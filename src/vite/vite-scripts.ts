/**
 * The scripts that Vite and its plugin for React put into the head of each page: React's refresh, and Vite's client.
 * They are copied here so that a page need not wait for Vite.
 */
const viteScripts = `
<script type="module">import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;</script>
<script type="module" src="/@vite/client"></script>`;

/** Adds to a page the scripts by which it hears of edits. */
export function withViteScripts(html: string): string {
  return html.replace('<head>', (head) => head + viteScripts);
}
