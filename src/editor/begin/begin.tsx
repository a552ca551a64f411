import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { BeginningAnswers, BeginningOffer } from '../../edit-api/messages';
import type { Workspace } from '../../edit-api/workspace';
import { LookPictures } from '../controls/look-pictures';
import { Select } from '../controls/select';
import { whyUnanswered } from '../session/workspace';

interface BeginProps {
  offer: BeginningOffer;
  workspace: Workspace;
}

/** A form that begins a site where there is none: it asks what it must know, and opens the site. */
export function Begin({ offer, workspace }: BeginProps): ReactNode {
  const { kinds, looks, languages, countries, currencies } = offer;
  const usual = kinds.find(({ name }) => name === 'other') ?? kinds[0];
  const [answers, setAnswers] = useState<BeginningAnswers>({
    name: '',
    kind: usual?.name ?? '',
    language: nameOf(languages[0] ?? 'en'),
    country: '',
    currency: '',
    color: usual?.color ?? '#1f5f8b',
    look: usual?.look ?? '',
  });
  /** The currency of the last country that was named. */
  const [usualCurrency, setUsualCurrency] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const say = (name: keyof BeginningAnswers, value: string): void => setAnswers({ ...answers, [name]: value });
  const chooseKind = (name: string): void => {
    const [former, kind] = [answers.kind, name].map((one) => kinds.find((other) => other.name === one));
    if (!kind) return;
    // What somebody has chosen stays.
    const color = answers.color === former?.color ? kind.color : answers.color;
    const look = answers.look === former?.look ? kind.look : answers.look;
    setAnswers({ ...answers, kind: name, color, look });
  };
  const chooseCountry = (country: string): void => {
    const isUsual = answers.currency === usualCurrency;
    const currency = (isUsual && countries[country.trim()]) || answers.currency;
    if (isUsual) setUsualCurrency(currency);
    setAnswers({ ...answers, country, currency });
  };
  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    const failure = await workspace.begin(answers).catch(whyUnanswered);
    if (failure === undefined) return location.reload();
    setProblem(failure);
    setBusy(false);
  };
  return (
    <main className="begin">
      <form onSubmit={begin}>
        <h1>Begin a site</h1>
        <p>There is none here yet. This makes one, with words, pictures and samples that are there to be replaced.</p>
        <label>
          What is the business called?
          <input
            value={answers.name}
            onChange={({ target }) => say('name', target.value)}
            autoComplete="organization"
          />
        </label>
        <label>
          What kind of business is it?
          <Select value={answers.kind} options={kinds.map(({ name, label }) => [name, label])} choose={chooseKind} />
        </label>
        <ListedAnswer
          question="Which language does it speak?"
          value={answers.language}
          say={(language) => say('language', language)}
          list={languages.map((tag) => nameOf(tag))}
          hint={`Its name or its short name, such as German or en-KE. In others than ${languages
            .map((tag) => nameOf(tag))
            .join(' and ')} the words are English at first.`}
        />
        <ListedAnswer
          question="In which country is it?"
          value={answers.country}
          say={chooseCountry}
          list={Object.keys(countries)}
          hint="Days, numbers and telephone numbers are written as people do there."
        />
        <ListedAnswer
          question="In which currency are its prices?"
          value={answers.currency}
          say={(currency) => say('currency', currency)}
          list={currencies}
          hint="Where you leave it empty, that of the country."
        />
        <label>
          Which colour suits it?
          <input type="color" value={answers.color} onChange={({ target }) => say('color', target.value)} />
        </label>
        <fieldset className="question">
          <legend>Which look suits it?</legend>
          <span className="hint">Each is shown in its own colours: the site gets the one that you chose.</span>
          <LookPictures
            looks={looks.map(({ name, label }) => ({ name, title: name, says: label }))}
            chosen={answers.look}
            choose={(name) => say('look', name)}
          />
        </fieldset>
        {problem !== undefined && <p role="alert">{problem}</p>}
        <button type="submit" className="main" disabled={isBusy}>
          {isBusy ? 'It is being made…' : 'Begin'}
        </button>
      </form>
    </main>
  );
}

interface ListedAnswerProps {
  question: string;
  value: string;
  say: (value: string) => void;
  /** What may be meant, offered while somebody writes. */
  list: readonly string[];
  hint: string;
}

/** A question that is answered by writing, with a list of what can be meant. */
function ListedAnswer({ question, value, say, list, hint }: ListedAnswerProps): ReactNode {
  const id = useId();
  return (
    <label>
      {question}
      <input list={id} value={value} onChange={({ target }) => say(target.value)} />
      <span className="hint">{hint}</span>
      <datalist id={id}>
        {list.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </label>
  );
}

function nameOf(tag: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
}
