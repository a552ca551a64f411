/** The text of a site with a page for each of some offices, to which another page links. */
export function withOffices(text: string): string {
  const site = JSON.parse(text);
  site.collections.offices = [
    { slug: 'nairobi', name: 'Nairobi', text: 'Near the park.' },
    { slug: 'mombasa', name: 'Mombasa', text: 'At the port.' },
  ];
  const blocks = [{ type: 'hero', heading: '{name}', text: '{text}' }];
  site.routes.push({ from: 'offices', path: '/offices/{slug}', title: '{name}', description: '{text}', blocks });
  site.footer.copyright = '© {year} See [us](/offices/mombasa)';
  return `${JSON.stringify(site, null, 2)}\n`;
}
