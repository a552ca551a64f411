import { failed, json, pageOf, partsOf, raw } from './answers.js';

/** Answers as Forgejo and Gitea do, below /api/v1. */
export function answerForgejo(request, state) {
  const { method, path, token } = request;
  if (token === undefined) return failed(401, 'token is required');
  const at = path.slice(path.indexOf('/api/v1') + '/api/v1'.length);
  const [, name, rest = ''] = /^\/repos\/([^/]+\/[^/]+)(\/.*)?$/.exec(at) ?? [];
  const repository = state.find(name, token);
  if (repository === undefined) return failed(404, "The target couldn't be found.");
  if (repository.name !== name)
    return {
      status: 307,
      headers: { location: `${state.root}/api/v1/repos/${repository.name}${rest}?${request.query}` },
      body: '',
    };
  if (rest === '') return json(200, about(repository, token, state));
  if (method !== 'GET' && !(rest.startsWith('/pulls') ? token.mayPropose : token.mayWrite)) {
    return failed(403, 'token does not have at least one of required scope(s), required=[write:repository]');
  }
  if (repository.isArchived && method !== 'GET') return failed(423, `${repository.name} is archived`);
  const { git } = repository;
  const [, room, more = ''] = /^\/(git\/\w+|\w+)(?:\/(.*))?$/.exec(rest) ?? [];
  const answer = rooms[`${method} ${room}`];
  if (answer === undefined) return failed(404, 'Not found');
  return answer({ ...request, more: partsOf(more), repository, git, state });
}

const rooms = {
  'GET branches': ({ more, repository, git }) => {
    const commit = git.branches.get(more);
    if (commit === undefined) return failed(404, 'branch does not exist');
    const isProtected = repository.isProtected && more === repository.branch;
    return json(200, { name: more, commit: { id: commit }, protected: isProtected, user_can_push: !isProtected });
  },
  // routers/api/v1/repo/branch.go of both.
  'DELETE branches': ({ more, repository, git }) => {
    if (!git.branches.has(more)) return failed(404, 'branch does not exist');
    if (more === repository.branch) return failed(403, 'can not delete default branch');
    git.branches.delete(more);
    return { status: 204, headers: {}, body: '' };
  },
  'GET raw': ({ more, query, git }) => {
    const commit = query.get('ref');
    const hash = git.commits.has(commit) ? git.files(commit).get(more) : undefined;
    if (hash === undefined) return failed(404, "The target couldn't be found.");
    return raw(git.blobs.get(hash), more.endsWith('.svg') ? 'image/svg+xml' : 'text/plain; charset=utf-8');
  },
  'GET git/commits': ({ more, git }) =>
    git.commits.has(more) ? json(200, { sha: more }) : failed(404, 'object does not exist'),
  'GET git/trees': ({ more, query, git, state }) => {
    const commit = git.commits.get(more);
    if (commit === undefined) return failed(400, 'sha not found');
    const all = git.entries(commit.tree);
    const size = Math.min(Number(query.get('per_page') ?? 1000), state.treeLimit);
    const page = Number(query.get('page') ?? 1);
    const shown = all.slice((page - 1) * size, page * size);
    return json(200, {
      ...{ sha: commit.tree, page, total_count: all.length, truncated: page * size < all.length },
      tree:
        shown.length === 0
          ? null
          : shown.map(([path, { mode, type, hash }]) => ({
              ...{ path, mode, type, sha: hash, size: type === 'blob' ? git.blobs.get(hash).length : 0 },
            })),
    });
  },
  'POST contents': ({ body, repository, git, token }) => {
    const from = body.branch ?? repository.branch;
    const branch = body.new_branch ?? from;
    if (repository.isProtected && branch === repository.branch) {
      return failed(403, 'user should have a permission to write to the target branch');
    }
    const head = git.branches.get(from);
    if (head === undefined) return failed(404, 'branch does not exist');
    if (branch !== from && git.branches.has(branch)) return failed(422, `branch already exists [name: ${branch}]`);
    const files = git.files(head);
    const fault = body.files.map((file) => faultOf(file, files)).find((found) => found !== undefined);
    if (fault !== undefined) return fault;
    if (branch !== from) git.branches.set(branch, head);
    const sha = git.commitOn(branch, `${body.message.trim()}\n`, token.user, (now) => {
      for (const { operation, path, content } of body.files) {
        if (operation === 'delete') now.delete(path);
        else now.set(path, git.addBlob(Buffer.from(content, 'base64')));
      }
    });
    return json(201, { commit: { sha }, files: [] });
  },
  'GET commits': ({ more, query, git, repository, state }) => {
    if (more.endsWith('/status')) {
      const statuses = state.statuses.get(more.slice(0, -7)) ?? [];
      return json(200, {
        ...{ state: statuses[0]?.state ?? '', total_count: statuses.length },
        statuses: statuses.map(({ state: status, ...rest }) => ({ status, ...rest })),
      });
    }
    const path = query.get('path') ?? undefined;
    const found = git.log(git.branches.get(query.get('sha') ?? repository.branch), path);
    if (path !== undefined && found.length === 0) return failed(404, 'path does not exist');
    return json(
      200,
      pageOf(found, query, 'limit', 50).map((commit) => ({
        sha: commit.hash,
        commit: {
          author: { name: commit.author, date: commit.time },
          committer: { name: commit.author, date: commit.time },
          message: commit.message,
        },
      })),
    );
  },
  'POST pulls': ({ body, repository, git, state }) => {
    if (!git.branches.has(body.head)) return failed(404, 'branch does not exist');
    const there = repository.proposals.some(({ head }) => head === body.head);
    if (there) return failed(409, 'pull request already exists for these targets');
    return json(201, { html_url: state.propose(repository, body.head, body.title) });
  },
  'GET pulls': ({ more, repository }) => {
    const there = repository.proposals.find(({ head }) => more === `${repository.branch}/${head}`);
    return there === undefined ? failed(404, 'Not found') : json(200, { state: 'open', html_url: there.address });
  },
};

/** services/repository/files/update.go: what it refuses of one file. */
function faultOf({ operation, path, sha }, files) {
  const there = files.get(path);
  if (operation === 'create') {
    return there === undefined ? undefined : failed(422, `repository file already exists [path: ${path}]`);
  }
  if (there === undefined) return failed(404, `object does not exist [id: , rel_path: ${path}]`);
  if (sha === undefined) return failed(422, 'a SHA or commit ID must be proved when updating a file');
  return sha === there ? undefined : failed(422, `sha does not match [given: ${sha}, expected: ${there}]`);
}

function about(repository, token, state) {
  return {
    full_name: repository.name,
    html_url: `${state.root}/${repository.name}`,
    default_branch: repository.branch,
    private: repository.isPrivate,
    internal: false,
    archived: repository.isArchived,
    empty: repository.git.branches.size === 0,
    permissions: { admin: false, push: token.isCollaborator, pull: true },
  };
}
