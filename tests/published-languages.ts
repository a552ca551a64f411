/** The text of a site that shows visitors its languages, those too that are drafts. */
export function withPublishedLanguages(text: string): string {
  const site = JSON.parse(text);
  for (const language of Object.values<{ draft?: boolean }>(site.languages ?? {})) delete language.draft;
  return JSON.stringify(site);
}
