import { failed, json, pageOf, partsOf, raw } from './answers.js';

/** Answers as GitHub does at a host of its own: REST at /api/v3, GraphQL at /api/graphql. */
export function answerGitHub(request, state) {
  const { method, path, token } = request;
  if (token === undefined) return failed(401, 'Bad credentials');
  if (path === '/api/graphql') return answerGraphql(request, state);
  const at = path.slice('/api/v3'.length);
  const found = /^\/(?:repos\/([^/]+\/[^/]+)|repositories\/1)(\/.*)?$/.exec(at);
  if (found === null) return failed(404, 'Not Found');
  const [, named, rest = ''] = found;
  const repository = state.find(named ?? state.repository.name, token);
  if (repository === undefined) return failed(404, 'Not Found');
  if (named !== undefined && named !== repository.name) {
    // A name of before leads on: https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api
    return {
      status: method === 'GET' ? 301 : 307,
      headers: { location: `${state.root}/api/v3/repositories/1${rest}?${request.query}` },
      body: '',
    };
  }
  if (rest === '') return json(200, about(repository, token, state));
  if (method !== 'GET' && !mayDo(token, rest)) return failed(403, 'Resource not accessible by personal access token');
  if (repository.isArchived && method !== 'GET') return failed(403, 'Repository was archived so is read-only.');
  const { git } = repository;
  if (git.branches.size === 0 && /^\/(git|commits|contents)/.test(rest)) return failed(409, 'Git Repository is empty.');
  const [, room, more = ''] = /^\/(git\/\w+|\w+(?:-\w+)*)(?:\/(.*))?$/.exec(rest) ?? [];
  const answer = rooms[`${method} ${room}`];
  return answer === undefined
    ? failed(404, 'Not Found')
    : answer({ ...request, more: partsOf(more), repository, git, state });
}

