import type { Assets } from '../../compose/assets';
import { editorPath, editorPaths, siteHeader, tokenHeader } from '../../edit-api/addresses';
import type { BeginningOffer, SentDraft, SiteText } from '../../edit-api/messages';
import type { Workspace } from '../../edit-api/workspace';

/** Makes the workspace of the development server, which takes requests that carry its token. */
export function serverWorkspace(name: string, firstToken: string): Workspace {
  let token = firstToken;
  let assetsTag: string | undefined;
  return {
    name,
    readSite: () => get('site'),
    readSiteIfOther: async (version) =>
      (await get<SiteText | { failure: string } | null>(`site?unless=${version}`)) ?? undefined,
    writeSite: (text, basedOn) => put('site', JSON.stringify({ text, basedOn })),
    readAssets: async () => takeAssets<Assets>(await askAssets()),
    readAssetsIfOther: async () => (await takeAssets<Assets | null>(await askAssets(assetsTag))) ?? undefined,
    iconsUsed: async () => (await answered(await fetch(editorPaths.icons))).json(),
    iconsNamed: async (names) => (await answered(await fetch(editorPaths.iconsNamed + names.join(',')))).json(),
    addUpload(file, beside) {
      const name = encodeURIComponent(file.name.replaceAll(/[/\\]/g, ' '));
      return put(`uploads/${name}${beside === undefined ? '' : `?beside=${encodeURIComponent(beside)}`}`, file);
    },
    removeUpload: async (path) => (await put<{ failure?: string }>('unused', JSON.stringify({ path }))).failure,
    bringBackUpload: async (path) => (await put<{ failure?: string }>('needed', JSON.stringify({ path }))).failure,
    renameUpload: (path, name) => put('renamed', JSON.stringify({ path, name })),
    drafts: () => get('drafts'),
    async storeDraft(draft, text, { version, text: base }) {
      const sent = { text, basedOn: version };
      const { failure, lacksBase } = await putDraft(draft, sent);
      return lacksBase ? (await putDraft(draft, { ...sent, base })).failure : failure;
    },
    deleteDraft: async (draft) => (await putDraft(draft, { text: null, basedOn: '' })).failure,
    versions: () => get('versions'),
    versionNamed: async (name) => (await get<{ text: string | null }>(`versions/${name}`)).text ?? undefined,
    beginning: async () => (await get<{ offer?: BeginningOffer }>('beginning')).offer,
    begin: async (answers) => (await put<{ failure?: string }>('begin', JSON.stringify(answers))).failure,
    published: () => get('published'),
    publish: ({ message, basedOn, who }) => put('publish', JSON.stringify({ message, basedOn, ...who })),
    build: () => put('build', '{}'),
    compareOnline: async (paths) =>
      (
        await answered(await fetch(`${editorPaths.online}?${new URLSearchParams(paths.map((path) => ['path', path]))}`))
      ).json(),
  };

  function askAssets(unless?: string): Promise<Response> {
    const query = unless === undefined ? '' : `?${new URLSearchParams({ unless })}`;
    return fetch(editorPaths.assets + query, { headers: { [siteHeader]: name } });
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

  /**
   * Takes the token of a server that was started again; gives whether it has one for this window. A server with another
   * version of the editor has none.
   */
  async function renewToken(): Promise<boolean> {
    const fresh = await (await fetch(editorPath)).text();
    const script = document.querySelector('script[src]')?.getAttribute('src');
    const [, given] = /data-token="([^"]+)"/.exec(fresh) ?? [];
    if (given === undefined || !script || !fresh.includes(script)) return false;
    token = given;
    return true;
  }
}

/** Gives a response, or throws the words of the server where it refuses. */
async function answered(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(await response.text());
  return response;
}

/** Tells whether an error means that the server did not answer, rather than refuse. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError;
}

/** Tells whether this is the editor of a published site, which has no server of its own. */
function isPublished(): boolean {
  return document.documentElement.dataset.base !== undefined;
}

/** Says why there is no answer. */
export function whyUnanswered(error: unknown): string {
  if (!isUnanswered(error)) return String(error instanceof Error ? error.message : error);
  return isPublished()
    ? 'The site cannot be reached. Is this device connected to the internet? Try again once it is; where that fails, load this page again. What you changed is kept.'
    : 'The server cannot be reached. Is the window still open in which npm start runs?';
}
