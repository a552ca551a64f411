import type { Assets } from '../../compose/assets';
import { editorPath, editorPaths, siteHeader, tokenHeader } from '../../edit-api/addresses';
import type {
  BeginningAnswers,
  BeginningOffer,
  EarlierVersion,
  KeptDraft,
  Publication,
  Published,
  Publishing,
  SeenOnline,
  SentDraft,
  SiteText,
  Written,
} from '../../edit-api/messages';

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
    iconsUsed: async () => (await answered(await fetch(editorPaths.icons))).json(),
    iconsNamed: async (names) => (await answered(await fetch(editorPaths.iconsNamed + names.join(',')))).json(),
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
        await answered(await fetch(`${editorPaths.online}?${new URLSearchParams(paths.map((path) => ['path', path]))}`))
      ).json(),
  };

  function askAssets(unless?: string): Promise<Response> {
    const asked = unless === undefined ? '' : `?${new URLSearchParams({ unless })}`;
    return fetch(editorPaths.assets + asked, { headers: { [siteHeader]: name } });
  }

  async function takeAssets<Asked extends Assets | null>(response: Response): Promise<Asked> {
    const assets: Asked = await (await answered(response)).json();
    assetsTag = response.headers.get('etag') ?? undefined;
    return assets;
  }

  async function get<Answer>(name: string): Promise<Answer> {
    return (await answered(await send(name, {}))).json();
  }

  function putDraft(draft: string, sent: SentDraft): Promise<{ failure?: string; lacksBase?: true }> {
    return put(`drafts/${draft}`, JSON.stringify(sent));
  }

  async function put<Answer>(name: string, body: string | Blob): Promise<Answer> {
    const attempt = (): Promise<Response> => send(name, { method: 'PUT', body, headers: { [tokenHeader]: token } });
    const response = await attempt();
    const isRenewed = response.status === 403 && (await renewToken());
    return (await answered(isRenewed ? await attempt() : response)).json();
  }

  /** Asks in the name of the site: another one may be edited at the same address by now. */
  function send(file: string, { headers, ...init }: RequestInit): Promise<Response> {
    return fetch(editorPaths.files + file, { ...init, headers: { ...headers, [siteHeader]: name } });
  }

  /** Takes the token of a server that was started again; one that has another editor by now takes nothing from this one. */
  async function renewToken(): Promise<boolean> {
    const fresh = await (await fetch(editorPath)).text();
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
