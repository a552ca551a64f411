import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { pathPointerOf } from '../../compose/routes';
import { namesOfEveryEntry, writtenEntries } from '../../manifest/collections';
import { isInLanguage } from '../../manifest/follow-paths';
import { identityOf, isContainer } from '../../manifest/identity';
import { isObject, type JsonObject } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { AfterRemoval } from '../actions/member-actions';
import { LaterPart } from '../controls/later-window';
import { pagesIn, pagesMadeOf } from '../drawing/engine';
import { FieldList } from '../fields/field-list';
import { InputView } from '../fields/input-view';
import { fieldsOf, inputOfPart, withCommon } from '../inputs/fields-of';
import type { Field } from '../inputs/input';
import { fieldsOfInput, innermost } from '../inputs/inputs';
import { entryFields } from '../naming/entry-fields';
import { type FormPart, openPart, schemaOfType, sections } from '../naming/parts';
import type { EditorState } from '../session/editor-state';
import { leadTo } from '../session/panes';
import { useDesk, useEditor, useEditorState } from '../session/use-editor';
import { AddText, MadeOf } from './made-of';
import { EntryAddresses, PageActions, PageAddress } from './page-actions';
import { PartActions } from './part-actions';
import { Reach } from './reach';
import { SectionNote } from './section-note';
import { SourceChoices } from './source-choices';
import { TextsToLookAt } from './texts-to-look-at-view';

/** The form of the open part, or in its place what was just removed. */
export function FormPane(): ReactNode {
  const { editor } = useDesk();
  const { part, key, removedTitle, leadCount, hasLanguages } = useEditor(shownOf, isEqual);
  const title = removedTitle ?? part.title;
  const pane = useRef<HTMLElement>(null);
  const followedLeads = useRef(0);
  useEffect(() => {
    if (leadCount === followedLeads.current) return;
    followedLeads.current = leadCount;
    leadTo(pane.current, editor.state());
  }, [leadCount, editor]);
  const follow = ({ target }: FocusEvent): void => {
    const place = target.closest('[data-pointer]')?.getAttribute('data-pointer');
    // A value without a field of its own is edited in that of the group around it, a translation beside its text.
    const isHere = !place || (isInLanguage(place) && part.pointer !== '/languages');
    if (!isHere && !`${editor.state().selectedPlace}/`.startsWith(`${place}/`)) editor.open(place, false);
  };
  const leave = ({ target, relatedTarget: next }: FocusEvent): void => {
    const { selectedPlace, leadsIn } = editor.state();
    const place = fieldOf(target)?.getAttribute('data-pointer');
    // Nobody has come to the field by themselves to which they were led.
    if (leadsIn && place === selectedPlace) return;
    const isAway =
      next instanceof Element && pane.current?.contains(next) && !target.closest('.plain, .short')?.contains(next);
    if (place && isAway) editor.tell({ kind: 'leave', place });
  };
  return (
    <section ref={pane} className="pane form" aria-label={title} key={key} onFocus={follow} onBlur={leave}>
      <SourceChoices />
      {hasLanguages && <LaterPart>{(parts) => <parts.stillSays without={part.pointer} />}</LaterPart>}
      <h2 tabIndex={-1}>
        <bdi>{title}</bdi>
      </h2>
      {removedTitle === undefined ? (
        <>
          <PartActions part={part} />
          <Reach part={part} />
          <OwnPage pointer={part.pointer} />
          <PartForm part={part} />
        </>
      ) : (
        <AfterRemoval next={part} />
      )}
    </section>
  );
}

/** Gives what the pane shows: the open part, a key that changes with it, and whether somebody is led there. */
function shownOf(state: EditorState) {
  const { edits, removedTitle, leadCount } = state;
  const part = openPart(state);
  return {
    part,
    key: keyOfForm(edits.root, part.pointer),
    removedTitle,
    leadCount,
    hasLanguages: edits.root.languages !== undefined,
  };
}

/**
 * Gives the key of the form of a part, under which it keeps its fields while somebody types in it: also where the part
 * is moved meanwhile, and where it is one that every site may have and is written with the first letter.
 */
export function keyOfForm(root: JsonObject, pointer: Pointer): string | number {
  const value = valueAt(root, pointer);
  const mayMove = !sections.includes(pointer.slice(1));
  return mayMove && isContainer(value) ? identityOf(value).number : pointer;
}

/** Gives the field that is left with an element: the button beside it that puts in a value belongs to it. */
function fieldOf(target: Element): Element | null {
  const beside = target.closest('.put-value')?.closest('.plain, .short')?.querySelector('[data-pointer]');
  return beside ?? target.closest('[data-pointer]');
}

