import type { sentences as english } from '#features/quotes/writing/strings/en/quote-insertion.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  insertInto: (title) => `Inserir no fim de «${title}»`,
  findSource: 'Procurar modelos e orçamentos',
  emptySection: 'Nova secção',
  noSources: 'Ainda não tem modelos nem outros orçamentos.',
  sectionOf: (letter) => `Secção ${letter}`,
  lineCount: (count) =>
    pluralForm('pt', count, { one: `${count} linha`, many: `${count} de linhas`, other: `${count} linhas` }),
  withTitles: 'Manter os títulos das secções',
  noRoom: (most) => `São demasiadas linhas. Um orçamento pode ter até ${most} linhas.`,
  back: 'Voltar',
  insertLines: (count) =>
    pluralForm('pt', count, {
      one: `Inserir ${count} linha`,
      many: `Inserir ${count} de linhas`,
      other: `Inserir ${count} linhas`,
    }),
};
