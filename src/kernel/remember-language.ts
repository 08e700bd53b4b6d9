import * as z from 'zod/mini';
import { userSchema } from './current-user.ts';
import { endpoint } from './endpoint.ts';
import { languages } from './language.ts';

// Here, because every page's frame offers the languages. A path takes it: no page checks bodies before one is written.
export const rememberLanguage = endpoint({
  method: 'PATCH',
  url: '/api/user/language/:language',
  server: {
    params: z.object({ language: z.enum(languages) }),
    who: 'person',
    isBeforeFactor: true,
    summary: 'Choose the language of the pages, mails and papers of the person who is signed in',
    response: userSchema,
    refusals: {},
  },
});
