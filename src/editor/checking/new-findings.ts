import type { Finding } from '../../checks/problem';
import type { Assets } from '../../compose/assets';
import type { JsonObject } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import type { Checker } from './checker';

/** Finds what is wrong with a site after an edit and was not before, or lies in one of the places of the edit. */
export async function findNewFindings(
  checker: Checker,
  assets: Assets,
  before: JsonObject,
  after: JsonObject,
  places: Pointer[],
): Promise<Finding[]> {
  const [earlierFindings, findings] = await Promise.all([checker.check(before, assets), checker.check(after, assets)]);
  const earlierNames = new Set(earlierFindings.map(keyOfFinding));
  return findings.filter((finding) => {
    const all = [finding, ...(finding.related ?? [])].map(({ pointer }) => pointer);
    const isWithin = all.some((pointer) =>
      places.some((place) => pointer === place || pointer.startsWith(`${place}/`)),
    );
    return isWithin || !earlierNames.has(keyOfFinding(finding));
  });
}

/** Gives the key by which a finding is recognised in two versions of a site, where its place may differ. */
export function keyOfFinding({ rule, message }: Finding): string {
  return `${rule} ${message}`;
}
