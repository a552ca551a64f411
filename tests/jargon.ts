/** Words that mean nothing to whoever has never programmed, or something else than they would think. */
const jargon = new RegExp(
  `\\b(?:${[
    ...[
      'slugs?',
      'json',
      'schemas?',
      'manifest',
      'hydrat\\w*',
      // A service that sends e-mails calls its own so, on the pages to which its steps lead.
      '(?<!Email |New )templates?(?! ID)',
      'anchors?',
      'blocks? types?',
      'entry keys?',
    ],
    ...[
      'git',
      'commits?',
      'committed',
      'push\\w*',
      'pull(?:s|ed)?',
      'branch\\w*',
      'remotes?',
      'repositor\\w*',
      'hooks?',
    ],
    ...[
      'merged?',
      'merges',
      'rebase',
      'stash',
      'workflows?',
      'regex',
      'pattern',
      'boolean',
      'null',
      'undefined',
      'NaN',
    ],
    ...['strings?', 'arrays?', 'objects?', 'propert(?:y|ies)', 'tokens?', 'pars(?:e|ed|er|ing)', 'syntax', 'invalid'],
    ...['alt', 'src', 'href', 'URLs?', 'HTML', 'CSS', 'JavaScript', 'DOM', 'API', 'endpoints?', 'webhooks?', 'query'],
    ...['viewport', 'breakpoints?', 'metadata', 'payload', 'cache\\w*', 'render\\w*', 'deploy\\w*'],
    ...[
      'eyebrows?',
      'stubs?',
      'meta',
      'surfaces?',
      'backdrops?',
      'lucide',
      'providers?',
      'artworks?(?! draws)',
      'enum\\w*',
      'manifest\\w*',
    ],
    // The name of a colour says what it is one of, and so that it is none on a letter.
    ...['accents?(?! colour|, that of buttons)'],
  ].join('|')})\\b`,
  'gi',
);

/** The words of a text that only those who program understand; names of files and places, and what is written in braces, are none. */
export function jargonIn(text: string): string[] {
  const read = text.replaceAll(/\S*\/\S*|[\w*-]+(?:\.[\w-]+)+|\{[\w.:]*\}/g, ' ');
  return [...read.matchAll(jargon)].map(([word]) => word);
}
