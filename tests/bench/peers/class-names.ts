const modules = import.meta.glob<Record<string, string>>('../../../src/**/*.module.css', {
  import: 'default',
  eager: true,
});

/** A template with the classes of this build in place of those that it says as `hero-module__heading`. */
export function withClasses(template: string): string {
  return template.replaceAll(/([\w-]+)-module__(\w+)/g, (written, module, name) => {
    const [, names] = Object.entries(modules).find(([path]) => path.endsWith(`/${module}.module.css`)) ?? [];
    return names?.[name] ?? written;
  });
}
