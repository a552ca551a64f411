/**
 * What Vite and its plugin for React put into the head of each page: what lets a component be drawn anew, and Vite's
 * client. It is known beforehand, so that a page need not wait for Vite.
 */
const viteScripts = `
<script type="module">import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;</script>
<script type="module" src="/@vite/client"></script>`;

/** A page with the scripts by which it hears of edits. */
export function withViteScripts(html: string): string {
  return html.replace('<head>', (head) => head + viteScripts);
}
