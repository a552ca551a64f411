import type { Assets } from '../compose/assets';
import type { RepositoryPlace } from '../forge/forge';
import type {
  BeginningAnswers,
  BeginningOffer,
  BuiltSite,
  EarlierVersion,
  OnlineState,
  Publication,
  PublishedState,
  Publishing,
  SentDraftCopy,
  SiteText,
  StoredDraft,
  WriteResult,
} from './messages';

/** The place of the site that is edited, through which the editor reads and writes everything. */
export interface Workspace {
  /** The name that tells the site from others that are edited in the same browser. */
  name: string;
  /** Reads site.json; rejects where the server does not answer. */
  readSite(): Promise<SiteText | { failure: string }>;
  /** Reads site.json, if it has another version than this; undefined where it has not. */
  readSiteIfOther(version: string): Promise<SiteText | { failure: string } | undefined>;
  /** Replaces the text of site.json, if that still has the version on which the text is based. */
  writeSite(text: string, basedOn: string): Promise<WriteResult>;
  /** Gathers what the site may refer to; of icons, only the names. */
  readAssets(): Promise<Assets>;
  /** Gathers what the site may refer to, if that has changed since; undefined where it has not. */
  readAssetsIfOther(): Promise<Assets | undefined>;
  /** Gives the drawings of the icons that site.json uses. */
  iconsUsed(): Promise<Record<string, string>>;
  /** Gives the drawings of icons by their names. */
  iconsNamed(names: string[]): Promise<Record<string, string>>;
  /** Adds a picture or another file; gives its path beside site.json, or the reason, in words, why it cannot. */
  addUpload(file: File, beside?: string): Promise<{ path: string } | { failure: string }>;
  /** Moves a file out of the uploads, from where it can be had back; gives the reason, in words, where it cannot. */
  removeUpload(path: string): Promise<string | undefined>;
  /** Brings a removed file back; gives the reason, in words, where it cannot. */
  bringBackUpload(path: string): Promise<string | undefined>;
  /** Gives a file of the uploads another name; it keeps the former one, too, while anything names it. */
  renameUpload(path: string, name: string): Promise<{ path: string } | { failure: string }>;
  /**
   * Fetches a file of the uploads that lies with the files of the site alone, so that it can be seen and used; gives the
   * reason, in words, where it cannot.
   */
  fetchUpload?(path: string): Promise<string | undefined>;
  /**
   * Reads an upload as it was added, in a workspace that shows the files that visitors get; undefined where it cannot
   * be had now.
   */
  readOriginal?(path: string): Promise<Blob | undefined>;
  /** Gives the drafts that lie beside the file. */
  drafts(): Promise<StoredDraft[]>;
  /**
   * Stores a draft under the name of its window, with the text that it is based on; gives the reason, in words, where it
   * cannot.
   */
  storeDraft(name: string, text: string, base: SiteText): Promise<string | undefined>;
  /** Deletes a draft; gives the reason, in words, where it cannot. */
  deleteDraft(name: string): Promise<string | undefined>;
  /** Gives the earlier versions of site.json, the latest first. */
  versions(): Promise<EarlierVersion[]>;
  /** Gives the text of an earlier version. */
  versionNamed(name: string): Promise<string | undefined>;
  /** Gives the choices for a new site; undefined where there is a site. */
  beginning(): Promise<BeginningOffer | undefined>;
  /** Begins a site where there is none; gives the reason, in words, where it cannot. */
  begin(answers: BeginningAnswers): Promise<string | undefined>;
  /** Gives the site as it was published last. */
  published(): Promise<PublishedState>;
  /** Publishes site.json as it was saved last, merged with what others have published meanwhile. */
  publish(publishing: Publishing): Promise<Publication>;
  /** Builds site.json as it was saved last, in a workspace whose folder is on this computer. */
  build?(): Promise<BuiltSite>;
  /** Looks whether visitors get some pages as they were saved. */
  compareOnline(paths: string[]): Promise<OnlineState>;
  /** The previews of a host for what was saved and is not published, where the host of the site makes them. */
  deployPreview?: DeployPreview;
  /** The rights of a guest, in a workspace that is reached from another device. */
  guest?: { onlyLooking?: string };
  /** Loads what it needs later, as long as there is a network; rejects where that cannot be. */
  loadRest?(): Promise<void>;
  /** The connection to the forge, in a workspace that needs a key for it. */
  connection?: Connection;
}

/** A preview of saved changes, which a host shows at an address that it makes for a branch. */
export interface DeployPreview {
  /** Sends what was saved last to a new branch. */
  send(): Promise<SentDraftCopy>;
  /** The address at which the host shows a commit; undefined as long as it has told none. */
  addressOf(commit: string): Promise<string | undefined>;
}

/** A connection to the forge that keeps a site, for which it needs a key. */
export interface Connection {
  /** The place; undefined where the site does not say it. */
  place: RepositoryPlace | undefined;
  /** Whether there is a key, or one that needs its passphrase first. */
  state(): 'open' | 'locked' | 'none';
  /**
   * Whether a key may be stored in this browser: only where no other site has the same origin, whose pages could read
   * it.
   */
  mayRemember: boolean;
  /** Tries a key, and remembers it under a passphrase, if one is given; gives in words why it does not fit. */
  open(key: string, passphrase?: string): Promise<string | undefined>;
  /** Takes the key that is remembered; gives in words why that cannot be. */
  unlock(passphrase: string): Promise<string | undefined>;
  /** Whether this browser can write into a folder of this computer. */
  takesFolder: boolean;
  /**
   * Asks for the folder of this computer in which the site is kept, to publish into it; gives the reason, in words,
   * where it cannot.
   */
  openFolder(): Promise<string | undefined>;
  /** Whether it leads to a chosen folder of this computer, which needs no key. */
  isFolder(): boolean;
  /** Forgets the key, wherever it is, or the folder. */
  forget(): Promise<void>;
}
