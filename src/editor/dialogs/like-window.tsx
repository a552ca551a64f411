import { type ReactNode, useState } from 'react';
import { dayIn } from '../../calendar/day';
import { collectionsIn } from '../../manifest/collections';
import { isObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, parentPointer, pointerKeys } from '../../manifest/pointer';
import { AskedField } from '../controls/asked-field';
import { AskedChoice } from '../controls/select';
import { FormWindow } from '../controls/window';
import { pagesIn, pagesMadeOf } from '../drawing/engine';
import { wordsKind } from '../inputs/words-kinds';
import {
  addLike,
  answerProblem,
  answersFor,
  type EntryAnswers,
  type TellingField,
  tellingFields,
  todayFor,
} from '../members/entry-like';
import { withAddressesTaken } from '../members/removal';
import { entryFields } from '../naming/entry-fields';
import { entryTitle } from '../naming/parts';
import { useDesk, useEditorState, useSiteLanguage } from '../session/use-editor';
import { languageTagsOf } from '../words/site-language';
import { clockOf } from '../words/time-in-words';
import { collectionTitle } from '../words/titles';

interface LikeWindowProps {
  /** The model of the new entry, at first. */
  like: Pointer;
  close: () => void;
}

/**
 * A form for a new entry of a collection: it asks for the fields in which it differs from its model and copies the
 * others, as one step.
 */
export function LikeWindow({ like, close }: LikeWindowProps): ReactNode {
  const { editor } = useDesk();
  const { edits, now } = useEditorState('edits', 'now');
  const list = parentPointer(like);
  const [, name = ''] = pointerKeys(like);
  const [index, setIndex] = useState(Number(like.slice(list.length + 1)));
  const [written, setWritten] = useState<EntryAnswers>({});
  const [isAsked, setAsked] = useState(false);
  const language = useSiteLanguage();
  const collection = collectionsIn(edits.root).get(name);
  const model = collection?.entries[index];
  if (!collection || !isObject(model)) return null;
  const { entries } = collection;
  const entryInputs = entryFields(edits.root, name);
  const fields = tellingFields(collection, model).filter((field) => entryInputs.some((one) => one.name === field.name));
  const { timeZone } = clockOf(edits.root);
  const languages = languageTagsOf(edits.root);
  const wholeOf = ([field, words]: [string, string]): [string, string] => {
    const input = entryInputs.find(({ name: one }) => one === field)?.input;
    return [field, (input?.kind === 'words' ? wordsKind(input.of).whole?.(words, languages) : undefined) ?? words];
  };
  const whole = Object.fromEntries(Object.entries(written).map(wholeOf));
  const usualAnswers = { ...todayFor(entries, fields, dayIn(now, timeZone)), ...whole };
  const answers = answersFor(entries, model, fields, usualAnswers, language);
  const problemIn = (field: TellingField): string | undefined =>
    answerProblem(entries, fields, field, answers[field.name] ?? '', language);
  const add = (form: HTMLFormElement): void => {
    setAsked(true);
    const wrong = fields.find((field) => problemIn(field) !== undefined);
    if (wrong) {
      form.querySelector<HTMLElement>(`[name="${CSS.escape(wrong.name)}"]`)?.focus();
      return;
    }
    close();
    const outcome = addLike(edits.root, now, memberPointer(list, index), answers);
    const pages = pagesMadeOf(outcome.place, pagesIn(outcome.after, now));
    const paths = pages.map(({ path }) => path);
    const edit = { ...outcome, after: withAddressesTaken(outcome.after, paths) };
    const [page] = pages;
    editor.change(page ? { ...edit, says: `${edit.says}; its page is ${page.path}` } : edit);
    if (page) editor.openPage(page.path);
    editor.open(edit.place);
  };
  return (
    <FormWindow title={`One more of ${collectionTitle(edits.root, name)}`} submit="Add" act={add} close={close}>
      <AskedChoice
        label="Like"
        value={index}
        options={entries.map((entry, place) => [place, entryTitle(edits.root, now, entry, place)])}
        choose={setIndex}
      />
      {fields.map((field) => (
        <AskedField
          key={field.name}
          label={field.label}
          help={entryInputs.find(({ name }) => name === field.name)?.help}
          field={{ name: field.name, type: field.isDay ? 'date' : 'text' }}
          value={written[field.name] ?? answers[field.name] ?? ''}
          problem={isAsked ? problemIn(field) : undefined}
          write={(words) => setWritten({ ...written, [field.name]: words })}
        />
      ))}
      <p className="hint">
        All else is copied from “{entryTitle(edits.root, now, model, index)}”. Its form opens, to change what differs.
      </p>
    </FormWindow>
  );
}
