import type { TranslationType } from '#kernel/translation-type.ts';
import type { sentences as english } from '#server/strings/en/server.ts';

export const sentences: TranslationType<typeof english> = {
  invalidInput: 'Kuckt déi markéiert Felder no.',
  invalidField: 'Dëse Wäert ass net gëlteg.',
  unknownField: 'Dëst Feld gëtt et net.',
  malformedJson: 'D’Ufro ass kee gëltegen JSON.',
  notJson: 'Schéckt dës Ufro als JSON.',
  bodyTooLarge: 'D’Ufro ass ze grouss.',
  addressTooLong: 'D’Adress ass ze laang.',
  headersTooLarge: 'D’Headere vun der Ufro sinn ze grouss.',
  badRequest: 'Mir konnten d’Ufro net verstoen.',
  requestTimeout: 'D’Ufro huet ze laang gebraucht. Probéiert nach eng Kéier.',
  notFound: 'Op dëser Adress ass näischt.',
  signInFirst: 'Loggt Iech w.e.g. fir d’éischt an.',
  tokenInvalid:
    'Dësen API-Token ass onbekannt, ofgelaf oder zeréckgezunn. Schéckt „Authorization: Bearer“ an e gëltegen Token.',
  tokenNotAllowed: 'Mat engem API-Token geet dat net. Loggt Iech um Site an.',
  scopeMissing: 'Dësem API-Token feelt d’Recht {scope}.',
  methodNotAllowed: 'Dës Adress hëlt dës Method net un. Kuckt den Header Allow.',
  stepUpNeeded: 'Bestätegt w.e.g., datt Dir et sidd.',
  wrongPassword: 'Dat aktuellt Passwuert stëmmt net',
  clientsOnly: 'Dofir braucht Dir e Kont als Client.',
  companiesOnly: 'Dofir braucht Dir e Kont als Betrib.',
  ownersOnly: 'Dat däerf just de Besëtzer vum Betrib.',
  managersOnly: 'Dat däerfen nëmmen de Besëtzer an d’Responsabele vum Betrib.',
  factorMissing: 'Riicht fir d’éischt d’Aloggen an zwee Schrëtt an.',
  foreignOrigin: 'Mir hunn dës Ufro refuséiert, well se vun engem anere Site koum.',
  foreignHost: 'Giewel ass ënner dëser Adress net z’erreechen.',
  tooManyRequests: 'Ze vill Versich. Probéiert w.e.g. no {minutes} Min. nach eng Kéier.',
  tooManyForHours: 'Ze vill Versich. Probéiert w.e.g. no {hours} Stonnen nach eng Kéier.',
  tooManyForDays: 'Ze vill Versich. Probéiert w.e.g. no {days} Deeg nach eng Kéier.',
  storageFull:
    'Déi {gigabytes} GB Späicher vun dësem Kont si voll. Läscht Fichieren, déi Dir net méi braucht, a probéiert dann nach eng Kéier.',
  tooMuchAtOnce:
    'Ze vill Aktiounen an enger Minutt. Näischt ass verluer. Probéiert an {seconds} Sekonnen nach eng Kéier.',
  tooManyProfiles:
    'Dir hutt haut 600 Betriber iwwer dës Verbindung gekuckt, méi weise mir ouni Kont net. Loggt Iech an, fir weiderzemaachen, oder kommt an {hours} Stonnen zeréck.',
  tooManyTitle: 'Net esou séier, w.e.g.',
  unusableKey: 'En Idempotency-Key muss 1 bis 128 Zeechen hunn.',
  keyReused:
    'Ären éischte Versuch huet geklappt. Fir och dës Versioun ze schécken, probéiert nach eng Kéier.',
  conflict:
    'Är Ännerung verdréit sech net mat deem, wat et scho gëtt. Luet d’Säit nei a probéiert nach eng Kéier.',
  unavailable: 'Mir hunn am Moment e Problem. Probéiert gläich nach eng Kéier.',
  fault: 'Bei eis ass eppes schifgaangen. Probéiert w.e.g. nach eng Kéier.',
  offlineTitle: 'Dir sidd offline',
  offlineText:
    'Dës Säit geet automatesch op, soubal Dir nees online sidd. Wat Dir op anere Säiten aginn hutt, ass net verluer.',
  tryAgain: 'Nach eng Kéier',
  awayTitle: 'Ee Moment w.e.g.',
  awayText:
    'Mir hunn am Moment e Problem. Dës Säit probéiert et an e puer Sekonnen automatesch nach eng Kéier.',
  asOf: 'Mir hunn am Moment e Problem. Dës Versioun vun der Säit ass vun {time}.',
  alsoHere: 'Giewel gëtt et och op Lëtzebuergesch.',
  docsTitle: 'Giewel API',
  docsStepUp:
    'Brauch eng Bestätegung: en Aloggen oder en anere Beweis an dëser Sessioun an de leschte 5 Minutten, oder `currentPassword` am Body.',
  docsStepUpOf:
    'Fir {fields} z’ännere brauch et eng Bestätegung: en Aloggen oder en anere Beweis an dëser Sessioun an de leschte 5 Minutten, oder `currentPassword` am Body.',
  docsLead: 'All Endpoint vun der Giewel-API. D’Versioun fir Maschinnen ass op /api/openapi.json.',
};
