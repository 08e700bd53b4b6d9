/**
 * Lists the changes of the API that somebody's program may notice, newest first. What a release brings besides stands
 * in CHANGELOG.md. A removal or a change of meaning is entered here six months before it happens.
 */
export const apiChangelog: readonly { day: string; changes: readonly string[] }[] = [
  {
    day: '2026-11-29',
    changes: [
      'The `message` of `notAllowed` says which kind of account the call needs.',
      'An error with `fields` also has `expected`, which says what each field needs.',
      'Errors of calls with a token are in the language of `Accept-Language`. Anything in `Authorization` that isn’t a valid token gets `tokenInvalid`.',
      'Calls with a token whose body has a field that the operation doesn’t have get `invalidInput`; `fields` names it. It was ignored before.',
      'The address and the events of a webhook can be changed, and its deliveries say why no response came.',
      'The documentation states the default of each `limit`, and who may call each operation.',
    ],
  },
  {
    day: '2026-11-28',
    changes: ['First version of the API: tokens, webhooks and operations with a scope.'],
  },
];
