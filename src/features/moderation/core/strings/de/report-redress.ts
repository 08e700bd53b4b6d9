/** Reporters can turn to these places; the mail of the decision and the report's page share the text. */
export const reportRedress =
  'Wenn Sie das anders sehen, schreiben Sie uns über die Kontaktseite: Dann prüft es jemand anderes, kostenlos. Sie können sich auch an eine nach Artikel 21 des Gesetzes über digitale Dienste zugelassene Streitbeilegungsstelle oder an ein Gericht wenden.';
