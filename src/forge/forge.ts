/** The software of a forge. Gitea speaks Forgejo's dialect. */
export type ForgeKind = 'github' | 'forgejo' | 'gitlab';

/** The place of a site in a repository. */
export interface RepositoryPlace {
  kind: ForgeKind;
  /** The repository as people open it, without a slash at its end: `https://github.com/owner/name`. */
  address: string;
  /** The branch of the site; undefined for the default branch of the repository. */
  branch?: string;
  /** The folder of site.json, without slashes around it; '' for the top of the repository. */
  folder: string;
}

/** A file with its new content; null deletes the file. The path is relative to the folder of site.json. */
export type Change = { path: string; content: Uint8Array } | { path: string; content: null };

/** A commit that is asked for. */
export interface CommitOrder {
  /** The hash of the commit to which the changes are made. */
  base: string;
  /** The message of the commit; its first line is the subject. */
  message: string;
  changes: readonly Change[];
  /** The name of a new branch that begins at `base` and takes the commit; undefined for the branch of the place. */
  branch?: string;
}

/** A pull or merge request that is asked for: the branch that is to be taken in, and what is said of it. */
export interface Proposal {
  branch: string;
  title: string;
  body: string;
}

/** A file in a commit. */
export interface ListedFile {
  /** Relative to the folder of site.json. */
  path: string;
  /** The size of the file; undefined where the list of the forge has no sizes (GitLab). */
  bytes?: number;
  /** The hash that git gives the content: equal contents have equal hashes in all commits. */
  hash: string;
}

/** An earlier commit. */
export interface ForgeVersion {
  commit: string;
  /** An ISO time. */
  time: string;
  message: string;
}

/** The state of the workflows of a commit; `unknown` where the token may not read it. */
export interface ForgeRun {
  state: 'none' | 'running' | 'passed' | 'failed' | 'unknown';
  /** The page of the forge that shows the details. */
  address?: string;
}

/**
 * A repository at a forge. Each method throws a ForgeFailure, and nothing else, where the forge cannot or will not do
 * it.
 */
export interface Forge {
  /** Tells whether the token may write in this repository, as far as that can be known without a commit. */
  mayWrite(): Promise<boolean>;
  /**
   * Gives the hash of the commit at the head of the branch; throws the failure `empty` for a repository without
   * commits.
   */
  head(): Promise<string>;
  /** Gives the content of a file in a commit; undefined where the commit has no such file. */
  read(path: string, commit: string): Promise<Uint8Array | undefined>;
  /**
   * Lists the files in a folder and all folders below it in a commit; empty where there is no such folder. `folder` is
   * relative to that of site.json, which is itself the empty text.
   */
  list(folder: string, commit: string): Promise<ListedFile[]>;
  /**
   * Commits all changes, or none. Gives `moved` where the branch, or one of the changed files, differs from `base`;
   * then nothing was written. When the answer to a write is lost, this looks whether the commit is there, and throws
   * only if it is not, or if the look fails, too. The same order given twice writes once: the second time finds the
   * commit. An order without changes writes nothing and gives `base`; deleting a file that `base` does not have is no
   * change.
   */
  commit(order: CommitOrder): Promise<{ commit: string } | { moved: true }>;
  /**
   * Lists the commits that changed a file, newest first, thirty a page. Pages count from 1; a page after the last is
   * empty.
   */
  versions(path: string, page?: number): Promise<ForgeVersion[]>;
  /**
   * Opens a pull or merge request for a branch and gives its address; that of the open one, where there is one already.
   */
  propose(proposal: Proposal): Promise<{ address: string }>;
  /** Deletes a branch if its head is still the commit that it was made with; gives whether the branch is gone. */
  deleteBranch(branch: string, commit: string): Promise<boolean>;
  /** Gives the state of the workflows of a commit. */
  runs(commit: string): Promise<ForgeRun>;
  /**
   * Gives the address at which a host shows a single commit, as the host has reported it to the forge; undefined where
   * none has, or where the token may not read it.
   */
  deployPreview(commit: string): Promise<string | undefined>;
}

/** The reason why a forge did not do what it was asked. */
export type ForgeFailureKind =
  /** No answer came. */
  | 'offline'
  /** The forge answers, but forbids the pages of other sites to ask it (CORS). */
  | 'closed'
  /** The token is wrong or has expired. */
  | 'signedOut'
  /** The token may not do this. */
  | 'forbidden'
  /** There is no such repository, branch or commit, or the token may not see it. */
  | 'missing'
  /** The repository has no commit yet. */
  | 'empty'
  /** There were too many requests; `until` says when they may go on, where that is known. */
  | 'limited'
  /** A file is too large, or all files together are. */
  | 'tooLarge'
  /** The branch takes pull or merge requests alone. */
  | 'protected'
  /** There is a branch of that name already. */
  | 'taken'
  /** The forge refuses these changes; `said` says why, in its words. */
  | 'refused'
  /** Anything else: the forge does not work, or something in between answers in its place. */
  | 'trouble';

/** The facts of a failure beside its kind. */
export interface FailureFacts {
  /** The HTTP status of the answer. */
  status?: number | undefined;
  /** The time from which asking again may succeed, by the clock of this device. */
  until?: Date | undefined;
  /** The message of the forge, cut to 300 characters. It is the text of others, shown to whoever wants to know more. */
  said?: string | undefined;
  /** The page of the forge where a person can do the same by hand. */
  address?: string | undefined;
}

/** Thrown where a forge cannot or will not. It holds no token and no content. */
export class ForgeFailure extends Error implements FailureFacts {
  override readonly name = 'ForgeFailure';
  readonly status: number | undefined;
  readonly until: Date | undefined;
  readonly said: string | undefined;
  readonly address: string | undefined;

  constructor(
    readonly kind: ForgeFailureKind,
    { status, until, said, address }: FailureFacts = {},
  ) {
    super(status === undefined ? kind : `${kind} (${status})`);
    this.status = status;
    this.until = until;
    this.said = said?.slice(0, 300);
    this.address = address;
  }
}

/** The functions of the outer world that a forge is given. */
export interface ForgeWorld {
  fetch: typeof fetch;
  /** Gives the present time in milliseconds since 1970. */
  now(): number;
  /** Resolves after a number of milliseconds, or as soon as the signal is aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}
