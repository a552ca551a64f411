import type { Conflict } from '../manifest/merge';

/** The text of a site.json, and a name for it that no other text has. */
export interface SiteText {
  text: string;
  version: string;
}

/** What became of writing a site.json: its new version, what stands there instead, or in words why it could not be written; and why it is not stored for later, where it is not. */
export type WriteResult = { version: string; storeFailure?: string } | { instead: SiteText } | { failure: string };

/** What somebody may do whom the site is shown to on another device. */
export type GuestRights = 'edit' | 'look';

/** An earlier version of a site.json. */
export interface EarlierVersion {
  name: string;
  /** As ISO 8601 says it, in UTC. */
  time: string;
}

/** A draft as it was stored, under the name of the window that did, and the text that it was made from where that is known. */
export interface StoredDraft {
  name: string;
  text: string;
  base?: SiteText;
}

/** A file that is published with the next publication, by its path from the folder of site.json. */
export interface StagedFile {
  path: string;
  isNew: boolean;
}

/** What was published last, and where publishing leads; or in words why there is nothing to publish with. */
export type PublishedState =
  | {
      absent: string;
      /** The uploads that belong to the file where somebody carries it there by hand. */
      uploads?: StagedFile[];
    }
  | {
      /** The site.json that was published last, where one was. */
      text?: string;
      /** The uploads that are published with the next one, by their paths. */
      uploads: StagedFile[];
      /** Where it goes, in words; otherwise it is kept and not sent. */
      target?: string;
      /** How many earlier publications have not been sent yet. */
      waiting: number;
      /** Whether somebody has to say who publishes. */
      asksWho: boolean;
      /** Why nothing can be published now. */
      refusal?: string;
    };

/** What is published: words for what differs, the version of site.json, and who does it where nobody knows. */
export interface Publishing {
  message: string;
  basedOn: string;
  who?: { name: string; email: string } | undefined;
}

/** Whether visitors see what was published, and in words what is known of that. */
export interface OnlineState {
  isOnline: boolean;
  says: string;
  /** When it was looked, as ISO 8601 says it. */
  time?: string;
  /** When that was published which visitors do not see yet, where it was from here, as ISO 8601 says it. */
  since?: string;
  /** Whether it will not come online: what checks it has refused it. */
  isRefused?: boolean;
  /** The text of the site.json that they have refused, where it can be had. */
  refusedText?: string;
  /** Where more can be seen of how far it is. */
  address?: string;
}

/** What runs at a host once something has been sent there. */
export interface Workflow {
  name: string;
  /** Where its runs can be seen, where that is known for sure. */
  address?: string;
}

/** What became of a publication, in words; in a conflict, site.json holds what others published and one's own places. */
export type Publication =
  | { state: 'published' | 'kept'; says: string; workflow?: Workflow }
  | { state: 'proposed'; says: string; address: string }
  | { state: 'refused'; says: string }
  | { state: 'conflict'; says: string; conflicts: Conflict[] };

/**
 * The commit of a draft that was sent to a branch of its own, with the branches of earlier ones that the forge did not
 * delete; or in words why there is none.
 */
export type SentDraftCopy = { commit: string; left?: string[] } | { failure: string };

/** A draft as it is sent, or none; the version that it was made from, and the text of that where it was asked for. */
export interface SentDraft {
  text: string | null;
  basedOn: string;
  base?: string;
}

/** What can be chosen for a new site. */
export interface BeginningOffer {
  /** With the colour and the look that suit it. */
  kinds: { name: string; label: string; color: string; look: string }[];
  looks: { name: string; label: string }[];
  /** The languages in which a site has words from the start. */
  languages: string[];
  /** The countries by their names, each with the name of its currency. */
  countries: Record<string, string>;
  /** The names of all currencies. */
  currencies: string[];
}

/** What a new site is made from, each as somebody wrote or chose it. */
export type BeginningAnswers = Record<'name' | 'kind' | 'language' | 'country' | 'currency' | 'color' | 'look', string>;
