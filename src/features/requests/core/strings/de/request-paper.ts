import type { sentences as english } from '#features/requests/core/strings/en/request-paper.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  file: (id) => `anfrage-${id}.pdf`,
  plans: 'Pläne zum Herunterladen auf Giewel',
  notice: (company) =>
    `Für ${company}. Enthält personenbezogene Daten eines Kunden: Geben Sie das Dokument nur an Personen weiter, die an Ihrer Antwort mitarbeiten, und löschen Sie es, wenn Sie es nicht mehr brauchen.`,
};
