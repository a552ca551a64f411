// Made by `npm run generate` from the schemas. Change those, not this file.
import type { ComponentList } from '../../render/components';
/** The components of the block types that have state, and come to life in the browser. */
export const liveComponents = {
  'form': async () => (await import('../form/form')).Form,
} satisfies ComponentList;
