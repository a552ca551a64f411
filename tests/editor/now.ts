/** When the sites of these tests are edited. */
export const now = new Date('2026-11-23T12:00:00Z');
