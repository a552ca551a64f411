import { type PageRule, usesOf } from '../rule';

export const monogram: PageRule = {
  id: 'monogram',
  what: 'A monogram gives way to a photo of the person before the site is published.',
  severity: 'notice',
  severityOnRelease: 'warning',
  scope: 'page',
  why: 'Initials hold the place of a picture; visitors trust a person whose face they see.',
  wrong: '"src": "uploads/artwork/monograms/amina-otieno.svg"',
  right: '"src": "uploads/amina-otieno.jpg"',
  check({ page, report }) {
    for (const { name, pointer } of usesOf(page, 'picture')) {
      if (!name.startsWith('uploads/artwork/monograms/')) continue;
      const message = `"${name}" shows initials in place of a person. Put a photo into "uploads" and name it here.`;
      report(pointer, message, { cause: name });
    }
  },
};
