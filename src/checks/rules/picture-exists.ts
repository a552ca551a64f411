import { ownMember } from '../../manifest/own-member';
import { type PageRule, usesOf } from '../rule';
import { suggestion } from '../spelling';

/** A picture must be a readable file in the uploads folder. */
export const pictureExists: PageRule = {
  id: 'picture-exists',
  severity: 'error',
  scope: 'page',
  check({ page, facts, report }) {
    const { pictures } = facts.site.assets;
    for (const { name, pointer } of usesOf(page, 'picture')) {
      const file = ownMember(pictures, name);
      if (!file) {
        const hint = suggestion(name, Object.keys(pictures), 'Put it into the folder "uploads" beside site.json.');
        report(pointer, `There is no picture "${name}". ${hint}`);
      } else if ('problem' in file) {
        report(pointer, `The picture "${name}" cannot be used: ${file.problem}`);
      }
    }
  },
};
