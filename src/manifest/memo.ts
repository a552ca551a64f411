/**
 * Makes a function that remembers its result for each object, as long as the object exists. The bundler is told that
 * making one does nothing else: where nobody calls the function, it and all that it asks are left out.
 */
/* @__NO_SIDE_EFFECTS__ */
export function rememberEach<Owner extends object, Result>(work: (owner: Owner) => Result): (owner: Owner) => Result {
  const results = new WeakMap<Owner, Result>();
  return (owner) => {
    const remembered = results.get(owner);
    if (remembered !== undefined) return remembered;
    const result = work(owner);
    results.set(owner, result);
    return result;
  };
}

/** Gives the remembered answer to a question about an object, or finds it. */
export type Memo<Owner extends object, Found> = (owner: Owner, asked: string, find: () => Found) => Found;

/** Makes a memo. It keeps the answers about an object as long as the object exists, `most` of them at most. */
/* @__NO_SIDE_EFFECTS__ */
export function createMemo<Owner extends object, Found>(most = Number.POSITIVE_INFINITY): Memo<Owner, Found> {
  const answersOf = rememberEach((_: Owner) => new Map<string, Found>());
  return (owner, asked, find) => {
    const answers = answersOf(owner);
    if (answers.has(asked)) return answers.get(asked) as Found;
    const result = find();
    if (answers.size >= most) answers.clear();
    answers.set(asked, result);
    return result;
  };
}
