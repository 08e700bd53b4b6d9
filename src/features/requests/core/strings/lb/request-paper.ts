import type { sentences as english } from '#features/requests/core/strings/en/request-paper.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  file: (id) => `ufro-${id}.pdf`,
  plans: 'Pläng, déi Dir op Giewel erofluede kënnt',
  notice: (company) =>
    `Fir ${company}. Hei stinn perséinlech Donnéeë vun engem Client: Gitt d’Dokument nëmme u Leit weider, déi Iech bei der Äntwert hëllefen, a läscht et, wann Dir et net méi braucht.`,
};
