import { checkSite } from '../src/checks/check-site';
import { formatProblem } from '../src/checks/format-text';
import { composePage } from '../src/compose/compose-page';
import { composeShell } from '../src/compose/compose-shell';
import { routeSources } from '../src/compose/routes';
import { readAssets } from '../src/frame/read-assets';
import { root } from './project';
import { registry } from './registry';

/** What is wrong with the text of the live site.json: errors, warnings, pages that do not compose. */
export function troublesOf(text: string): string[] {
  const { problems, site } = checkSite(text, readAssets(root).assets, { now: new Date(), registry });
  const found = problems.filter(({ severity }) => severity !== 'notice');
  const troubles = found.map((problem) => formatProblem(problem, 'site.json', text));
  if (!site) return troubles;
  composeShell(site);
  for (const route of routeSources(site)) {
    const { blocks, documentTitle } = composePage(site, route).page;
    if (blocks.length !== route.blocks.length) troubles.push(`${route.path} lacks a block.`);
    if (!documentTitle.trim()) troubles.push(`${route.path} has no title.`);
  }
  return troubles;
}
