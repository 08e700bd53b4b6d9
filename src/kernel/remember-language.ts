import * as z from 'zod/mini';
import { currentUserSchema } from './current-user.ts';
import { endpoint } from './endpoint.ts';
import { languages } from './language.ts';

// Every page's frame offers the languages, so it is here. The language is in the path, because no page downloads the
// check of bodies before something is written.
export const rememberLanguage = endpoint({
  method: 'PATCH',
  url: '/api/user/language/:language',
  server: {
    params: z.object({ language: z.enum(languages) }),
    who: 'person',
    isBeforeFactor: true,
    summary: 'Choose your language for pages, emails and documents',
    response: currentUserSchema,
    refusals: {},
  },
});
