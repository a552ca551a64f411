import { ForgeFailure, type ForgeFailureKind, type RepositoryPlace } from '../forge/forge';

/** The sentence that calms after a failed sending. */
export const nothingLost = 'Nothing is lost: what you changed is kept in this browser.';

const names = { github: 'GitHub', forgejo: 'Forgejo', gitlab: 'GitLab' };

/** Gives the name of the forge of a place that its users know; of one's own server, the host. */
export function nameOfForge({ kind, address }: RepositoryPlace): string {
  const { hostname } = new URL(address);
  const isOwn = !/^(github|gitlab)\.com$/.test(hostname);
  return isOwn ? hostname : names[kind];
}

/** Tells whether another key may help where a forge did not do what it was asked. */
export function mayNeedKey(error: unknown): boolean {
  return error instanceof ForgeFailure && keyFailures.has(error.kind);
}

const keyFailures: ReadonlySet<ForgeFailureKind> = new Set(['signedOut', 'forbidden', 'missing']);

/** Says why a forge did not do what it was asked, and what to do. */
export function sayFailure(error: unknown, place: RepositoryPlace | undefined): string {
  if (!(error instanceof ForgeFailure)) return `${error instanceof Error ? error.message : error} ${nothingLost}`;
  if (!place) return sayFolderFailure(error);
  const forge = nameOfForge(place);
  const says: Record<ForgeFailureKind, string> = {
    offline: `${forge} cannot be reached. Is this device connected to the internet? ${nothingLost} Try again once it is.`,
    closed: `${forge} lets no page of another site ask it anything. ${nothingLost} Whoever runs ${forge} can allow that (CORS).`,
    signedOut: `${forge} does not take the key: it is mistyped, was withdrawn, or its time is over. ${nothingLost} Make a new one, and give it here.`,
    forbidden: `The key may not write at ${place.address}. ${nothingLost} Make one that may write there.`,
    missing: `${forge} knows nothing at ${place.address}, or the key may not see it. ${nothingLost} Give a key for that address, or ask whoever set up the site.`,
    empty: `There is nothing at ${place.address} yet. ${nothingLost} Ask whoever set up the site to put it there first.`,
    limited: `${forge} takes no more from here for a while. ${nothingLost} Try again ${sayUntil(error.until)}.`,
    tooLarge: `${forge} takes nothing as large as this. ${nothingLost} Make the largest picture or file smaller, and publish again.`,
    protected: `${forge} takes changes of what visitors see as proposals alone. ${nothingLost}`,
    taken: `Another proposal of that name is there already. ${nothingLost} Publish again in a moment.`,
    refused: `${forge} refuses this${error.said === undefined ? '' : `, and says: “${error.said.replace(/\.$/, '')}”`}. ${nothingLost} Show this to whoever set up the site.`,
    trouble: `${forge} has trouble of its own, or something between here and there answers in its place. ${nothingLost} Try again in some minutes.`,
  };
  return says[error.kind];
}

/** Says why a folder of this computer was not written or read. */
function sayFolderFailure({ kind }: ForgeFailure): string {
  return kind === 'forbidden'
    ? `The folder cannot be written: it is not there any more, the disk is full, or the browser was not allowed to. ${nothingLost} Put that right, or press “Publish in another way” and choose the folder anew.`
    : `There is no site.json in that folder. ${nothingLost} Choose the folder in which it lies.`;
}

function sayUntil(until: Date | undefined): string {
  return until ? `after ${until.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}` : 'in some minutes';
}
