import type { RepositoryPlace } from '../../forge/forge';

/** The page of a forge where a key is made, and the steps there, in words. */
export interface KeySteps {
  address: string;
  steps: string[];
}

/** Gives the way to a key that may write in one repository and do nothing else. */
export function keySteps({ kind, address }: RepositoryPlace): KeySteps {
  const { origin, pathname } = new URL(address);
  const name = decodeURIComponent(pathname.slice(1));
  const own = name.split('/').at(-1) ?? name;
  if (kind === 'github')
    return {
      address: `${origin}/settings/personal-access-tokens/new`,
      steps: [
        'Name it as you like, and choose how long it lasts.',
        `Under “Repository access”, choose “Only select repositories”, and ${own} in the list.`,
        'Under “Permissions”, add “Contents”, and set it to “Read and write”. To see what becomes of it, add “Actions” as “Read-only”; to propose changes, “Pull requests” as “Read and write”.',
        'Press “Generate token”.',
      ],
    };
  if (kind === 'gitlab')
    return {
      address: `${address}/-/settings/access_tokens`,
      steps: [
        'Press “Add new token”, name it as you like, and choose how long it lasts.',
        'Choose the role “Developer”, and the scope “api”.',
        'Press “Create project access token”.',
      ],
    };
  return {
    address: `${origin}/user/settings/applications`,
    steps: [
      'Under “Manage access tokens”, name it as you like.',
      'Under “Select permissions”, set “repository” to “Read and write”.',
      'Press “Generate token”.',
    ],
  };
}

/** The steps by which a folder that is on this computer alone comes to a forge, where nobody has written a command. */
export const hostSteps: readonly string[] = [
  'Install GitHub Desktop, a program from desktop.github.com, and sign in with an account of github.com. Neither costs anything.',
  'In it, press “File”, “Add local repository…”, and choose the folder in which your site lies. It asks whether it shall keep that folder from now on: press “create a repository” there, then “Create repository”.',
  'Press “Publish repository”. Take the tick out of “Keep this code private”, since GitHub shows private ones to nobody unless you pay, and press “Publish repository” again.',
  'On github.com, open what you published, press “Settings”, “Pages”, and choose “GitHub Actions” as the source.',
  'Open this window again: from then on it shows what would be published, and publishes it.',
];

/** What is done at Netlify with the pages of a site that is online there already; its first page makes another site. */
export const againAtNetlify =
  'Whenever you have changed something, write the pages again. Then open your site at Netlify, press “Deploys”, and drag the folder in there: the address stays.';

/** Gives the page of a forge to which files are uploaded; undefined where it has none that everybody may open. */
export function uploadPage({ kind, address, branch, folder }: RepositoryPlace): string | undefined {
  const within = folder === '' ? '' : `/${folder}`;
  if (kind === 'github') return `${address}/upload/${branch ?? 'HEAD'}${within}`;
  if (kind === 'forgejo' && branch !== undefined) return `${address}/_upload/${branch}${within}`;
  return undefined;
}
