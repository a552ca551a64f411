import { placeOf } from '../../forge/place';
import type { SiteRule } from '../rule';

export const repositoryIsClear: SiteRule = {
  id: 'repository-is-clear',
  what: 'The address of the repository says where it is, and what it runs on.',
  severity: 'error',
  scope: 'site',
  why: 'The published editor sends changes there, and has to know how that place is asked.',
  wrong: '"repository": "https://code.example.com/amina/site"',
  right: '"repository": "https://code.example.com/amina/site" and "forge": "forgejo"',
  check({ facts, report }) {
    const { repository, forge } = facts.site.manifest.site;
    if (repository === undefined) return;
    const place = placeOf(repository, forge);
    if (!('unclear' in place)) return;
    const message =
      place.unclear === 'kind'
        ? `The address "${repository}" does not say what runs there. Add "forge": "github", "forgejo" (Gitea, too) or "gitlab".`
        : `"${repository}" is not the address at which a site is kept. Copy the one of its page, such as "https://github.com/name/site".`;
    report('/site/repository', message);
  },
};