const rooms = {
  'GET branches': ({ more, repository, git }) => {
    const commit = git.branches.get(more);
    return commit === undefined
      ? failed(404, 'Branch not found')
      : json(200, {
          name: more,
          commit: { sha: commit },
          protected: repository.isProtected && more === repository.branch,
        });
  },
  'GET git/ref': ({ more, git }) => {
    const commit = git.branches.get(more.replace(/^heads\//, ''));
    return commit === undefined
      ? failed(404, 'Not Found')
      : json(200, { ref: `refs/${more}`, object: { sha: commit, type: 'commit' } });
  },
  'GET contents': ({ more, query, git, headers }) => {
    const commit = git.branches.get(query.get('ref')) ?? query.get('ref');
    const hash = git.commits.has(commit) ? git.files(commit).get(more) : undefined;
    if (hash === undefined) return failed(404, 'Not Found');
    if (!headers.accept?.includes('raw')) return json(200, { sha: hash, encoding: 'base64' });
    return raw(git.blobs.get(hash), 'application/vnd.github.raw+json; charset=utf-8');
  },
  'GET git/trees': ({ more, query, git, state }) => {
    const tree = git.commits.get(more)?.tree ?? (git.trees.has(more) ? more : undefined);
    if (tree === undefined) return failed(404, 'Not Found');
    const isDeep = query.has('recursive');
    const all = isDeep ? git.entries(tree) : [...git.trees.get(tree)];
    const shown = isDeep ? all.slice(0, state.treeLimit) : all;
    const entries = shown.map(([path, { mode, type, hash }]) => ({
      ...{ path, mode, type, sha: hash },
      ...(type === 'blob' ? { size: git.blobs.get(hash).length } : {}),
    }));
    return json(200, { sha: tree, tree: entries, truncated: shown.length < all.length });
  },
  'GET git/commits': ({ more, git }) => {
    const commit = git.commits.get(more);
    if (commit === undefined) return failed(404, 'Not Found');
    return json(200, { sha: more, tree: { sha: commit.tree }, message: commit.message });
  },
  'POST git/blobs': ({ body, git }) => {
    const bytes = Buffer.from(body.content, body.encoding === 'base64' ? 'base64' : 'utf8');
    return json(201, { sha: git.addBlob(bytes) });
  },
  'POST git/trees': ({ body, git }) => {
    if (!git.trees.has(body.base_tree)) return failed(422, 'base_tree is not a valid tree oid');
    const files = git.files(body.base_tree);
    for (const { path, sha } of body.tree) {
      if (sha === null && !files.delete(path)) return failed(422, 'GitRPC::BadObjectState');
      if (sha !== null && !git.blobs.has(sha)) return failed(422, 'tree.sha is not a valid blob');
      if (sha !== null) files.set(path, sha);
    }
    return json(201, { sha: git.addTree(files) });
  },
  'POST git/commits': ({ body, git, token }) => {
    const { message, tree, parents } = body;
    if (!git.trees.has(tree)) return failed(422, 'Tree SHA does not exist');
    return json(201, { sha: git.addCommit({ message, tree, parents, author: token.user }) });
  },
  'POST git/refs': ({ body, git }) => {
    const branch = body.ref.replace('refs/heads/', '');
    if (git.branches.has(branch)) return failed(422, 'Reference already exists');
    git.branches.set(branch, body.sha);
    return json(201, { ref: body.ref, object: { sha: body.sha } });
  },
  'PATCH git/refs': ({ more, body, git, repository }) => {
    const branch = more.replace(/^heads\//, '');
    if (repository.isProtected)
      return failed(422, 'Repository rule violations found\n\nChanges must be made through a pull request.');
    if (!git.isAfter(body.sha, git.branches.get(branch))) return failed(422, 'Update is not a fast forward');
    git.branches.set(branch, body.sha);
    return json(200, { ref: `refs/${more}`, object: { sha: body.sha } });
  },
  'DELETE git/refs': ({ more, git, repository }) => {
    const branch = more.replace(/^heads\//, '');
    if (!git.branches.has(branch)) return failed(422, 'Reference does not exist');
    if (repository.isProtected && branch === repository.branch)
      return failed(422, 'Repository rule violations found\n\nCannot delete this branch');
    git.branches.delete(branch);
    return { status: 204, headers: {}, body: '' };
  },
  'GET commits': ({ more, query, git, repository, token, state }) => {
    if (more.endsWith('/check-runs')) {
      const summary = state.checks.get(more.slice(0, -11));
      return json(200, {
        check_runs: summary === undefined ? [] : [{ name: 'Cloudflare Pages', output: { summary } }],
      });
    }
    if (more.endsWith('/status')) {
      const statuses = state.statuses.get(more.slice(0, -7)) ?? [];
      return json(200, { state: statuses[0]?.state ?? 'pending', total_count: statuses.length, statuses });
    }
    const from = query.get('sha') ?? repository.branch;
    const found = git.log(git.branches.get(from) ?? from, query.get('path') ?? undefined);
    return json(
      200,
      pageOf(found, query, 'per_page').map((commit) => ({
        sha: commit.hash,
        commit: {
          author: { name: commit.author, date: commit.time },
          committer: { name: 'GitHub', date: commit.time },
          message: commit.message,
        },
        author: { login: token.user },
      })),
    );
  },
  'GET deployments': ({ more, query, token, state }) => {
    if (token.hidesRuns) return failed(403, 'Resource not accessible by personal access token');
    const all = [...state.deployments];
    const [, id] = /^(\d+)\/statuses$/.exec(more) ?? [];
    if (id !== undefined) return json(200, [{ state: 'success', environment_url: all[id]?.[1] }]);
    return json(
      200,
      all.flatMap(([sha], number) => (sha === query.get('sha') ? [{ id: number, sha, environment: 'Preview' }] : [])),
    );
  },
  'GET actions': ({ query, token, state }) => {
    if (token.hidesRuns) return failed(403, 'Resource not accessible by personal access token');
    const runs = state.runs.get(query.get('head_sha')) ?? [];
    return json(200, {
      total_count: runs.length,
      workflow_runs: runs.map((run) => ({
        html_url: `${state.root}/runs/1`,
        status: run === 'running' ? 'in_progress' : 'completed',
        conclusion: run === 'running' ? null : run === 'passed' ? 'success' : 'failure',
      })),
    });
  },
  'POST pulls': ({ body, repository, git, state }) => {
    if (!git.branches.has(body.head))
      return failed(422, 'Validation Failed', { errors: [{ field: 'head', code: 'invalid' }] });
    const there = repository.proposals.some(({ head }) => head === body.head);
    if (there)
      return failed(422, 'Validation Failed', {
        errors: [{ message: `A pull request already exists for ${body.head}.` }],
      });
    return json(201, { html_url: state.propose(repository, body.head, body.title) });
  },
  'GET pulls': ({ query, repository }) =>
    json(
      200,
      repository.proposals
        .filter(({ head }) => query.get('head') === `${repository.name.split('/')[0]}:${head}`)
        .map(({ address }) => ({ html_url: address })),
    ),
};

function answerGraphql({ body, token }, state) {
  const { branch, expectedHeadOid, message, fileChanges } = body.variables.input;
  const error = (type, text) => json(200, { data: { createCommitOnBranch: null }, errors: [{ type, message: text }] });
  const repository = state.find(branch.repositoryNameWithOwner, token);
  if (repository === undefined) return error('NOT_FOUND', 'Could not resolve to a Repository.');
  if (!token.mayWrite) return error('FORBIDDEN', 'Resource not accessible by personal access token');
  const { git } = repository;
  const head = git.branches.get(branch.branchName);
  if (head !== expectedHeadOid) return error('STALE_DATA', `Expected branch to point to "${head}" but it did not.`);
  if (repository.isProtected) return error(state.ruleType, 'Changes must be made through a pull request.');
  const files = git.files(head);
  if (fileChanges.deletions.some(({ path }) => !files.has(path)))
    return error('UNPROCESSABLE', 'A path does not exist');
  const text = [message.headline, message.body].filter((part) => part).join('\n\n');
  const oid = git.commitOn(branch.branchName, text, token.user, (now) => {
    for (const { path, contents } of fileChanges.additions) now.set(path, git.addBlob(Buffer.from(contents, 'base64')));
    for (const { path } of fileChanges.deletions) now.delete(path);
  });
  return json(200, { data: { createCommitOnBranch: { commit: { oid } } } });
}

function about(repository, token, state) {
  return {
    full_name: repository.name,
    html_url: `${state.root}/${repository.name}`,
    default_branch: repository.branch,
    private: repository.isPrivate,
    archived: repository.isArchived,
    // What the person may do, whatever the token may.
    permissions: { admin: false, push: token.isCollaborator, pull: true },
  };
}

function mayDo(token, rest) {
  return rest.startsWith('/pulls') ? token.mayPropose : token.mayWrite;
}
