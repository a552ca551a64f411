import { provideNotifier } from '../ui/notify';
import type { DrawnSite } from '../ui/site';

type Loading = Promise<ReturnType<typeof import('../shell/toasts/put-toasts').putToasts>>;

let loading: Loading | undefined;

/**
 * Lets what is said to the visitor appear in the places that the page has for it, in the words of its site; what draws it
 * is loaded when there is first something to say, once for as long as the document stands.
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
