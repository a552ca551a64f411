import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** Ends the output of a test run with how many tests passed and failed; a file or suite that could not run counts as failed. */
export default class ClosingLine implements Reporter {
  #passed = 0;
  // A run that never comes to its end has failed.
  #failed = 1;

  onInit(): void {
    // Other reporters write until the very end. A run may also fail before its first test, with nothing to count.
    process.on('exit', (code) => {
      process.stdout.write(`${this.#passed} passed, ${this.#failed || (code === 0 ? 0 : 1)} failed\n`);
    });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    this.#passed = 0;
    this.#failed = unhandledErrors.length;
    for (const module of modules) {
      this.#passed += [...module.children.allTests('passed')].length;
      this.#failed += [...module.children.allTests('failed')].length + module.errors().length;
      for (const suite of module.children.allSuites()) this.#failed += suite.errors().length;
    }
  }
}
