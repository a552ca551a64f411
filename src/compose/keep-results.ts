/** Makes a function that remembers its results: Intl formats take long to make, and few are needed. */
export function keepResults<Given extends unknown[], Made>(make: (...given: Given) => Made): (...given: Given) => Made {
  const results = new Map<string, Made>();
  return (...given) => {
    const key = JSON.stringify(given);
    const result = results.get(key) ?? make(...given);
    results.set(key, result);
    return result;
  };
}
