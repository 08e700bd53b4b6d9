import type { sentences as english } from '#features/billing/subscriptions/strings/en/welcome.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  subject: 'Willkommen bei Giewel',
  heading: 'Ihr Betrieb ist bei Giewel',
  text: 'Kunden finden Sie danach, was Sie machen, wo Sie arbeiten und was andere über Sie sagen. Beginnen Sie also mit Ihrem Text, Ihren Gewerken und Ihrer Gemeinde.',
  later:
    'Fügen Sie dann Bilder fertiger Arbeiten hinzu und einen Nachweis Ihrer Genehmigung oder Versicherung. Ihre Übersicht zeigt Schritt für Schritt, was noch fehlt.',
  trial: (day) =>
    `Ihre kostenlose Testphase läuft bis ${day}. Nichts wird berechnet, was Sie nicht gewählt haben, und alles, was Sie hinzufügen, bleibt.`,
  button: 'Übersicht öffnen',
  closing:
    'Sie erhalten dies einmal, weil sich ein Betrieb mit dieser Adresse registriert hat. Wenn Sie das nicht waren, schreiben Sie uns.',
};
