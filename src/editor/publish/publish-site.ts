import type { Publication, Publishing } from '../../edit-api/messages';
import { changesBetween, lineOf } from '../changes/say-difference';
import { type PublishedSite, readPublishedSite } from '../dialogs/use-published-site';
import { saveStateOf } from '../session/refusals';
import { save, takeFromDisk } from '../session/save';
import type { Desk } from '../session/use-editor';
import { whyUnanswered } from '../session/workspace';
import { addWords, firstWords, wordsForOwner } from './publication-words';

/** The result of a publication, with the paths of the pages that it changed, as far as they are known. */
export type PublishResult = Publication & { paths?: string[] | undefined };

/**
 * Saves what is in order and publishes it, merged with what others have published meanwhile. What cannot be saved stays
 * a draft, and the result names it.
 */
export async function publishSite(desk: Desk, who: Publishing['who']): Promise<PublishResult> {
  const { editor, workspace, checker } = desk;
  const saved = await saveFirst(desk);
  if ('failure' in saved) return refusal(saved.failure);
  const { leftOut } = saved;
  const { base } = editor.state();
  try {
    const published = await readPublishedSite(editor, workspace);
    if ('absent' in published) return refusal(published.absent);
    const message = messageOf(publicationLines(published, base.root, editor.state().now));
    const changedPaths = checker.pathsChanged(published.root, base.root, editor.state().assets);
    const sent = await workspace.publish({ message, basedOn: base.version, who });
    const publication = { ...sent, paths: await changedPaths };
    const siteFile = await workspace.readSite();
    if ('text' in siteFile && siteFile.version !== editor.state().base.version) takeFromDisk(editor, siteFile);
    if (publication.state === 'conflict') editor.tell({ kind: 'conflicts', conflicts: publication.conflicts });
    const outcome = firstWords[publication.state] ?? wordsForOwner(publication.says);
    editor.announce([outcome, leftOut].filter((words) => words !== undefined).join(' '));
    return leftOut === undefined ? publication : { ...publication, says: addWords(publication.says, leftOut) };
  } catch (error) {
    return refusal(whyUnanswered(error));
  }
}

/** Saves what is in order, before it is sent anywhere; says what was left out, or why nothing is to be sent. */
export async function saveFirst({
  editor,
  workspace,
  checker,
}: Desk): Promise<{ failure: string } | { leftOut: string | undefined }> {
  if (editor.state().conflicts.length > 0)
    return {
      failure:
        'First choose in the editor which version counts, where somebody else has changed the same. Nothing is lost: both are kept.',
    };
  if (saveStateOf(editor.state()).state !== 'saved') await save(editor, workspace, checker);
  const { conflicts, announcement } = editor.state();
  const saving = saveStateOf(editor.state());
  if (saving.state === 'failed') return { failure: saving.why };
  if (conflicts.length > 0) return { failure: announcement };
  return { leftOut: saving.state === 'unsaved' && announcement.startsWith('Saved, but') ? announcement : undefined };
}

function refusal(says: string): Publication {
  return { state: 'refused', says };
}

/** Writes each change of a publication in a line. */
export function publicationLines(
  published: Exclude<PublishedSite, { absent: string }>,
  root: Parameters<typeof changesBetween>[1],
  now: Date,
): string[] {
  const uploads = published.uploads.map(({ path, isNew }) => `${path} ${isNew ? 'added' : 'changed'}`);
  return [...changesBetween(published.root, root, now).map(lineOf), ...uploads];
}

/** The most changes that the message of a publication lists. */
const mostNamed = 200;

/** Writes the message of a publication: the first change and the number of the others, then a list of them. */
export function messageOf(lines: string[]): string {
  const [first = 'The file laid out anew', ...others] = lines;
  if (others.length === 0) return first;
  const namedLines = lines.slice(0, mostNamed).map((line) => `- ${line}`);
  const rest = lines.length > mostNamed ? [`- and ${lines.length - mostNamed} more`] : [];
  const subject = others.length === 1 ? `${first}, and 1 more change` : `${first}, and ${others.length} more changes`;
  return [subject, '', ...namedLines, ...rest].join('\n');
}
