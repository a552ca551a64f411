import { GitModel } from './git-model.js';

/** What a test may decide of the repository, and what it is otherwise. */
const plain = {
  name: 'owner/site',
  branch: 'main',
  files: {},
  formerNames: [],
  isPrivate: false,
  isProtected: false,
  isArchived: false,
  isEmpty: false,
  /** Whether the administrator of a Forgejo has left CORS off. */
  isClosed: false,
  /** How many entries of a tree come in one answer. */
  treeLimit: 100_000,
  /** The type of GitHub's error where a branch is protected: rules have another one than the older protection. */
  ruleType: 'BRANCH_PROTECTION_RULE_VIOLATION',
};

/** What a token may do, where a test says nothing else. */
const allowed = { user: 'amina', isCollaborator: true, mayWrite: true, mayPropose: true, sees: true };

/** The forge: one repository, tokens, workflows, and what is to go wrong. */
export class ForgeState {
  constructor(root, { tokens = {}, faults = [], ...options } = {}) {
    const { files, treeLimit, isClosed, ruleType, ...rest } = { ...plain, ...options };
    this.root = root;
    this.treeLimit = treeLimit;
    this.isClosed = isClosed;
    this.ruleType = ruleType;
    this.tokens = new Map(Object.entries(tokens).map(([name, token]) => [name, { ...allowed, ...token }]));
    this.repository = { ...rest, git: new GitModel(), proposals: [] };
    this.runs = new Map();
    this.statuses = new Map();
    this.deployments = new Map();
    this.checks = new Map();
    this.faults = faults;
    this.calls = [];
    this.leaks = [];
    if (!rest.isEmpty) this.write('The first commit', 'amina', files);
  }

  /** Commits as somebody else, whatever the branch has; null takes a file away. */
  write(message, author, files, branch = this.repository.branch) {
    const { git } = this.repository;
    return git.commitOn(branch, message, author, (now) => {
      for (const [path, text] of Object.entries(files)) {
        if (text === null) now.delete(path);
        else now.set(path, git.addBlob(Buffer.from(text)));
      }
    });
  }

  /** The site.json of the head with other fields, as a file to write; nothing where there are none. */
  withFields(fields) {
    if (!fields) return {};
    const { git, branch } = this.repository;
    const text = git.blobs.get(git.files(git.branches.get(branch)).get('site.json')).toString();
    return { 'site.json': `${JSON.stringify({ ...JSON.parse(text), ...fields }, null, 2)}\n` };
  }

  /** The repository of a name, also of a former one, where a token may see it. */
  find(name, token) {
    const { repository } = this;
    const isNamed = name === repository.name || repository.formerNames.includes(name);
    return isNamed && (token.sees || !repository.isPrivate) ? repository : undefined;
  }

  propose(repository, head, title) {
    const address = `${this.root}/${repository.name}/proposals/${repository.proposals.length + 1}`;
    repository.proposals.push({ head, title, address });
    return address;
  }

  /** What tests ask of the forge behind its interface. */
  report() {
    const { git, branch, proposals } = this.repository;
    const head = git.branches.get(branch);
    const log = head === undefined ? [] : git.log(head);
    const filesOf = (commit) =>
      Object.fromEntries([...git.files(commit)].map(([path, hash]) => [path, git.blobs.get(hash).toString('base64')]));
    return {
      head,
      branches: Object.fromEntries(git.branches),
      log: log.map(({ hash, message, author, parents }) => ({ hash, message, author, parents })),
      files: head === undefined ? {} : filesOf(head),
      ofBranches: Object.fromEntries([...git.branches].map(([name, commit]) => [name, filesOf(commit)])),
      proposals,
      calls: this.calls,
      leaks: this.leaks,
    };
  }
}
