import { provideNotifier } from '../ui/notify';
import type { DrawnSite } from '../ui/site';

type Loading = Promise<ReturnType<typeof import('../shell/toasts/put-toasts').putToasts>>;

let loading: Loading | undefined;

/**
 * Shows notifications in the regions of the page that are for them, in the words of its site. The module that draws
 * them is loaded with the first one, once for each document.
 */
export function showNotificationsOf(site: DrawnSite): void {
  const load = async (): Loading => (await import('../shell/toasts/put-toasts')).putToasts(site);
  provideNotifier(() => {
    loading ??= load().catch((failure) => {
      loading = undefined;
      throw failure;
    });
    return loading;
  });
}
