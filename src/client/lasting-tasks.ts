/*
 * React's scheduler goes from one task to the next by `setImmediate`, or where a browser has none by a message to itself.
 * Firefox loses the messages of a page that is being left. When it came out of the back/forward cache, the
 * scheduler would wait for one that never arrives, and nothing would be drawn again. So this comes before React, and
 * posts the message once more when the page is shown.
 */
const tasks: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();

port1.onmessage = () => {
  for (const task of tasks.splice(0)) task();
};
addEventListener('pageshow', run);
Object.assign(globalThis, {
  setImmediate(task: () => void) {
    tasks.push(task);
    run();
  },
});

function run(): void {
  port2.postMessage(null);
}
