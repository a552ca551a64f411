import { formsOf } from '../form-facts';
import type { SiteRule } from '../rule';
import { suggestion } from '../spelling';

export const parameterIsFilled: SiteRule = {
  id: 'parameter-is-filled',
  what: 'What an e-mail template expects, some form that is sent with it asks for.',
  severity: 'error',
  scope: 'site',
  reads: ['form'],
  why: 'A parameter that no field fills stays empty in every e-mail.',
  wrong: '"parameters": ["fristName"]',
  right: '"parameters": ["firstName"]',
  check({ facts, report }) {
    const forms = facts.pages.flatMap(formsOf);
    for (const [name, settings] of Object.entries(facts.site.manifest.delivery ?? {})) {
      const fields = forms.filter(({ delivery }) => delivery === name).flatMap((form) => form.fields);
      if (fields.length === 0) continue;
      const parameters = settings && 'parameters' in settings ? settings.parameters : [];
      for (const [index, parameter] of (parameters ?? []).entries()) {
        if (parameter === 'reference' || fields.includes(parameter)) continue;
        const hint = suggestion(parameter, [...new Set(fields)], '');
        report(`/delivery/${name}/parameters/${index}`, `No field of a form is named "${parameter}". ${hint}`);
      }
    }
  },
};
