import type { SerializedError } from 'vitest';
import { DefaultReporter, type TestModule, type TestRunEndReason } from 'vitest/node';

const nameOfEnd = 'RunEnded';

/** Why no further test can run, in one sentence; whatever fails besides follows from it and is not told. */
export function endOfRun(sentence: string): Error {
  return Object.assign(new Error(sentence), { name: nameOfEnd });
}

/**
 * Prints a test run as usual and ends with how many tests passed and failed; a file or suite that could not run
 * counts as failed.
 */
export default class Reporter extends DefaultReporter {
  #passed = 0;
  // A run that never comes to its end has failed.
  #failed = 1;

  override onInit(vitest: Parameters<DefaultReporter['onInit']>[0]): void {
    super.onInit(vitest);
    // Other reporters write until the very end. A run may also fail before its first test, with nothing to count.
    process.on('exit', (code) => {
      process.stdout.write(`${this.#passed} passed, ${this.#failed || (code === 0 ? 0 : 1)} failed\n`);
    });
  }

  override onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    this.#passed = 0;
    this.#failed = unhandledErrors.length;
    for (const module of modules) {
      this.#passed += [...module.children.allTests('passed')].length;
      this.#failed += [...module.children.allTests('failed')].length + module.errors().length;
      for (const suite of module.children.allSuites()) this.#failed += suite.errors().length;
    }
    const ended = unhandledErrors.find(({ name }) => name === nameOfEnd);
    if (ended) this.error(`\n${ended.message}\n`);
    else super.onTestRunEnd(modules, unhandledErrors, reason);
  }
}
