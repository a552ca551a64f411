/** Makes a function that keeps its last result for as long as its arguments are the same. */
export function memoise<Given extends readonly unknown[], Result>(
  work: (...given: Given) => Result,
): (...given: Given) => Result {
  let last: { given: Given; result: Result } | undefined;
  return (...given) => {
    if (!last || last.given.some((one, index) => one !== given[index])) last = { given, result: work(...given) };
    return last.result;
  };
}
