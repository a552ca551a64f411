import { failed, json, pageOf, raw } from './answers.js';

/** Answers as GitLab does, below /api/v4. */
export function answerGitLab(request, state) {
  const { method, path, token } = request;
  if (token === undefined) return failed(401, '401 Unauthorized');
  const at = path.slice('/api/v4'.length);
  const [, project = '', rest = ''] = /^\/projects\/([^/]+)(\/.*)?$/.exec(at) ?? [];
  const name = decodeURIComponent(project);
  const repository = state.find(/^\d+$/.test(name) ? state.repository.name : name, token);
  if (repository === undefined) return failed(404, '404 Project Not Found');
  // lib/api/helpers.rb: under a former name a project takes no orders.
  if (name.includes('/') && name !== repository.name) {
    if (method !== 'GET') return failed(405, '405 Non GET methods are not allowed for moved projects');
    const location = `${state.root}/api/v4/projects/1${rest}?${request.query}`;
    return { status: 302, headers: { location }, body: '' };
  }
  if (rest === '') return json(200, about(repository, token, state));
  if (['POST', 'DELETE'].includes(method) && !(rest.startsWith('/merge') ? token.mayPropose : token.mayWrite)) {
    return json(403, { error: 'insufficient_scope', error_description: 'The request requires higher privileges.' });
  }
  const { git } = repository;
  const [, room, whole = ''] = /^\/((?:repository\/)?\w+)(?:\/(.*))?$/.exec(rest) ?? [];
  const [more = '', kind = ''] = whole.split('/').map(decodeURIComponent);
  const answer = rooms[`${method} ${room}`];
  return answer === undefined
    ? failed(404, '404 Not Found')
    : answer({ ...request, more, kind, repository, git, state });
}

