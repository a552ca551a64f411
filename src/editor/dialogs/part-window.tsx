import { type ReactNode, useState } from 'react';
import { dayIn } from '../../calendar/day';
import { currencyMeant } from '../../checks/currencies';
import { collectionsIn, entriesIn } from '../../manifest/collections';
import { isObject, type JsonObject } from '../../manifest/manifest';
import { addRecipe, type RecipeAnswers } from '../../recipes/add-recipe';
import { collectionsAsked } from '../../recipes/forms-of-site';
import { recipeIn } from '../../recipes/in-language';
import type { Recipe } from '../../recipes/recipe';
import { recipes } from '../../recipes/recipes';
import { pricedCollections } from '../../recipes/show-others';
import { AskedField } from '../controls/asked-field';
import { Chooser } from '../controls/chooser';
import { AskedChoice } from '../controls/select';
import { Tick } from '../controls/tick';
import { FormWindow } from '../controls/window';
import { useDesk, useEditorState, useSiteLanguage } from '../session/use-editor';
import { whyUnanswered } from '../session/workspace';
import { collectionTitle } from '../words/titles';

/** A window that adds a whole part to the site: it offers all that there are, then asks what the chosen one is called. */
export function PartWindow({ close }: { close: () => void }): ReactNode {
  const language = useSiteLanguage() ?? '';
  const { shownWindow } = useEditorState('shownWindow');
  const recipeName = shownWindow?.name === 'part' ? shownWindow.recipe : undefined;
  const [chosenRecipe, setChosenRecipe] = useState(
    () => Object.entries<Recipe>(recipes).find(([name]) => name === recipeName)?.[1],
  );
  if (chosenRecipe) return <Questions recipe={chosenRecipe} close={close} />;
  const choices = Object.entries<Recipe>(recipes).map(([name, recipe]) => ({
    name,
    title: recipe.label,
    says: recipe.says,
    words: recipeWords(language, recipe),
    choose: () => setChosenRecipe(recipe),
  }));
  return (
    <Chooser
      title="Add to the site"
      choices={choices}
      close={close}
      hint="What you would call it, such as blog or shop."
    >
      <p className="hint">
        Each brings a page with samples, which you make your own. What visitors see of them goes once you have written
        your first.
      </p>
    </Chooser>
  );
}

/** Gives the everyday names of a recipe, in the language of the site and in English. */
export function recipeWords(language: string, recipe: Recipe): string {
  const own = recipeIn(language, recipe);
  return [own.label, own.alsoCalled, recipe.label, recipe.alsoCalled].join(', ');
}

/** The questions about a part before it is added. */
function Questions({ recipe: english, close }: { recipe: Recipe; close: () => void }): ReactNode {
  const { editor, workspace } = useDesk();
  const { edits, now } = useEditorState('edits', 'now');
  const language = useSiteLanguage() ?? '';
  const recipe = recipeIn(language, english);
  const [called, setLabel] = useState(recipe.label);
  const [hasPages, setHasPages] = useState(true);
  const [isInMenu, setIsInMenu] = useState(true);
  const [money, setMoney] = useState('');
  const known = recipe.mayShowOthers ? pricedCollections(edits.root) : [...collectionsIn(edits.root).keys()];
  const collections = known.filter((name) => entriesIn(name, edits.root).length > 0);
  // What somebody has written is meant rather than samples that nobody has touched.
  const isWritten = (name: string): boolean => entriesIn(name, edits.root).some(({ entry }) => entry.sample !== true);
  // What has pages that lead to a form is asked about already.
  const asked = collectionsAsked(edits.root).filter((name) => collections.includes(name));
  const likely = recipe.mayShowOthers || asked.length === 0 ? collections : asked;
  const [things, setThings] = useState(likely.find(isWritten) ?? likely[0] ?? '');
  const [isTried, setIsTried] = useState(false);
  const needsCurrency = asksForMoney(recipe) && siteOf(edits.root).currency === undefined;
  const currency = needsCurrency ? currencyMeant(money, language) : undefined;
  const problems = {
    called: called.trim() === '' ? 'Say what it is called.' : undefined,
    money: needsCurrency && currency === undefined ? 'Write a currency, such as KES, euro or US dollar.' : undefined,
  };
  const add = async (): Promise<void> => {
    setIsTried(true);
    if (problems.called ?? problems.money) return;
    const zone = siteOf(edits.root).timeZone;
    const answers: RecipeAnswers = {
      called,
      hasPages,
      isInMenu,
      ...(things !== '' && { things }),
      ...(currency !== undefined && { currency }),
      today: dayIn(now, typeof zone === 'string' ? zone : undefined),
    };
    close();
    for (const [path, text] of addRecipe(edits.root, english, answers).files) {
      const file = new File([text], path.split('/').at(-1) ?? path, { type: 'image/svg+xml' });
      const answer = await workspace.addUpload(file).catch((error: unknown) => ({ failure: whyUnanswered(error) }));
      if ('failure' in answer) {
        editor.announce(`${called.trim()} was not added: ${answer.failure}`);
        return;
      }
      answers.samplePicture = answer.path;
      editor.tell({ kind: 'assets', assets: await workspace.readAssets() });
    }
    // What was written while a file was on its way stays.
    const { after, place, begins } = addRecipe(editor.state().edits.root, english, answers);
    editor.change({ says: `${called.trim()} added`, place, after });
    // The new page shows beside what is to be written first.
    editor.open(place, false);
    editor.open(begins);
  };
  return (
    <FormWindow title={`Add ${english.label}`} submit="Add" act={add} hint={english.says} close={close}>
      <AskedField
        label="What is it called on your site?"
        value={called}
        problem={isTried ? problems.called : undefined}
        write={setLabel}
      />
      {needsCurrency && (
        <AskedField
          label="In which currency are your prices?"
          value={money}
          problem={isTried ? problems.money : undefined}
          write={setMoney}
        />
      )}
      {asksForThings(recipe) && collections.length > 0 && (
        <AskedChoice
          label={recipe.mayShowOthers ? 'What it shows' : 'What can be chosen in its form'}
          value={things}
          options={[
            ...collections.map((name) => [name, collectionTitle(edits.root, name)] as const),
            ['', recipe.mayShowOthers ? 'something else, with samples to begin with' : 'nothing: leave that out'],
          ]}
          choose={setThings}
        />
      )}
      {recipe.routes.length > 1 && <Tick label="A page for each" isOn={hasPages} set={setHasPages} />}
      <Tick label="In the menu" isOn={isInMenu} set={setIsInMenu} />
    </FormWindow>
  );
}

function siteOf({ site }: JsonObject): JsonObject {
  return isObject(site) ? site : {};
}

/** Tells whether a part shows amounts of money. */
function asksForMoney({ collections = {} }: Recipe): boolean {
  return Object.values(collections).some(({ fields }) => Object.values(fields).some(({ kind }) => kind === 'money'));
}

/** Tells whether a part shows the entries of a collection that is there, or offers them in its form. */
function asksForThings({ routes, mayShowOthers }: Recipe): boolean {
  return mayShowOthers === true || JSON.stringify(routes).includes('"@things"');
}
