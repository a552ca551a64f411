interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Parses a text as a document in which nothing runs and nothing is loaded. */
export function parseDocument(text: string, type: DOMParserSupportedType): Document {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('pagewright-paste', { createHTML: (written) => written });
  return new DOMParser().parseFromString(policy?.createHTML(text) ?? text, type);
}
