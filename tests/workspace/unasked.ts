import type { Beginning } from '../../src/workspace/answer-workspace';

/** The beginning of a site that no test asks for. */
export const beginning: Beginning = {
  offer: () => ({ kinds: [], looks: [], languages: [], countries: {}, currencies: [] }),
  begin: async () => undefined,
};

/** A build that no test asks for. */
export const build = async (): Promise<{ failure: string }> => ({ failure: 'Nobody asks for a build.' });
