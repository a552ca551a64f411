import { isObject } from '../manifest/is-object';
import { useEditorState } from './use-editor';

/** The language that the site says it is in, for whatever bears its words; nothing while that is no language. */
export function useSiteLanguage(): string | undefined {
  const { site } = useEditorState().edits.root;
  const language = isObject(site) ? String(site.language ?? '') : '';
  return /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(language) ? language : undefined;
}
