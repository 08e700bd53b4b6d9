import type { sentences as english } from '#features/billing/subscriptions/strings/en/welcome.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  subject: 'Willkommen bei Giewel',
  heading: 'Ihr Betrieb ist bei Giewel',
  text: 'Kunden suchen nach Leistung und Ort und lesen, was andere über Sie sagen. Beginnen Sie mit Ihrer Beschreibung, Ihren Gewerken und Ihrer Gemeinde.',
  later:
    'Fügen Sie dann Bilder abgeschlossener Arbeiten und einen Nachweis Ihrer Genehmigung oder Versicherung hinzu. Ihre Übersicht zeigt, was noch zu tun ist.',
  trial: (day) =>
    `Ihre kostenlose Testphase läuft bis ${day}. Wir berechnen Ihnen nichts, solange Sie keinen Tarif wählen, und alles, was Sie hinzufügen, bleibt in Ihrem Profil.`,
  button: 'Übersicht öffnen',
  closing:
    'Sie erhalten diese E-Mail, weil sich ein Betrieb mit dieser Adresse bei Giewel registriert hat. Wenn Sie das nicht waren, schreiben Sie uns.',
};
