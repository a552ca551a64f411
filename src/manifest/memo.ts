/** Gives the remembered answer to a question about an object, or finds it. */
export type Memo<Owner extends object, Found> = (owner: Owner, asked: string, find: () => Found) => Found;

/** Makes a memo. It keeps the answers about an object as long as the object exists, `most` of them at most. */
export function createMemo<Owner extends object, Found>(most = Number.POSITIVE_INFINITY): Memo<Owner, Found> {
  const memo = new WeakMap<Owner, Map<string, Found>>();
  return (owner, asked, find) => {
    let answers = memo.get(owner);
    if (!answers) {
      answers = new Map();
      memo.set(owner, answers);
    }
    if (answers.has(asked)) return answers.get(asked) as Found;
    const result = find();
    if (answers.size >= most) answers.clear();
    answers.set(asked, result);
    return result;
  };
}
