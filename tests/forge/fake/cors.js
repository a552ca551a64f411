/** What each forge tells browsers of what pages of other sites may ask and read; undefined where it says nothing. */
const rules = {
  // https://docs.github.com/rest/using-the-rest-api/using-cors-and-jsonp-to-make-cross-origin-requests
  github: {
    isAt: (path) => /^\/api\/(v3|graphql)/.test(path),
    methods: 'GET, POST, PATCH, PUT, DELETE',
    headers: ['authorization', 'content-type', 'if-match', 'if-none-match', 'x-requested-with', 'x-github-otp'],
    exposed:
      'ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, X-GitHub-Media-Type, X-GitHub-SSO, X-GitHub-Request-Id, Deprecation, Sunset',
  },
  // routers/api/v1 of both: their own header for passwords, and what [cors] HEADERS names, where [cors] ENABLED says so.
  forgejo: {
    isAt: (path, { isClosed }) => path.includes('/api/v1/') && !isClosed,
    methods: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    headers: ['authorization', 'content-type', 'user-agent', 'x-gitea-otp', 'x-forgejo-otp'],
  },
  // config/application.rb: Rack::Cors with any method and header.
  gitlab: {
    isAt: (path) => path.startsWith('/api/v4/'),
    methods: 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS',
    headers: undefined,
    exposed:
      'Link, X-Total, X-Total-Pages, X-Per-Page, X-Page, X-Next-Page, X-Prev-Page, X-Gitlab-Blob-Id, X-Gitlab-Commit-Id, X-Gitlab-Content-Sha256, X-Gitlab-Encoding, X-Gitlab-File-Name, X-Gitlab-File-Path, X-Gitlab-Last-Commit-Id, X-Gitlab-Ref, X-Gitlab-Size',
  },
};

/** The rule for an address; none for pages, archives and what gives out tokens. */
export function corsAt(path, state) {
  return Object.values(rules).find((rule) => rule.isAt(path, state));
}

/** The headers of an answer to a page of another site. */
export function corsHeaders(rule) {
  if (rule === undefined) return {};
  return {
    'access-control-allow-origin': '*',
    ...(rule.exposed === undefined ? {} : { 'access-control-expose-headers': rule.exposed }),
  };
}

/** The answer to a browser that asks first whether it may ask. */
export function preflight(rule, asked) {
  if (rule === undefined) return { status: 404, headers: {} };
  const wanted = asked.split(',').map((name) => name.trim().toLowerCase());
  const allowed = rule.headers ?? wanted;
  return {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': rule.methods,
      'access-control-allow-headers': allowed.join(', '),
      'access-control-max-age': '600',
    },
  };
}
