import type { SerializedError } from 'vitest';
import { DefaultReporter, type TestCase, type TestModule, type TestRunEndReason } from 'vitest/node';

const nameOfEnd = 'RunEnded';

/** Why no further test can run, in one sentence; whatever fails besides follows from it and is not told. */
export function endOfRun(sentence: string): Error {
  return Object.assign(new Error(sentence), { name: nameOfEnd });
}

/** After how long without the end of any test a run has come to a standstill, by the time that one may take. */
const longestSilence = 1.2;

/**
 * Prints a test run as usual and ends with how many tests passed and failed; a file or suite that could not run
 * counts as failed. Ends a run that has come to a standstill, and says which files are at work.
 */
export default class Reporter extends DefaultReporter {
  #passed = 0;
  // A run that never comes to its end has failed.
  #failed = 1;
  /** In milliseconds. */
  #longestSilence = 0;
  readonly #running = new Map<TestModule, string | undefined>();
  #silence: NodeJS.Timeout | undefined;

  override onInit(vitest: Parameters<DefaultReporter['onInit']>[0]): void {
    super.onInit(vitest);
    this.#longestSilence = longestSilence * vitest.config.testTimeout;
    // Other reporters write until the very end. A run may also fail before its first test, with nothing to count.
    process.on('exit', (code) => {
      process.stdout.write(`${this.#passed} passed, ${this.#failed || (code === 0 ? 0 : 1)} failed\n`);
    });
  }

  onTestModuleStart(module: TestModule): void {
    this.#running.set(module, undefined);
    this.#listen();
  }

  override onTestCaseReady(test: TestCase): void {
    super.onTestCaseReady(test);
    this.#running.set(test.module, test.fullName);
  }

  override onTestCaseResult(test: TestCase): void {
    super.onTestCaseResult(test);
    this.#running.set(test.module, undefined);
    this.#listen();
  }

  override onTestModuleEnd(module: TestModule): void {
    super.onTestModuleEnd(module);
    this.#running.delete(module);
    this.#listen();
  }

  /** Waits anew for the end of a test. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#giveUp(), this.#longestSilence).unref();
  }

  #giveUp(): void {
    const minutes = this.#longestSilence / 60_000;
    console.error(`\nNo test has ended for ${minutes} minutes, so this run ends. At work:`);
    for (const [{ moduleId }, test] of this.#running) console.error(`  ${moduleId}: ${test ?? 'between two tests'}`);
    this.#count(this.ctx.state.getTestModules());
    this.#failed += this.#running.size || 1;
    process.exit(1);
  }

  override onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    clearTimeout(this.#silence);
    this.#count(modules);
    this.#failed += unhandledErrors.length;
    const ended = unhandledErrors.find(({ name }) => name === nameOfEnd);
    if (ended) this.error(`\n${ended.message}\n`);
    else super.onTestRunEnd(modules, unhandledErrors, reason);
    const slowest = slowestFiles(modules);
    if (slowest) console.log(slowest);
  }

  #count(modules: readonly TestModule[]): void {
    this.#passed = 0;
    this.#failed = 0;
    for (const module of modules) {
      this.#passed += [...module.children.allTests('passed')].length;
      this.#failed += [...module.children.allTests('failed')].length + module.errors().length;
      for (const suite of module.children.allSuites()) this.#failed += suite.errors().length;
    }
  }
}

/** How many files are named at the end of a run. */
const namedFiles = 30;

/** The files that took longest, a line each: seconds, the share of what all took, the name. A short run names none. */
function slowestFiles(modules: readonly TestModule[]): string {
  if (modules.length <= namedFiles) return '';
  const files = modules.map((module) => ({ name: module.relativeModuleId, seconds: secondsOf(module) }));
  const all = files.reduce((sum, { seconds }) => sum + seconds, 0);
  const lines = files
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, namedFiles)
    .map(({ name, seconds }) => {
      const share = ((100 * seconds) / all).toFixed(1);
      return `${seconds.toFixed(1).padStart(7)} s ${share.padStart(5)} %  ${name}`;
    });
  return [`\nThe ${namedFiles} slowest of ${files.length} files, of ${all.toFixed(0)} s in all:`, ...lines].join('\n');
}

/** How long a file was at work: its preparation, what it loads, its tests. */
function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000;
}
