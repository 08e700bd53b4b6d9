/** Reporters can turn to these places; the mail of the decision and the report's page share the text. */
export const reportRedress =
  'Wann Dir net d’accord sidd, schreift eis iwwer d’Kontaktsäit: da kuckt een aneren et no, gratis. Dir kënnt Iech och un eng no Artikel 21 vum Gesetz iwwer digital Servicer zertifiéiert Schlichtungsstell wenden, oder un e Geriicht.';
