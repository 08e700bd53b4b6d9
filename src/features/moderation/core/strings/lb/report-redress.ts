/** Where whoever reported something can turn, as the mail of the decision and the page of the report say it. */
export const reportRedress =
  'Wann Dir net d’accord sidd, schreift eis iwwer d’Kontaktsäit: da kuckt een aneren et no, gratis. Dir kënnt Iech och un eng no Artikel 21 vum Gesetz iwwer digital Servicer zertifiéiert Schlichtungsstell wenden, oder un e Geriicht.';
