/** Where whoever reported something can turn, as the mail of the decision and the page of the report say it. */
export const reportRedress =
  'Wenn Sie das anders sehen, schreiben Sie uns über die Kontaktseite: Dann prüft es jemand anderes, kostenlos. Sie können sich auch an eine nach Artikel 21 des Gesetzes über digitale Dienste zugelassene Streitbeilegungsstelle oder an ein Gericht wenden.';
