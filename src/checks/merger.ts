import { type Finding, mostRelated } from './problem';

/** Makes one finding of all that one rule says of one cause, or of one place: a bad entry that nine pages use is one problem. */
export class Merger {
  private readonly byCause = new Map<string, Finding>();

  get findings(): Finding[] {
    return [...this.byCause.values()];
  }

  /**
   * Gives the findings whose cause is not yet reported with as many places as it may list; counts the others as further
   * places.
   */
  unknown(findings: Finding[], isDraft: boolean): Finding[] {
    return findings.filter((finding) => {
      const earlier = finding.cause === undefined ? undefined : this.byCause.get(keyOf(finding));
      if (!earlier || (earlier.related?.length ?? 0) < mostRelated) return true;
      earlier.further = (earlier.further ?? 0) + 1;
      if (!isDraft) delete earlier.inDraft;
      return false;
    });
  }

  add(findings: Finding[], isDraft = false): void {
    for (const finding of findings) {
      const key = keyOf(finding);
      const earlier = this.byCause.get(key);
      if (!earlier) {
        // What is added to it later is no part of what was found.
        this.byCause.set(key, { ...finding, ...(isDraft && { inDraft: true }) });
        continue;
      }
      if (!isDraft && !finding.inDraft) delete earlier.inDraft;
      if (earlier.related?.length === mostRelated && !finding.related) {
        // There may be very many more; they are only counted.
        if (![earlier, ...earlier.related].some((one) => isSamePlace(one, finding)))
          earlier.further = (earlier.further ?? 0) + 1;
        continue;
      }
      const places = new Map(
        [...(earlier.related ?? []), finding, ...(finding.related ?? [])].map(({ pointer, run, fix }) => [
          `${pointer} ${run?.start}`,
          { pointer, run, fix },
        ]),
      );
      places.delete(`${earlier.pointer} ${earlier.run?.start}`);
      const related = [...places.values()];
      earlier.related = related.slice(0, mostRelated);
      earlier.further = (earlier.further ?? 0) + related.length - earlier.related.length;
      if (earlier.further === 0) delete earlier.further;
      if (related.length === 0) delete earlier.related;
    }
  }
}

function isSamePlace(one: Pick<Finding, 'pointer' | 'run'>, other: Pick<Finding, 'pointer' | 'run'>): boolean {
  return one.run?.start === other.run?.start && one.pointer === other.pointer;
}

/** Gives the key under which findings are merged: an entry that does not fit five blocks is one mistake. */
function keyOf({ rule, cause, pointer, part, message }: Finding): string {
  if (cause !== undefined) return `${rule} ${cause}`;
  return rule === 'schema' ? `${rule} ${part} ${pointer}` : `${rule} ${part} ${pointer} ${message}`;
}
