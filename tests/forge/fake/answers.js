/** Answers as the dialects give them. */
export function json(status, value, headers = {}) {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(value),
  };
}

export function failed(status, message, more = {}) {
  return json(status, { message, ...more });
}

export function raw(bytes, type) {
  return { status: 200, headers: { 'content-type': type }, body: bytes };
}

/** A path as an address has it, read segment by segment. */
export function partsOf(path) {
  return path.split('/').map(decodeURIComponent).join('/');
}

/** The entries of the page that is asked for. */
export function pageOf(entries, query, size, most = 100) {
  const each = Math.min(Number(query.get(size) ?? 30), most);
  const page = Number(query.get('page') ?? 1);
  return entries.slice((page - 1) * each, page * each);
}