const rooms = {
  'GET repository/branches': ({ more, repository, git }) => {
    const id = git.branches.get(more);
    if (id === undefined) return failed(404, '404 Branch Not Found');
    const isProtected = repository.isProtected && more === repository.branch;
    return json(200, { name: more, commit: { id }, protected: isProtected, can_push: !isProtected });
  },
  // lib/api/branches.rb and app/services/branches/delete_service.rb
  'DELETE repository/branches': ({ more, repository, git }) => {
    if (!git.branches.has(more)) return failed(404, '404 Branch Not Found');
    if (repository.isProtected && more === repository.branch)
      return failed(400, 'GitLab: You can only delete protected branches using the web interface.');
    git.branches.delete(more);
    return { status: 204, headers: {}, body: '' };
  },
  'GET repository/files': ({ more, query, git }) => {
    const commit = query.get('ref');
    if (!git.commits.has(commit)) return failed(404, '404 Commit Not Found');
    const hash = git.files(commit).get(more);
    if (hash === undefined) return failed(404, '404 File Not Found');
    return raw(git.blobs.get(hash), more.endsWith('.svg') ? 'image/svg+xml' : 'text/plain');
  },
  'HEAD repository/files': ({ more, query, git }) => {
    const commit = query.get('ref');
    const hash = git.commits.has(commit) ? git.files(commit).get(more) : undefined;
    if (hash === undefined) return { status: 404, headers: {}, body: '' };
    const headers = { 'x-gitlab-last-commit-id': git.log(commit, more)[0].hash, 'x-gitlab-blob-id': hash };
    return { status: 200, headers, body: '' };
  },
  'GET repository/tree': ({ query, git }) => {
    const commit = git.commits.get(query.get('ref'));
    if (commit === undefined) return failed(404, '404 Tree Not Found');
    const under = query.get('path') ?? '';
    const found = git.entries(commit.tree).filter(([path]) => under === '' || path.startsWith(`${under}/`));
    if (under !== '' && found.length === 0) return failed(404, '404 Tree Not Found');
    return json(
      200,
      pageOf(found, query, 'per_page').map(([path, { mode, type, hash }]) => ({
        ...{ id: hash, name: path.split('/').at(-1), path, type, mode },
      })),
    );
  },
  'GET repository/commits': ({ more, kind, query, git, repository, state }) => {
    if (kind === 'statuses') {
      const statuses = state.statuses.get(more) ?? [];
      return json(
        200,
        statuses.map(({ state: status, target_url, context }) => ({ status, target_url, name: context })),
      );
    }
    if (more !== '') return git.commits.has(more) ? json(200, { id: more }) : failed(404, '404 Commit Not Found');
    const from = query.get('ref_name') ?? repository.branch;
    const found = git.log(git.branches.get(from) ?? from, query.get('path') ?? undefined);
    return json(
      200,
      pageOf(found, query, 'per_page').map(({ hash, time, author, message }) => ({
        ...{ id: hash, committed_date: time, author_name: author, message },
      })),
    );
  },
  'POST repository/commits': ({ body, repository, git, token }) => {
    const { branch, start_sha: start, actions } = body;
    if (repository.isProtected && branch === repository.branch) {
      return failed(403, '403 Forbidden - You are not allowed to push into this branch');
    }
    if (start === undefined && !git.branches.has(branch))
      return failed(400, 'You can only create or edit files when you are on a branch');
    if (start !== undefined && git.branches.has(branch))
      return failed(400, `A branch called '${branch}' already exists. Switch to that branch in order to make changes`);
    const from = start ?? git.branches.get(branch);
    const files = git.files(from);
    const fault = actions.map((action) => faultOf(action, files, git, from)).find((found) => found !== undefined);
    if (fault !== undefined) return failed(400, fault);
    if (start !== undefined) git.branches.set(branch, start);
    const id = git.commitOn(branch, body.commit_message, token.user, (now) => {
      for (const { action, file_path: path, content } of actions) {
        if (action === 'delete') now.delete(path);
        else now.set(path, git.addBlob(Buffer.from(content, 'base64')));
      }
    });
    return json(201, { id, message: body.commit_message });
  },
  'GET deployments': ({ token, state }) => {
    if (token.hidesRuns) return failed(403, '403 Forbidden');
    return json(
      200,
      [...state.deployments].map(([sha, external_url]) => ({ sha, status: 'success', environment: { external_url } })),
    );
  },
  'GET pipelines': ({ query, token, state }) => {
    if (token.hidesRuns) return failed(403, '403 Forbidden');
    const runs = state.runs.get(query.get('sha')) ?? [];
    const statuses = { running: 'running', passed: 'success', failed: 'failed' };
    return json(
      200,
      runs.map((run) => ({ id: 1, status: statuses[run], web_url: `${state.root}/runs/1` })),
    );
  },
  'POST merge_requests': ({ body, repository, git, state }) => {
    if (!git.branches.has(body.source_branch)) return failed(400, ['The source branch does not exist']);
    const there = repository.proposals.some(({ head }) => head === body.source_branch);
    if (there) return failed(409, ['Another open merge request already exists for this source branch: !1']);
    return json(201, { web_url: state.propose(repository, body.source_branch, body.title) });
  },
  'GET merge_requests': ({ query, repository }) =>
    json(
      200,
      repository.proposals
        .filter(({ head }) => head === query.get('source_branch'))
        .map(({ address }) => ({ web_url: address })),
    ),
};

/** app/services/files/multi_service.rb, and what Gitaly says of files that are there or not. */
function faultOf({ action, file_path: path, last_commit_id: last }, files, git, from) {
  if (action !== 'create' && last !== undefined) {
    const now = git.log(from, path)[0]?.hash;
    const then = git.commits.has(last) ? git.log(last, path)[0]?.hash : undefined;
    if (now !== undefined && then !== undefined && now !== then) {
      return `The file has changed since you started editing it: ${path}`;
    }
  }
  if (action === 'create') return files.has(path) ? 'A file with this name already exists' : undefined;
  return files.has(path) ? undefined : "A file with this name doesn't exist";
}

function about(repository, token, state) {
  return {
    ...{ id: 1, path_with_namespace: repository.name, web_url: `${state.root}/${repository.name}` },
    default_branch: repository.git.branches.size === 0 ? null : repository.branch,
    visibility: repository.isPrivate ? 'private' : 'public',
    archived: repository.isArchived,
    empty_repo: repository.git.branches.size === 0,
    permissions: { project_access: token.isCollaborator ? { access_level: 40 } : null, group_access: null },
  };
}
