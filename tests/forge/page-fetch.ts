/** What a page may read of any answer: https://fetch.spec.whatwg.org/#cors-safelisted-response-header-name */
const alwaysShown = [
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
];

/**
 * Gives what fetches as a page of another site does: asks first whether it may, and shows only what the answer exposes.
 * What it was told it remembers for the whole interface of a forge, where a browser does for an address.
 */
export function pageFetch(): typeof fetch {
  const allowed = new Map<string, Promise<boolean>>();
  return async (input, init = {}) => {
    if (init.mode === 'no-cors') {
      await fetch(input, init);
      return new Response(null);
    }
    const { method = 'GET' } = init;
    const asked = [...new Headers(init.headers).keys()].filter((name) => name !== 'accept').sort();
    const url = new URL(input instanceof Request ? input.url : input);
    const key = [url.origin, ...url.pathname.split('/').slice(0, 3), method, ...asked].join(' ');
    const may = allowed.get(key) ?? mayAsk(url, method, asked);
    allowed.set(key, may);
    if (!(await may)) throw new TypeError('Failed to fetch');
    const answer = await fetch(input, init);
    if (answer.headers.get('access-control-allow-origin') !== '*') throw new TypeError('Failed to fetch');
    const exposed = namesIn(answer.headers.get('access-control-expose-headers'));
    const headers = [...answer.headers].filter(([name]) => alwaysShown.includes(name) || exposed.includes(name));
    const body = method === 'HEAD' || answer.status === 204 ? null : await answer.arrayBuffer();
    const response = new Response(body, { status: answer.status, headers });
    return Object.defineProperty(response, 'url', { value: answer.url });
  };
}

async function mayAsk(url: URL, method: string, asked: readonly string[]): Promise<boolean> {
  const { ok, headers } = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://kayaks.example',
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': asked.join(','),
    },
  });
  const methods = ['get', 'head', 'post', ...namesIn(headers.get('access-control-allow-methods'))];
  const names = namesIn(headers.get('access-control-allow-headers'));
  return (
    ok &&
    headers.get('access-control-allow-origin') === '*' &&
    methods.includes(method.toLowerCase()) &&
    asked.every((name) => names.includes(name))
  );
}

function namesIn(header: string | null): string[] {
  return (header ?? '').toLowerCase().split(/, */);
}
