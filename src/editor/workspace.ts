import type { Assets } from '../compose/assets';
import type { Conflict } from '../manifest/merge';

/** The text of a site.json, and a name for it that no other text has. */
export interface SiteText {
  text: string;
  version: string;
}

/** What became of writing a site.json: its new version, what stands there instead, or in words why it could not be written; and why it is not kept for later, where it is not. */
export type Written = { version: string; unkept?: string } | { instead: SiteText } | { failure: string };

/** An earlier version of a site.json. */
export interface EarlierVersion {
  name: string;
  /** As ISO 8601 says it, in UTC. */
  time: string;
  bytes: number;
}

/** A draft as it was kept, under the name of the window that did, and the text that it was made from where that is known. */
export interface KeptDraft {
  name: string;
  text: string;
  base?: SiteText;
}

/** What was published last, and where publishing leads; or in words why there is nothing to publish with. */
export type Published =
  | { absent: string }
  | {
      /** The site.json that was published last, where one was. */
      text?: string;
      /** The uploads that are published with the next one, by their paths. */
      uploads: { path: string; isNew: boolean }[];
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
export interface SeenOnline {
  isOnline: boolean;
  says: string;
}

/** What became of a publication, in words; in a conflict, site.json holds what others published and one's own places. */
export type Publication =
  | { state: 'published' | 'kept'; says: string; workflow?: { address?: string } }
  | { state: 'refused'; says: string }
  | { state: 'conflict'; says: string; conflicts: Conflict[] };

/** What can be chosen for a new site. */
export interface BeginningOffer {
  /** With the colour and the look that suit it. */
  kinds: { name: string; label: string; color: string; look: string }[];
  looks: { name: string; label: string }[];
  /** The languages in which a site has words from the start. */
  languages: string[];
}

/** What a new site is made from, each as somebody wrote or chose it. */
export type BeginningAnswers = Record<'name' | 'kind' | 'language' | 'color' | 'look', string>;

/** Where the site that is edited lies. All that the editor reads and writes goes through here. */
export interface Workspace {
  /** Tells the site from others that are edited in the same browser. */
  name: string;
  /** Reads site.json; rejects where nobody answers. */
  read(): Promise<SiteText | { failure: string }>;
  /** Reads site.json where it has another version than that; nothing where it has not. */
  readIfOther(version: string): Promise<SiteText | { failure: string } | undefined>;
  /** Puts a text in the place of site.json, if that still has the version that the text is based on. */
  write(text: string, basedOn: string): Promise<Written>;
  /** Gathers what the site may refer to; of icons only the names. */
  readAssets(): Promise<Assets>;
  /** Gathers that again where it is not what was gathered last; nothing where it is. */
  readAssetsIfOther(): Promise<Assets | undefined>;
  /** Gives the drawings of those icons that site.json uses. */
  iconsUsed(): Promise<Record<string, string>>;
  /** Gives the drawings of icons by their names. */
  iconsNamed(names: string[]): Promise<Record<string, string>>;
  /** Adds a picture or another file; gives its path beside site.json, or in words why it could not be added. */
  addUpload(file: File): Promise<{ path: string } | { failure: string }>;
  /** Moves a file that nothing needs out of the uploads, to where it can be had back; gives in words why it could not. */
  removeUpload(path: string): Promise<string | undefined>;
  /** Brings a file back that was removed; gives in words why it could not. */
  bringBackUpload(path: string): Promise<string | undefined>;
  /** Gives the drafts that are kept. */
  drafts(): Promise<KeptDraft[]>;
  /** Keeps a draft under the name of its window, and what it was made from; gives in words why it could not. */
  keepDraft(name: string, text: string, base: SiteText): Promise<string | undefined>;
  /** Keeps a draft no longer; gives in words why it could not. */
  forgetDraft(name: string): Promise<string | undefined>;
  /** Gives the earlier versions of site.json, the latest first. */
  versions(): Promise<EarlierVersion[]>;
  /** Gives the text of an earlier version. */
  versionNamed(name: string): Promise<string | undefined>;
  /** Tells what can be chosen for a new site, where there is none yet. */
  beginning(): Promise<BeginningOffer | undefined>;
  /** Begins a site where there is none; gives in words why it could not. */
  begin(answers: BeginningAnswers): Promise<string | undefined>;
  /** Tells what was published last. */
  published(): Promise<Published>;
  /** Publishes site.json as it was written last, merged with what others have published meanwhile. */
  publish(publishing: Publishing): Promise<Publication>;
  /** Looks whether visitors see some pages as they were saved. */
  seenOnline(paths: string[]): Promise<SeenOnline>;
}

const start = '/__edit/files/';

/** The workspace of the development server, which takes what bears its token. */
export function serverWorkspace(name: string, firstToken: string): Workspace {
  let token = firstToken;
  let assetsTag: string | undefined;
  return {
    name,
    read: () => get('site'),
    readIfOther: async (version) =>
      (await get<SiteText | { failure: string } | null>(`site?unless=${version}`)) ?? undefined,
    write: (text, basedOn) => put('site', JSON.stringify({ text, basedOn })),
    readAssets: async () => takeAssets<Assets>(await askAssets()),
    readAssetsIfOther: async () => (await takeAssets<Assets | null>(await askAssets(assetsTag))) ?? undefined,
    iconsUsed: async () => (await answered(await fetch('/__edit/icons'))).json(),
    iconsNamed: async (names) => (await answered(await fetch(`/__edit/icons/${names.join(',')}`))).json(),
    addUpload: (file) => put(`uploads/${encodeURIComponent(file.name.replaceAll(/[/\\]/g, ' '))}`, file),
    removeUpload: async (path) => (await put<{ failure?: string }>('unused', JSON.stringify({ path }))).failure,
    bringBackUpload: async (path) => (await put<{ failure?: string }>('needed', JSON.stringify({ path }))).failure,
    drafts: () => get('drafts'),
    async keepDraft(draft, text, { version, text: base }) {
      const sent = { text, basedOn: version };
      const { failure, lacksBase } = await putDraft(draft, sent);
      return lacksBase ? (await putDraft(draft, { ...sent, base })).failure : failure;
    },
    forgetDraft: async (draft) => (await putDraft(draft, { text: null, basedOn: '' })).failure,
    versions: () => get('versions'),
    versionNamed: async (name) => (await get<{ text: string | null }>(`versions/${name}`)).text ?? undefined,
    beginning: async () => (await get<{ offer?: BeginningOffer }>('beginning')).offer,
    begin: async (answers) => (await put<{ failure?: string }>('begin', JSON.stringify(answers))).failure,
    published: () => get('published'),
    publish: ({ message, basedOn, who }) => put('publish', JSON.stringify({ message, basedOn, ...who })),
    seenOnline: async (paths) =>
      (
        await answered(await fetch(`/__edit/online?${new URLSearchParams(paths.map((path) => ['path', path]))}`))
      ).json(),
  };

  function askAssets(unless?: string): Promise<Response> {
    const asked = unless === undefined ? '' : `?${new URLSearchParams({ unless })}`;
    return fetch(`/__edit/assets${asked}`, { headers: { 'x-edit-site': name } });
  }

  async function takeAssets<Asked extends Assets | null>(response: Response): Promise<Asked> {
    const assets: Asked = await (await answered(response)).json();
    assetsTag = response.headers.get('etag') ?? undefined;
    return assets;
  }

  async function get<Answer>(name: string): Promise<Answer> {
    return (await answered(await send(name, {}))).json();
  }

  function putDraft(
    draft: string,
    sent: { text: string | null; basedOn: string; base?: string },
  ): Promise<{ failure?: string; lacksBase?: true }> {
    return put(`drafts/${draft}`, JSON.stringify(sent));
  }

  async function put<Answer>(name: string, body: string | Blob): Promise<Answer> {
    const attempt = (): Promise<Response> => send(name, { method: 'PUT', body, headers: { 'x-edit-token': token } });
    const response = await attempt();
    const isRenewed = response.status === 403 && (await renewToken());
    return (await answered(isRenewed ? await attempt() : response)).json();
  }

  /** Asks in the name of the site: another one may be edited at the same address by now. */
  function send(file: string, { headers, ...init }: RequestInit): Promise<Response> {
    return fetch(start + file, { ...init, headers: { ...headers, 'x-edit-site': name } });
  }

  /** Takes the token of a server that was started again; one that has another editor by now takes nothing from this one. */
  async function renewToken(): Promise<boolean> {
    const fresh = await (await fetch('/__edit')).text();
    const script = document.querySelector('script[src]')?.getAttribute('src');
    const [, given] = /data-token="([^"]+)"/.exec(fresh) ?? [];
    if (given === undefined || !script || !fresh.includes(script)) return false;
    token = given;
    return true;
  }
}

/** The answer, where it is one; what the server says of a refusal is what the editor says. */
async function answered(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(await response.text());
  return response;
}

/** Whether nobody answered; what was answered and refused is told by whoever did. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError;
}

/** Why nothing was answered, in words. */
export function whyUnanswered(error: unknown): string {
  return isUnanswered(error)
    ? 'The server cannot be reached. Is the window still open in which npm start runs?'
    : String(error instanceof Error ? error.message : error);
}
