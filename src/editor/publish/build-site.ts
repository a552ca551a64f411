import type { BuiltSite } from '../../edit-api/messages';
import type { Desk } from '../session/use-editor';
import { whyUnanswered } from '../session/workspace';
import { saveFirst } from './publish-site';

/** The result of a build, and what stayed a draft since it could not be saved. */
export type BuildResult = BuiltSite & { leftOut?: string | undefined };

/** Saves what is in order and has the pages written. */
export async function buildSite(desk: Desk): Promise<BuildResult> {
  const saved = await saveFirst(desk);
  if ('failure' in saved) return saved;
  try {
    const built = await desk.workspace.build?.();
    return built ? { ...built, ...saved } : { failure: 'From this device nothing can be built.' };
  } catch (error) {
    return { failure: whyUnanswered(error) };
  }
}
