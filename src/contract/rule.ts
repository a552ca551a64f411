/** What a rule may use of the engine: this module changes as the version of the engine says, and no otherwise. */
export type { BlockRule, PageFacts, PageRule, Report, ReportOfSite, Rule, SiteFacts, SiteRule } from '../checks/rule';
export { usedNames, usesOf } from '../checks/rule';
export type { JsonObject } from '../manifest/manifest';
export { memberPointer } from '../manifest/pointer';
