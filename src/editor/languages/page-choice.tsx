import type { ReactNode } from 'react';
import { isNotFound } from '../../addresses/page-address';
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
  const name = page === undefined ? whole : page === '' ? around : page;
  return (
    <label>
      Texts of{' '}
      <select
        value={name}
        onChange={({ target: { value } }) => choose(value === whole ? undefined : value === around ? '' : value)}
      >
        <option value={whole}>the whole site</option>
        <option value={around}>what stands on every page</option>
        <option value={ownWordsPage}>the site’s own words</option>
        {[...pages.filter((one) => one.path === path), ...pages.filter((one) => one.path !== path)].map((one) => (
          <option key={one.path} value={one.path}>
            {madePageTitle(edits.root, now, one)} {isNotFound(one.path) ? '' : one.path}
          </option>
        ))}
      </select>
    </label>
  );
}

const [whole, around] = ['whole', 'around'];
