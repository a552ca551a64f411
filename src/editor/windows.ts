import type { Workspace } from '../edit-api/workspace';
import { MergeView } from './begin/merge-view';
import { BlockWindow } from './dialogs/block-window';
import { Changes } from './dialogs/changes';
import { ConflictView } from './dialogs/conflict-view';
import { DeleteWindow } from './dialogs/delete-window';
import { FindAndReplace } from './dialogs/find-and-replace';
import { HideWindow } from './dialogs/hide-window';
import { LikeWindow } from './dialogs/like-window';
import { PageWindow } from './dialogs/page-window';
import { PartWindow } from './dialogs/part-window';
import { PasteWindow } from './dialogs/paste-window';
import { TakeItemsWindow } from './dialogs/take-items-window';
import { AddPictureField } from './fields/add-picture-field';
import { AddPictureItems } from './fields/add-pictures';
import { ConditionsView } from './fields/conditions-view';
import { EmailSteps } from './fields/email-steps';
import { GridView } from './fields/grid-view';
import { LookChoice } from './fields/look-choice';
import { OwnBlock, OwnPage } from './fields/own-part-view';
import { PositionView } from './fields/position-field';
import { SelectionActions } from './fields/selection-actions';
import { SiteWordsView } from './fields/site-words-view';
import { ValueChooser } from './fields/value-chooser';
import { WordChooser } from './fields/word-chooser';
import { SearchPreview } from './form/search-preview';
import { NoticeList } from './head/notice-list';
import { Palette } from './head/palette';
import { AddressInLanguages } from './languages/address-in-languages';
import { LanguageChoice } from './languages/language-choice';
import { LanguagesView } from './languages/languages-view';
import { SaidInLanguages } from './languages/said-in-languages';
import { StillSaysElsewhere } from './languages/still-says';
import { TranslateWindow } from './languages/translate-window';
import { DescribeWindow } from './library/describe-window';
import { FileChooser } from './library/file-chooser';
import { LibraryWindow } from './library/library-window';
import { LogoInColors } from './library/logo-in-colors';
import { Publish } from './publish/publish';
import { Underway } from './publish/underway';
import { ShareWindow } from './share/share-window';
import { AddFieldWindow } from './table/add-field';
import { CollectionForm } from './table/collection-form';
import { CollectionWindow } from './table/collection-window';
import { TakeWindow } from './table/take-window';

/** The windows and parts of forms that are loaded after the first screen. */
export const windows = {
  conditions: ConditionsView,
  emailSteps: EmailSteps,
  grid: GridView,
  look: LookChoice,
  position: PositionView,
  selectionActions: SelectionActions,
  palette: Palette,
  find: FindAndReplace,
  changes: Changes,
  library: LibraryWindow,
  describe: DescribeWindow,
  logoInColors: LogoInColors,
  file: FileChooser,
  publish: Publish,
  share: ShareWindow,
  block: BlockWindow,
  like: LikeWindow,
  delete: DeleteWindow,
  hide: HideWindow,
  take: TakeWindow,
  takeItems: TakeItemsWindow,
  paste: PasteWindow,
  part: PartWindow,
  page: PageWindow,
  collection: CollectionWindow,
  collectionForm: CollectionForm,
  siteWords: SiteWordsView,
  value: ValueChooser,
  words: WordChooser,
  met: MergeView,
  notices: NoticeList,
  searchPreview: SearchPreview,
  addField: AddFieldWindow,
  addPictureField: AddPictureField,
  addPictureItems: AddPictureItems,
  underway: Underway,
  ownBlock: OwnBlock,
  ownPage: OwnPage,
  conflict: ConflictView,
  translate: TranslateWindow,
  languages: LanguagesView,
  languageChoice: LanguageChoice,
  saidInLanguages: SaidInLanguages,
  stillSays: StillSaysElsewhere,
  addressInLanguages: AddressInLanguages,
};

/**
 * Loads what the windows and a workspace need later, for a photo, a table of another program or a key: a phone may have
 * no network by then.
 */
export async function loadRest({ loadRest: more }: Pick<Workspace, 'loadRest'>): Promise<void> {
  await Promise.all([import('./fields/ready-photo'), import('papaparse'), more?.()]);
}
