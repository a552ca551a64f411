/** Makes a function that works out again what it gave last only where one of its arguments is another one. */
export function memoised<Given extends readonly unknown[], Result>(
  work: (...given: Given) => Result,
): (...given: Given) => Result {
  let last: { given: Given; result: Result } | undefined;
  return (...given) => {
    if (!last || last.given.some((one, index) => one !== given[index])) last = { given, result: work(...given) };
    return last.result;
  };
}
