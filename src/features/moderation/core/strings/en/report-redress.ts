/** Reporters can turn to these places; the mail of the decision and the report's page share the text. */
export const reportRedress =
  'If you disagree, write to us on the contact page. Someone else will then review it, free of charge. You can also turn to an out-of-court dispute settlement body certified under article 21 of the Digital Services Act, or to a court.';
