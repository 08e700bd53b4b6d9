/** Reporters can turn to these places; the mail of the decision and the report's page share the text. */
export const reportRedress =
  'Wann Dir net d’accord sidd, schreift eis iwwer de Kontaktformulaire. Da kuckt eng aner Persoun d’Decisioun gratis no. Dir kënnt och virun d’Geriicht goen, oder Iech un eng aussergeriichtlech Stell wenden, déi nom Artikel 21 vum Gesetz iwwer digital Servicer (DSA) zertifiéiert ass.';
