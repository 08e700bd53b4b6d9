/** Reporters can turn to these places; the mail of the decision and the report's page share the text. */
export const reportRedress =
  'Wenn Sie nicht einverstanden sind, schreiben Sie uns über das Kontaktformular. Dann prüft jemand anderes die Entscheidung kostenlos. Sie können sich auch an ein Gericht wenden oder an eine Stelle zur außergerichtlichen Streitbeilegung, die nach Artikel 21 des Gesetzes über digitale Dienste (DSA) zugelassen ist.';
