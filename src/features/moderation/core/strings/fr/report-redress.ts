/** Reporters can turn to these places; the mail of the decision and the report's page share the text. */
export const reportRedress =
  'Si vous n’êtes pas d’accord, utilisez notre formulaire de contact : une autre personne réexaminera le cas, gratuitement. Vous pouvez aussi vous adresser à un organe de règlement extrajudiciaire des litiges certifié selon l’article 21 du règlement sur les services numériques, ou à un tribunal.';
