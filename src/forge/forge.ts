/** The software of a forge. Gitea speaks Forgejo's dialect. */
export type ForgeKind = 'github' | 'forgejo' | 'gitlab';

/** Where a site is in a repository. */
export interface RepositoryPlace {
  kind: ForgeKind;
  /** The repository as people open it, without a slash at its end: `https://github.com/owner/name`. */
  address: string;
  /** Undefined: the default branch of the repository. */
  branch?: string;
  /** The folder of site.json, without slashes around it; '' for the top of the repository. */
  folder: string;
}

/** What a forge says of itself, of the token and of the repository. */
export interface Introduction {
  /** Who the token belongs to, where the forge says that. */
  who?: string;
  /** The branch that is read and written: that of the place, or the default one. */
  branch: string;
  /** Whether the token may write in this repository at all, as far as that can be known without writing. */
  mayWrite: boolean;
  /** Whether the branch, as far as the forge says, takes changes as proposals alone. */
  isProtected: boolean;
  /** Whether anybody may read the repository. */
  isPublic: boolean;
  /** The address of the repository today: another than that of the place where it was renamed or moved. */
  address: string;
}

/** A file with its new content; null takes it away. The path is relative to the folder of site.json. */
export type Change = { path: string; content: Uint8Array } | { path: string; content: null };

/** What is to be committed. */
export interface CommitOrder {
  /** The commit upon which the changes were made. */
  base: string;
  /** Its first line is the subject. */
  message: string;
  changes: readonly Change[];
  /** The name of a new branch, which is made from `base` together with the commit. Undefined: the branch of the place. */
  branch?: string;
}

/** A file in a commit. */
export interface ListedFile {
  /** Relative to the folder of site.json. */
  path: string;
  /** Undefined where the forge does not say it in a list (GitLab). */
  bytes?: number;
  /** The name that git gives this content: the same in two commits where the content is the same. */
  hash: string;
}

/** An earlier commit. */
export interface ForgeVersion {
  commit: string;
  /** An ISO time. */
  time: string;
  who?: string;
  message: string;
}

/** What became of the workflows of a commit; `unknown` where the token may not see that. */
export interface ForgeRun {
  state: 'none' | 'running' | 'passed' | 'failed' | 'unknown';
  /** A page of the forge that says more. */
  address?: string;
}

/** A repository at a forge. Each method throws a ForgeFailure, and nothing else, where the forge cannot or will not. */
export interface Forge {
  /** Who the token belongs to, and what may be done with it. */
  introduce(): Promise<Introduction>;
  /** The commit at the head of the branch. A repository without any commit is a failure of the kind `empty`. */
  head(): Promise<string>;
  /** The content of a file in a commit; undefined where there is none. */
  read(path: string, commit: string): Promise<Uint8Array | undefined>;
  /** The files in a folder and below it in a commit; '' is the folder of site.json. Empty where there is no such folder. */
  list(folder: string, commit: string): Promise<ListedFile[]>;
  /**
   * Commits all changes in one step, or none of them. `moved`: the branch, or one of the changed files, is not any more as
   * it was in `base`, and nothing was written. Where the answer to a write is lost, it is looked up whether the commit is
   * there; a failure means that it was not there then, or that the look failed, too. To give the same order again never
   * writes twice: it finds the commit. Without changes nothing is written, and the commit is `base`; what is not there in
   * `base` is not taken away.
   */
  commit(order: CommitOrder): Promise<{ commit: string } | { moved: true }>;
  /** The paths of the files below the folder of site.json that differ between two commits. */
  compare(base: string, head: string): Promise<{ paths: string[] }>;
  /** Earlier commits that touched a file, newest first, thirty a page; the first page is 1, and an empty one is past the last. */
  versions(path: string, page?: number): Promise<ForgeVersion[]>;
  /** Proposes a branch as a pull or merge request; where it is proposed already, gives that one. */
  propose(proposal: { branch: string; title: string; body: string }): Promise<{ address: string }>;
  /** Deletes a branch that was made with a commit, if that is still its head; gives whether there is no such branch now. */
  deleteBranch(branch: string, commit: string): Promise<boolean>;
  /** What runs for a commit. */
  runs(commit: string): Promise<ForgeRun>;
  /**
   * The address at which a host shows a commit by itself, as that host has told the forge; undefined where none has, or the
   * token may not see it.
   */
  deployPreview(commit: string): Promise<string | undefined>;
}

/**
 * Why a forge did not do what it was asked:
 * `offline` no answer came; `closed` the forge is there, and lets no other site's pages ask it (no CORS); `signedOut` the
 * token is wrong or has ended; `forbidden` the token may not do this; `missing` no such repository, branch or commit, or the
 * token may not see it; `empty` the repository has no commit yet; `limited` too many requests, and `until` says how long where
 * that is known; `tooLarge` a file or all of them together; `protected` the branch takes proposals alone; `taken` a branch of
 * that name is there already; `refused` the forge refuses these changes, in words of its own (`said`); `trouble` anything
 * else: the forge is in trouble, or something in between answers in its place.
 */
export type ForgeFailureKind =
  | 'offline'
  | 'closed'
  | 'signedOut'
  | 'forbidden'
  | 'missing'
  | 'empty'
  | 'limited'
  | 'tooLarge'
  | 'protected'
  | 'taken'
  | 'refused'
  | 'trouble';

/** What is known of a failure beside its kind. */
export interface FailureFacts {
  /** The status of the answer. */
  status?: number | undefined;
  /** When asking again has a chance, by the clock of whoever asks. */
  until?: Date | undefined;
  /** What the forge said, in its own words and at most 300 characters: text of others, for who wants to know more. */
  said?: string | undefined;
  /** A page of the forge where a person can do by hand what was asked. */
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

/** What a forge needs of the world. */
export interface ForgeWorld {
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after so many milliseconds, or as soon as the signal is aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}
