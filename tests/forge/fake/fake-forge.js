import { createServer } from 'node:http';
import { failed, json } from './answers.js';
import { corsAt, corsHeaders, preflight } from './cors.js';
import { answerForgejo } from './forgejo.js';
import { answerGitHub } from './github.js';
import { answerGitLab } from './gitlab.js';
import { ForgeState } from './state.js';

/**
 * A forge in memory, which speaks all three dialects of one repository; run as a process of its own, it prints its
 * address. `POST /control` with `{ do, ... }` is what tests say to it: tests/README.md.
 */
const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const url = new URL(request.url, root);
  const text = Buffer.concat(chunks).toString();
  if (url.pathname === '/control')
    return send(response, control(JSON.parse(text)), { 'access-control-allow-origin': '*' });
  const rule = corsAt(url.pathname, state);
  if (request.method === 'OPTIONS') {
    const { status, headers } = preflight(rule, request.headers['access-control-request-headers'] ?? '');
    return send(response, { status, headers, body: '' });
  }
  await answer(request, response, url, text, corsHeaders(rule));
});

let state;
let root;
// A page keeps its connections for as long as it is open.
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1', () => {
  root = `http://127.0.0.1:${server.address().port}`;
  state = new ForgeState(root);
  process.stdout.write(`${root}\n`);
});
// Whoever started it has ended.
process.stdin.on('end', () => process.exit()).resume();

async function answer(request, response, url, text, cors) {
  const { method } = request;
  for (const name of state.tokens.keys()) if (request.url.includes(name)) state.leaks.push(request.url);
  if (!url.pathname.includes('/api/'))
    return send(response, { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>A page' });
  state.calls.push(`${method} ${decodeURIComponent(request.url)}`);
  const fault = takeFault(`${method} ${url.pathname}`);
  if (fault?.does === 'move')
    state.write(fault.message ?? 'Somebody else', 'juma', { ...fault.files, ...state.withFields(fault.fields) });
  if (fault?.does === 'cutBefore') return request.socket.destroy();
  if (fault?.does === 'answer') return sendFault(response, fault, cors);
  const work = () => dialectOf(url.pathname)(readRequest(request, url, text), state);
  const done = work();
  if (fault?.does === 'cutAfter') return request.socket.destroy();
  if (fault?.does === 'answerAfter') return sendFault(response, fault, cors);
  if (fault?.does === 'hang') return;
  if (fault?.does === 'truncate') {
    const body = Buffer.from(done.body);
    response.writeHead(done.status, { ...done.headers, ...cors, 'content-length': body.length });
    return response.write(body.subarray(0, body.length / 2), () => request.socket.destroy());
  }
  if (fault?.does === 'wrongJson' && done.headers['content-type']?.startsWith('application/json'))
    return send(response, { ...done, body: done.body.slice(0, -2) }, cors);
  send(response, done, cors);
}

/** Counts the call for each fault that is to come, and takes the one whose turn it is. */
function takeFault(call) {
  for (const fault of state.faults) {
    if (fault.match !== undefined && !new RegExp(fault.match).test(call)) continue;
    fault.at = (fault.at ?? 1) - 1;
    if (fault.at > 0) continue;
    fault.times = (fault.times ?? 1) - 1;
    if (fault.times >= 0) return fault;
  }
  return undefined;
}

function sendFault(response, { status, body, html, headers = {} }, cors) {
  const type = html === undefined ? 'application/json' : 'text/html; charset=utf-8';
  send(
    response,
    { status, headers: { 'content-type': type, ...headers }, body: html ?? JSON.stringify(body ?? {}) },
    cors,
  );
}

function dialectOf(path) {
  if (/^\/api\/(v3\/|graphql)/.test(path)) return answerGitHub;
  if (path.includes('/api/v1/')) return answerForgejo;
  return path.startsWith('/api/v4/') ? answerGitLab : () => failed(404, 'Not Found');
}

function readRequest(request, url, text) {
  const [, name] = /^(?:Bearer|token) (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  return {
    ...{ method: request.method, path: url.pathname, query: url.searchParams, headers: request.headers },
    token: state.tokens.get(name),
    body: text === '' ? undefined : JSON.parse(text),
  };
}

function control({ do: what, ...said }) {
  if (what === 'begin') state = new ForgeState(root, said);
  else if (what === 'faults') state.faults = said.faults;
  else if (what === 'write')
    state.write(said.message ?? 'Somebody else', said.author ?? 'juma', said.files, said.branch);
  else if (what === 'change') Object.assign(state.repository, said.repository);
  else if (what === 'runs') {
    state.runs.set(said.commit, said.runs);
    state.statuses.set(said.commit, said.statuses ?? []);
    if (said.deployment) state.deployments.set(said.commit, said.deployment);
    if (said.check) state.checks.set(said.commit, said.check);
  } else if (what === 'forgetCalls') state.calls = [];
  return json(200, state.report());
}

function send(response, { status, headers, body }, more = {}) {
  response.writeHead(status, { ...headers, ...more, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
