/** Gives what was found out about something when the same was asked before, or else finds it out. */
export type Memo<Owner extends object, Found> = (owner: Owner, asked: string, find: () => Found) => Found;

/** Makes a memo, which keeps answers as long as what they are about is there, and of each so many. */
export function createMemo<Owner extends object, Found>(most = Number.POSITIVE_INFINITY): Memo<Owner, Found> {
  const known = new WeakMap<Owner, Map<string, Found>>();
  return (owner, asked, find) => {
    let answers = known.get(owner);
    if (!answers) {
      answers = new Map();
      known.set(owner, answers);
    }
    if (answers.has(asked)) return answers.get(asked) as Found;
    const found = find();
    if (answers.size >= most) answers.clear();
    answers.set(asked, found);
    return found;
  };
}
