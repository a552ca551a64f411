import type { ViteDevServer } from 'vite';

/** Vite, which is made when somebody first needs it: nobody shall wait for it who does not. */
export interface LateVite {
  /** Makes it where it has not been. */
  get(): Promise<ViteDevServer>;
  /** Gives it where it is there. */
  present(): ViteDevServer | undefined;
}

/** Keeps what makes Vite until it is needed. */
export function createLateVite(create: () => Promise<ViteDevServer>): LateVite {
  let making: Promise<ViteDevServer> | undefined;
  let made: ViteDevServer | undefined;
  return {
    get() {
      making ??= create().then((server) => {
        made = server;
        return server;
      });
      return making;
    },
    present: () => made,
  };
}
