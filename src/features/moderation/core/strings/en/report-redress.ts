/** Reporters can turn to these places; the mail of the decision and the report's page share the text. */
export const reportRedress =
  'If you disagree, use our contact form. A different person will review the decision, free of charge. You can also go to court, or turn to an out-of-court dispute settlement body certified under Article 21 of the Digital Services Act.';
