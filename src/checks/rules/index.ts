import type { Rule } from '../rule';
import { addressIsComplete } from './address-is-complete';
import { analyticsDomain } from './analytics-domain';
import { anchorExists } from './anchor-exists';
import { anchorIsUnique } from './anchor-is-unique';
import { announcementIsCurrent } from './announcement-is-current';
import { blockComposes } from './block-composes';
import { bracesAreWhole } from './braces-are-whole';
import { businessHours } from './business-hours';
import { businessPlace } from './business-place';
import { collectionExists } from './collection-exists';
import { colorsAreReadable } from './colors-are-readable';
import { conditionCanBeMet } from './condition-can-be-met';
import { copyIsUnderstood } from './copy-is-understood';
import { currencyExists } from './currency-exists';
import { dateExists } from './date-exists';
import { dayIsSaidOnce } from './day-is-said-once';
import { daysAreComing } from './days-are-coming';
import { deliveryExists } from './delivery-exists';
import { draftIsNotLinked } from './draft-is-not-linked';
import { drawingIsWhole } from './drawing-is-whole';
import { eachNamesDays } from './each-names-days';
import { entryCanBeCompared } from './entry-can-be-compared';
import { entryFieldIsKnown } from './entry-field-is-known';
import { entryValueIsKnown } from './entry-value-is-known';
import { eventIsComing } from './event-is-coming';
import { feedItemIsWhole } from './feed-item-is-whole';
import { fieldCanBeAnswered } from './field-can-be-answered';
import { fieldHasOptions } from './field-has-options';
import { fieldNameIsFree } from './field-name-is-free';
import { fileExists } from './file-exists';
import { fileWeight } from './file-weight';
import { filmCanBeShown } from './film-can-be-shown';
import { filmHasCaptions } from './film-has-captions';
import { flagExists } from './flag-exists';
import { formIsUnique } from './form-is-unique';
import { formatFits } from './format-fits';
import { hoursAgree } from './hours-agree';
import { iconExists } from './icon-exists';
import { languageIsWellFormed } from './language-is-well-formed';
import { limitExceeded } from './limit-exceeded';
import { limitNear } from './limit-near';
import { linkFillsIn } from './link-fills-in';
import { linkIsWhole } from './link-is-whole';
import { linkScheme } from './link-scheme';
import { linkTargetExists } from './link-target-exists';
import { menuEntryLeads } from './menu-entry-leads';
import { monogram } from './monogram';
import { nothingUnused } from './nothing-unused';
import { occasionIsInOrder } from './occasion-is-in-order';
import { optionIsUnique } from './option-is-unique';
import { pageAddress } from './page-address';
import { pageHeading } from './page-heading';
import { pageIsLinked } from './page-is-linked';
import { pageTitle } from './page-title';
import { paragraphIsUnique } from './paragraph-is-unique';
import { parameterIsFilled } from './parameter-is-filled';
import { pathIsUnique } from './path-is-unique';
import { pictureAlternative } from './picture-alternative';
import { pictureExists } from './picture-exists';
import { pictureIsWideEnough } from './picture-is-wide-enough';
import { pictureWeight } from './picture-weight';
import { placeholder } from './placeholder';
import { proofHasOneMark } from './proof-has-one-mark';
import { propertyFitsField } from './property-fits-field';
import { redirectEnds } from './redirect-ends';
import { redirectIsNeeded } from './redirect-is-needed';
import { referenceExists } from './reference-exists';
import { referenceIsDeclared } from './reference-is-declared';
import { repositoryIsClear } from './repository-is-clear';
import { rowFitsColumns } from './row-fits-columns';
import { sample } from './sample';
import { sharedBlockExists } from './shared-block-exists';
import { siteStylesAreSound } from './site-styles-are-sound';
import { siteStylesWeight } from './site-styles-weight';
import { socialAddress } from './social-address';
import { stillSample } from './still-sample';
import { surfaceHasItsPicture } from './surface-has-its-picture';
import { telephoneIsWhole } from './telephone-is-whole';
import { templateFieldExists } from './template-field-exists';
import { templateIsFilled } from './template-is-filled';
import { textIsNoHtml } from './text-is-no-html';
import { textsAreTranslated } from './texts-are-translated';
import { timeZoneExists } from './time-zone-exists';
import { titleCanBeDrawn } from './title-can-be-drawn';
import { translatedPageExists } from './translated-page-exists';
import { translationIsUsed } from './translation-is-used';
import { translationKeepsLinks } from './translation-keeps-links';
import { translationKeepsMarks } from './translation-keeps-marks';
import { translationKeepsNames } from './translation-keeps-names';
import { valueExists } from './value-exists';
import { valueNameIsFree } from './value-name-is-free';
import { whereCanBeMet } from './where-can-be-met';
import { wordHasEveryForm } from './word-has-every-form';
import { wordPlaceholderExists } from './word-placeholder-exists';
import { wordsAreTranslated } from './words-are-translated';

/** Every rule, in the order of their names. */
export const rules: Rule[] = [
  addressIsComplete,
  analyticsDomain,
  anchorExists,
  anchorIsUnique,
  announcementIsCurrent,
  blockComposes,
  bracesAreWhole,
  businessHours,
  businessPlace,
  collectionExists,
  colorsAreReadable,
  conditionCanBeMet,
  copyIsUnderstood,
  currencyExists,
  dateExists,
  dayIsSaidOnce,
  daysAreComing,
  deliveryExists,
  draftIsNotLinked,
  drawingIsWhole,
  eachNamesDays,
  entryCanBeCompared,
  entryFieldIsKnown,
  entryValueIsKnown,
  eventIsComing,
  feedItemIsWhole,
  fieldCanBeAnswered,
  fieldHasOptions,
  fieldNameIsFree,
  fileExists,
  fileWeight,
  filmCanBeShown,
  filmHasCaptions,
  flagExists,
  formIsUnique,
  formatFits,
  hoursAgree,
  iconExists,
  languageIsWellFormed,
  limitExceeded,
  limitNear,
  linkFillsIn,
  linkIsWhole,
  linkScheme,
  linkTargetExists,
  menuEntryLeads,
  monogram,
  nothingUnused,
  occasionIsInOrder,
  optionIsUnique,
  pageAddress,
  pageHeading,
  pageIsLinked,
  pageTitle,
  paragraphIsUnique,
  parameterIsFilled,
  pathIsUnique,
  pictureAlternative,
  pictureExists,
  pictureIsWideEnough,
  pictureWeight,
  placeholder,
  proofHasOneMark,
  propertyFitsField,
  redirectEnds,
  redirectIsNeeded,
  referenceExists,
  referenceIsDeclared,
  repositoryIsClear,
  rowFitsColumns,
  sample,
  sharedBlockExists,
  siteStylesAreSound,
  siteStylesWeight,
  socialAddress,
  stillSample,
  surfaceHasItsPicture,
  telephoneIsWhole,
  templateFieldExists,
  templateIsFilled,
  textIsNoHtml,
  textsAreTranslated,
  timeZoneExists,
  titleCanBeDrawn,
  translatedPageExists,
  translationIsUsed,
  translationKeepsLinks,
  translationKeepsMarks,
  translationKeepsNames,
  valueExists,
  valueNameIsFree,
  whereCanBeMet,
  wordHasEveryForm,
  wordPlaceholderExists,
  wordsAreTranslated,
];
