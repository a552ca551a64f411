import type { Conflict } from '../manifest/merge';

/** The text of a site.json, and its version, which no other text has. */
export interface SiteText {
  text: string;
  version: string;
}

/**
 * The result of writing a site.json: its new version, or the text that stands there instead, or the reason why it could
 * not be written; also why no version was stored, where that failed.
 */
export type WriteResult = { version: string; storeFailure?: string } | { instead: SiteText } | { failure: string };

/** The rights of somebody to whom the site is shown on another device. */
export type GuestRights = 'edit' | 'look';

/** An earlier version of a site.json. */
export interface EarlierVersion {
  name: string;
  /** As ISO 8601 says it, in UTC. */
  time: string;
}

/** A stored draft, with the name of its window and the text that it was made from, where that is known. */
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

/** The last publication and the place to which publishing leads; or the reason why nothing can be published. */
export type PublishedState =
  | {
      absent: string;
      /** The uploads that belong to the file, for somebody who carries it to its place by hand. */
      uploads?: StagedFile[];
    }
  | {
      /** The site.json that was published last, where one was. */
      text?: string;
      /** The uploads that are published with the next one, by their paths. */
      uploads: StagedFile[];
      /** The place to which it goes, in words; without one it is kept and not sent. */
      target?: string;
      /** How many earlier publications have not been sent yet. */
      waiting: number;
      /** Whether somebody has to say who publishes. */
      asksWho: boolean;
      /** Why nothing can be published now. */
      refusal?: string;
    };

/** A request to publish: the message, the version of site.json, and the author where git does not know one. */
export interface Publishing {
  message: string;
  basedOn: string;
  who?: { name: string; email: string } | undefined;
}

/** The folder into which a site was built; or in words why it could not be. */
export type BuiltSite = { folder: string } | { failure: string };

/** Whether visitors see what was published, and in words what is known of that. */
export interface OnlineState {
  isOnline: boolean;
  says: string;
  /** When it was looked, as ISO 8601 says it. */
  time?: string;
  /** The time of the last publication that visitors do not see yet, where it was made here, in ISO 8601. */
  since?: string;
  /** Whether checks have refused it, so that it will not come online. */
  isRefused?: boolean;
  /** The text of the refused site.json, where it can be had. */
  refusedText?: string;
  /** Where more can be seen of how far it is. */
  address?: string;
}

/** The workflow of a host that runs once something is pushed. */
export interface Workflow {
  name: string;
  /** The address of its runs, where it is known for sure. */
  address?: string;
}

/**
 * The result of a publication, in words; in a conflict, site.json has the published text with one's own parts merged
 * in.
 */
export type Publication =
  | { state: 'published' | 'kept'; says: string; workflow?: Workflow }
  | { state: 'proposed'; says: string; address: string }
  | ({ state: 'refused'; says: string } & MayNeedKey)
  | { state: 'conflict'; says: string; conflicts: Conflict[] };

/**
 * The commit of a draft that was sent to a branch of its own, with the branches of earlier ones that the forge did not
 * delete; or in words why there is none.
 */
export type SentDraftCopy = { commit: string; left?: string[] } | ({ failure: string } & MayNeedKey);

/** Whether another key may help where something was refused. */
export interface MayNeedKey {
  needsKey?: boolean;
}

/**
 * A draft as it is sent, or none; the version that it was made from, and the text of that version where it was asked
 * for.
 */
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

/** The answers from which a new site is made, each as somebody wrote or chose it. */
export type BeginningAnswers = Record<'name' | 'kind' | 'language' | 'country' | 'currency' | 'color' | 'look', string>;
