import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getLanguageService, type JSONDocument } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { root } from './project';

/** Something that VS Code offers at a place: its name, what it says of it, and the text that it writes. */
export interface Offer {
  label: string;
  says: string;
  /** As a snippet: `$1` is where the cursor goes. */
  inserts: string;
}

// What VS Code tells its JSON support of itself, and how it reads the file that "$schema" names.
const service = getLanguageService({
  schemaRequestService: async (address) => readFileSync(new URL(address), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  clientCapabilities: {
    textDocument: {
      completion: { completionItem: { documentationFormat: ['markdown', 'plaintext'] } },
      hover: { contentFormat: ['markdown', 'plaintext'] },
    },
  },
});
service.configure({ validate: true, allowComments: false });

/** What is offered where ¦ stands in a text. */
export async function offersAt(marked: string): Promise<Offer[]> {
  const { document, parsed, position } = open(marked);
  const completions = await service.doComplete(document, position, parsed);
  return (completions?.items ?? []).map(({ label, documentation = '', textEdit, insertText }) => ({
    label,
    says: typeof documentation === 'string' ? documentation : documentation.value,
    inserts: textEdit?.newText ?? insertText ?? label,
  }));
}

/** What a hover over the place where ¦ stands shows, in plain words. */
export async function hoverAt(marked: string): Promise<string> {
  const { document, parsed, position } = open(marked);
  const hover = await service.doHover(document, position, parsed);
  const contents = [hover?.contents ?? []].flat().map((part) => (typeof part === 'string' ? part : part.value));
  return withoutEscapes(contents.join('\n'));
}

/** Markdown without the backslashes before its signs. */
export function withoutEscapes(markdown: string): string {
  return markdown.replaceAll(/\\([^\w\s])/g, '$1');
}

/** What is underlined in a text, each with its message. */
export async function complaintsOf(text: string): Promise<string[]> {
  const { document, parsed } = open(text);
  const diagnostics = await service.doValidation(document, parsed);
  return diagnostics.map(({ range, message }) => `${document.getText(range)} → ${message}`);
}

/** The text that a snippet leaves when each of its fields is taken as it is offered. */
export function filledSnippet(snippet: string): string {
  return snippet.replaceAll(/\$\{\d+:((?:[^\\}]|\\.)*)\}|\$\d+|\$\{\d+\}/g, '$1').replaceAll(/\\([$}\\])/g, '$1');
}

function open(marked: string): {
  document: TextDocument;
  parsed: JSONDocument;
  position: ReturnType<TextDocument['positionAt']>;
} {
  const offset = Math.max(0, marked.indexOf('¦'));
  const address = pathToFileURL(join(root, 'site.json')).href;
  const document = TextDocument.create(address, 'json', 1, marked.replace('¦', ''));
  return { document, parsed: service.parseJSONDocument(document), position: document.positionAt(offset) };
}
