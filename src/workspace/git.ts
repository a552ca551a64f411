import { execFile } from 'node:child_process';

/** The result of a run of git. */
export interface GitAnswer {
  isDone: boolean;
  /** The exit code, where git ended by itself: 128 where it gave up, 1 where a hook or the remote refused. */
  exit: number | undefined;
  out: string;
  /** The text that it wrote to stderr. */
  complaint: string;
  /** Whether there is no git on this machine. */
  isMissing: boolean;
  /** Whether it was ended because it took too long. */
  isLate: boolean;
}

/** The options of a run of git besides its arguments. */
export interface GitOptions {
  input?: string;
  /** The index to work on, where it is not the person's own. */
  index?: string;
  /** How long it may take, in seconds. */
  seconds?: number;
}

/** Runs git in one folder: with the sign-in and the settings that the person has, and never with a question to them. */
export type Git = (args: string[], options?: GitOptions) => Promise<GitAnswer>;

/** The variables of the environment by which a parent process may lead git elsewhere. */
const foreign = [
  ...['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_OBJECT_DIRECTORY', 'GIT_COMMON_DIR'],
  ...['GIT_NAMESPACE', 'SSH_ASKPASS'],
];

/** Makes the function that runs git in a folder. */
export function gitIn(folder: string): Git {
  let ssh: Promise<string | undefined> | undefined;
  return async (args, options = {}) => {
    ssh ??= sshCommand(folder);
    return runGit(folder, args, options, await ssh);
  };
}

/**
 * Gives the command by which git connects over ssh, told to ask nothing; undefined for a program that is not OpenSSH.
 */
async function sshCommand(folder: string): Promise<string | undefined> {
  const { GIT_SSH_COMMAND, GIT_SSH } = process.env;
  const { out } = await runGit(folder, ['config', 'core.sshCommand'], {}, undefined);
  const givenCommand = GIT_SSH_COMMAND ?? (out.trim() || (GIT_SSH === undefined ? 'ssh' : undefined));
  const [program = ''] = givenCommand?.trim().split(/\s+/) ?? [];
  return /(^|[/\\])ssh(\.exe)?"?$/.test(program) ? `${givenCommand} -o BatchMode=yes -o ConnectTimeout=15` : undefined;
}

function runGit(
  folder: string,
  args: string[],
  { input = '', index, seconds = 60 }: GitOptions,
  ssh: string | undefined,
): Promise<GitAnswer> {
  const env: NodeJS.ProcessEnv = { ...process.env };
  for (const name of foreign) delete env[name];
  Object.assign(env, {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    // Empty, it keeps git from every program that would ask in a window.
    GIT_ASKPASS: '',
    SSH_ASKPASS_REQUIRE: 'never',
    GCM_INTERACTIVE: 'never',
    GIT_EDITOR: 'true',
    ...(ssh !== undefined && { GIT_SSH_COMMAND: ssh }),
    ...(index !== undefined && { GIT_INDEX_FILE: index }),
  });
  const options = { cwd: folder, env, timeout: seconds * 1000, maxBuffer: 400_000_000, windowsHide: true };
  return new Promise((answered) => {
    const child = execFile('git', args, options, (error, out, complaint) => {
      const isMissing = error?.code === 'ENOENT' || error?.code === 'EACCES';
      const exit = error === null ? 0 : typeof error.code === 'number' ? error.code : undefined;
      answered({ isDone: error === null, exit, out, complaint, isMissing, isLate: error?.killed === true });
    });
    // Whoever has ended already reads nothing more.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}