function PartForm({ part }: { part: FormPart }): ReactNode {
  const { pointer, kind } = part;
  const { value, leadCount } = useEditor(({ edits, leadCount }) => ({
    value: valueAt(edits.root, pointer),
    leadCount,
  }));
  // Whoever is led to a word finds it, whatever was looked for before.
  if (pointer === '/words') return <LaterPart>{(parts) => <parts.siteWords key={leadCount} />}</LaterPart>;
  if (pointer === '/languages') return <LaterPart>{(parts) => <parts.languages />}</LaterPart>;
  if (kind === 'section') {
    return (
      <>
        <SectionNote pointer={pointer} />
        <InputView pointer={pointer} input={inputOfPart(pointer.slice(1))} value={value} label={part.title} />
      </>
    );
  }
  if (kind === 'collection') return <LaterPart>{(parts) => <parts.collectionForm pointer={pointer} />}</LaterPart>;
  if (kind === 'placement' && isObject(value)) {
    return (
      <>
        <p>This block stands on several pages: what is changed in it changes on all of them.</p>
        <SharedActions name={String(value.block)} />
        <OwnBlock pointer={pointer} />
      </>
    );
  }
  if (kind === 'block') {
    const type = isObject(value) ? String(value.type) : '';
    return (
      <>
        {pointer.startsWith('/shared/') && <OwnBlock pointer={pointer} />}
        <FieldList pointer={pointer} fields={fieldsOf(schemaOfType(type) ?? {})} others={['type']} isFolded />
      </>
    );
  }
  if (kind === 'entry') return <EntryForm pointer={pointer} />;
  return (
    <>
      <MadeOf page={pointer} />
      <PageAddress pointer={pointer} />
      <TextsToLookAt within={pointer} />
      <PageFields pointer={pointer} />
      {pointer !== '/notFound' && <LaterPart>{(parts) => <parts.searchPreview />}</LaterPart>}
      <PageActions pointer={pointer} />
    </>
  );
}

/** The form of an entry; where pages are made of it, their paths come first. */
function EntryForm({ pointer }: { pointer: Pointer }): ReactNode {
  const { edits, drawnPage, now } = useEditorState('edits', 'drawnPage', 'now');
  const [, collection = ''] = pointerKeys(pointer);
  const pages = pagesMadeOf(pointer, pagesIn(edits.root, now));
  const addresses = pages.map(pathPointerOf);
  const isElsewhere = ({ name }: Field): boolean => addresses.includes(memberPointer(pointer, name));
  const entryInputs = entryFields(edits.root, collection);
  const fields = withCommon(entryInputs, writtenEntries(collection, edits.root));
  return (
    <>
      {drawnPage?.entry === pointer && <OwnPage pointer={drawnPage.route} />}
      <EntryAddresses pages={pages} />
      <FieldList
        pointer={pointer}
        fields={fields.filter((field) => !isElsewhere(field))}
        others={[...namesOfEveryEntry, ...fields.filter(isElsewhere).map(({ name }) => name)]}
      />
      <LaterPart>{(parts) => <parts.addPictureField pointer={pointer} fields={fields} />}</LaterPart>
      {pages.length > 0 && <AddText entry={pointer} />}
      {/* Each stands at its field, too: a list of them before the fields would fill the screen of a phone. */}
      <TextsToLookAt within={pointer} />
      <AllEntries pointer={memberPointer('/collections', collection)} />
    </>
  );
}

/**
 * The fields of a page without its path, which has a form, and its blocks, which are in the outline. What chooses entries
 * is asked of pages that are made of some: a collection offers to make them.
 */
function PageFields({ pointer }: { pointer: Pointer }): ReactNode {
  const isMade = useEditor(({ edits }) => valueAt(edits.root, memberPointer(pointer, 'from')) !== undefined);
  const others = ['blocks', 'path', ...(isMade ? [] : ['from', 'where', 'sort', 'limit'])];
  const input = inputOfPart(pointer === '/notFound' ? 'notFound' : 'routes');
  const fields = fieldsOfInput(innermost(input)).filter(({ name }) => !others.includes(name));
  return <FieldList pointer={pointer} fields={fields} others={['blocks', 'path']} isFolded />;
}

function OwnPage({ pointer }: { pointer: Pointer }): ReactNode {
  const isMade = useEditor(({ drawnPage }) => drawnPage?.entry !== undefined);
  return isMade && <LaterPart>{(parts) => <parts.ownPage pointer={pointer} />}</LaterPart>;
}

function OwnBlock({ pointer }: { pointer: Pointer }): ReactNode {
  return <LaterPart>{(parts) => <parts.ownBlock pointer={pointer} />}</LaterPart>;
}

function SharedActions({ name }: { name: string }): ReactNode {
  const { editor } = useDesk();
  return (
    <button type="button" onClick={() => editor.open(memberPointer('/shared', name))}>
      Open this block
    </button>
  );
}

function AllEntries({ pointer }: { pointer: Pointer }): ReactNode {
  const { editor } = useDesk();
  return (
    <button type="button" onClick={() => editor.open(pointer)}>
      All entries
    </button>
  );
}
