import type { Rule } from '../rule';

const modules = import.meta.glob<Record<string, Rule>>(['./*.ts', '!./index.ts'], { eager: true });

/** Every rule, in the order of their names: of `page-title.ts`, what it exports as `pageTitle`. */
export const rules: Rule[] = Object.entries(modules).flatMap(([path, module]) => {
  const name = path
    .slice('./'.length, -'.ts'.length)
    .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return module[name] ?? [];
});
