import type { Rule } from '../rule';
import { anchorExists } from './anchor-exists';
import { anchorIsUnique } from './anchor-is-unique';
import { collectionExists } from './collection-exists';
import { deliveryExists } from './delivery-exists';
import { flagExists } from './flag-exists';
import { iconExists } from './icon-exists';
import { linkScheme } from './link-scheme';
import { linkTargetExists } from './link-target-exists';
import { pageHeading } from './page-heading';
import { pageTitle } from './page-title';
import { pathIsUnique } from './path-is-unique';
import { pictureAlternative } from './picture-alternative';
import { pictureExists } from './picture-exists';
import { placeholder } from './placeholder';
import { sharedBlockExists } from './shared-block-exists';
import { templateFieldExists } from './template-field-exists';
import { valueExists } from './value-exists';

/** Every rule, in the order of their names. */
export const rules: Rule[] = [
  anchorExists,
  anchorIsUnique,
  collectionExists,
  deliveryExists,
  flagExists,
  iconExists,
  linkScheme,
  linkTargetExists,
  pageHeading,
  pageTitle,
  pathIsUnique,
  pictureAlternative,
  pictureExists,
  placeholder,
  sharedBlockExists,
  templateFieldExists,
  valueExists,
];
