import type { ReactNode } from 'react';
import { isNotFound } from '../../addresses/page-address';
import { Select } from '../controls/select';
import { pagesIn } from '../drawing/engine';
import { madePageTitle } from '../naming/parts';
import { useEditorState } from '../session/use-editor';
import { ownWordsPage } from '../translations/texts-of-site';

interface PageChoiceProps {
  /** The path of the page, an empty one for what stands around all; the site's own words; undefined for all of it. */
  page: string | undefined;
  choose: (page: string | undefined) => void;
}

/** A choice of the pages of the site, the one that is open first. */
export function PageChoice({ page, choose }: PageChoiceProps): ReactNode {
  const { edits, now, path } = useEditorState('edits', 'now', 'path');
  const pages = pagesIn(edits.root, now);
  return (
    <label>
      Texts of{' '}
      <Select
        value={page ?? whole}
        options={[
          [whole, 'the whole site'],
          ['', 'what stands on every page'],
          [ownWordsPage, 'the site’s own words'],
          ...[...pages.filter((one) => one.path === path), ...pages.filter((one) => one.path !== path)].map(
            (one) =>
              [one.path, `${madePageTitle(edits.root, now, one)} ${isNotFound(one.path) ? '' : one.path}`] as const,
          ),
        ]}
        choose={(value) => choose(value === whole ? undefined : value)}
      />
    </label>
  );
}

/** The choice of all texts, which is the path of no page. */
const whole = 'whole';
