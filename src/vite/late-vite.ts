import type { ViteDevServer } from 'vite';

/** Vite, made when somebody first needs it. */
export interface LateVite {
  /** Gives Vite, made where it has not been. */
  get(): Promise<ViteDevServer>;
  /** Gives Vite where it has been made. */
  present(): ViteDevServer | undefined;
}

/** Makes a holder that creates Vite when it is needed. */
export function createLateVite(create: () => Promise<ViteDevServer>): LateVite {
  let making: Promise<ViteDevServer> | undefined;
  let instance: ViteDevServer | undefined;
  return {
    get() {
      making ??= create().then((server) => {
        instance = server;
        return server;
      });
      return making;
    },
    present: () => instance,
  };
}
