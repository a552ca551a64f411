import { selectEntries } from '../../compose/entries';
import { entriesIn } from '../../manifest/collections';
import { isObject, type JsonObject } from '../../manifest/manifest';
import { listAt } from '../../manifest/pointer';
import { knownFields } from '../inputs/known-fields';
import { sayingsIn } from '../words/sayings-in';

/** The condition and the order of a selection of what is still to come. */
export interface ComingOnly {
  where?: JsonObject;
  sort?: string;
}

/**
 * Gives the condition that leaves out what is over, and the order in which the next comes first, for a collection whose
 * entries all have days, such as concerts. Gives neither where a feed is made of the collection, whose days say when
 * something was written, nor where nothing in it is still to come: it tells of the past.
 */
export function comingOnly(root: JsonObject, collection: string, now: Date): ComingOnly {
  const isFed = listAt(root, '/feeds').some((feed) => isObject(feed) && feed.from === collection);
  const field = isFed ? undefined : fieldOfDay(root, collection);
  if (field === undefined) return {};
  const where = { [field]: { from: 'today' } };
  const isComing = selectEntries({ from: collection, where, limit: 1 }, sayingsIn(root, now), true).length > 0;
  return isComing ? { where, sort: field } : {};
}

/** Gives the first field with a day, or with several, that every entry of a collection says. */
function fieldOfDay(root: JsonObject, collection: string): string | undefined {
  const entries = entriesIn(collection, root);
  const days = knownFields(root, collection).filter(({ input }) =>
    input.kind === 'list' ? input.item.kind === 'occasion' : input.kind === 'words' && input.of === 'day',
  );
  return days.find(({ name }) => entries.every(({ entry }) => entry[name] !== undefined))?.name;
}
