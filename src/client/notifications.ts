import { provideNotifier } from '../ui/notify';
import type { DrawnSite } from '../ui/site';

/** Lets what is said to the visitor appear in the places that the page has for it; what draws it is loaded when there is first something to say. */
export function showNotificationsOf(site: DrawnSite): void {
  let loading: ReturnType<typeof load> | undefined;
  const load = async () => (await import('../shell/toasts/put-toasts')).putToasts(site);
  provideNotifier(() => {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  });
}
