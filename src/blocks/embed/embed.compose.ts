import type { Composer } from '../../compose/composers';
import { providers } from './providers';

/** Finds the page of a provider by its id, and opens the security policy for that provider alone. */
export const composeEmbed: Composer<'embed'> = ({ provider, id, height }, report, { reach, needWords }) => {
  const { service, privacy, whereabouts, tallness, ...addresses } = providers[provider];
  if (!addresses.id.test(id)) report('/id', `"${id}" cannot be an id of ${service}. ${whereabouts}`);
  const src = addresses.frame(id);
  reach('frame-src', src);
  needWords('elsewhereNote', 'elsewherePrivacy');
  return {
    framed: { service, src, page: addresses.page(id), privacy },
    tallness: height ?? tallness,
    provider: undefined,
    id: undefined,
    height: undefined,
  };
};
