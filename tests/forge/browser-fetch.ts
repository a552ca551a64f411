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

/** Fetches as a page of another site does: asks first whether it may, and shows only what the answer exposes. */
export async function browserFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  if (init.mode === 'no-cors') {
    await fetch(input, init);
    return new Response(null);
  }
  const { method = 'GET' } = init;
  const headers = new Headers(init.headers);
  const asked = [...headers.keys()].filter((name) => name !== 'accept').sort();
  const preflight = await fetch(input, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://kayaks.example',
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': asked.join(','),
    },
  });
  const listed = (name: string) => (preflight.headers.get(name) ?? '').toLowerCase().split(/, */);
  const mayAsk =
    preflight.ok &&
    preflight.headers.get('access-control-allow-origin') === '*' &&
    (['GET', 'HEAD', 'POST'].includes(method) ||
      listed('access-control-allow-methods').includes(method.toLowerCase())) &&
    asked.every((name) => listed('access-control-allow-headers').includes(name));
  if (!mayAsk) throw new TypeError('Failed to fetch');
  const answer = await fetch(input, init);
  if (answer.headers.get('access-control-allow-origin') !== '*') throw new TypeError('Failed to fetch');
  const exposed = (answer.headers.get('access-control-expose-headers') ?? '').toLowerCase().split(/, */);
  const shown = [...answer.headers].filter(([name]) => alwaysShown.includes(name) || exposed.includes(name));
  const body = method === 'HEAD' || answer.status === 204 ? null : await answer.arrayBuffer();
  const response = new Response(body, { status: answer.status, headers: shown });
  return Object.defineProperty(response, 'url', { value: answer.url });
}
