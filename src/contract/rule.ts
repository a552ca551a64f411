/** What a rule may use of the engine: this module changes as the version of the engine says, and not otherwise. */

export { nameExists } from '../checks/name-exists';
export type { BlockRule, PageFacts, PageRule, Report, ReportOfSite, Rule, SiteFacts, SiteRule } from '../checks/rule';
export { isUnfilled, runInLink, usedNames, usesOf } from '../checks/rule';
export { suggestion } from '../checks/spelling';
export type { JsonObject } from '../manifest/manifest';
export { memberPointer } from '../manifest/pointer';
export { writtenUses } from '../manifest/uses';
