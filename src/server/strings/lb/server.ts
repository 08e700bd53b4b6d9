import type { TranslationType } from '#kernel/translation-type.ts';
import type { sentences as english } from '#server/strings/en/server.ts';

export const sentences: TranslationType<typeof english> = {
  invalidInput: 'Kuckt w.e.g. déi markéiert Felder no.',
  invalidField: 'Dat geet hei net.',
  malformedJson: 'D’Ufro ass kee gëltege JSON.',
  notJson: 'Schéckt dës Ufro als JSON.',
  bodyTooLarge: 'D’Ufro ass ze grouss.',
  addressTooLong: 'D’Adress ass ze laang.',
  headersTooLarge: 'D’Headere vun der Ufro sinn ze grouss.',
  badRequest: 'D’Ufro konnt net verstane ginn.',
  requestTimeout: 'D’Ufro huet ze laang gebraucht.',
  notFound: 'Op dëser Adress ass näischt.',
  signInFirst: 'Loggt Iech w.e.g. fir d’éischt an.',
  tokenInvalid: 'Dësen API-Token ass onbekannt, ofgelaf oder zeréckgezunn.',
  tokenNotAllowed: 'Mat engem API-Token geet dat net: Loggt Iech dofir um Site an.',
  scopeMissing: 'Dësem API-Token feelt d’Recht {scope}.',
  methodNotAllowed: 'Dës Adress hëlt aner Methoden un: kuckt den Header Allow.',
  stepUpNeeded: 'Weist w.e.g. nach eng Kéier, datt Dir et sidd.',
  wrongPassword: 'Dat aktuellt Passwuert stëmmt net',
  clientsOnly: 'Dofir braucht Dir e Kont als Client.',
  companiesOnly: 'Dofir braucht Dir de Kont vun engem Betrib.',
  ownersOnly: 'Dat däerf just de Besëtzer vum Betrib.',
  managersOnly: 'Dat däerfe just de Besëtzer an d’Gerante vum Betrib.',
  factorMissing: 'Riicht fir d’éischt en zweete Facteur an.',
  foreignOrigin: 'Dës Ufro koum vun engem anere Site a gouf refuséiert.',
  foreignHost: 'Giewel äntwert net op dëser Adress.',
  tooManyRequests: 'Ze vill Versich. Probéiert w.e.g. no {minutes} Min. nach eng Kéier.',
  tooManyForHours: 'Ze vill Versich. Probéiert w.e.g. no {hours} Stonnen nach eng Kéier.',
  tooManyForDays: 'Ze vill Versich. Probéiert w.e.g. no {days} Deeg nach eng Kéier.',
  storageFull:
    'Déi {gigabytes} GB Späicher vun dësem Kont si voll. Läscht Fichieren, déi kee méi brauch, a probéiert dann nach eng Kéier.',
  tooMuchAtOnce:
    'Dat war an enger Minutt méi, wéi e Mënsch mécht. Maacht w.e.g. no {seconds} Sekonne weider: näischt ass verluer.',
  tooManyProfiles:
    'Vun Ärer Verbindung aus goufen haut 600 Betriber gekuckt, méi weise mir ouni Kont net. Loggt Iech an, oder kommt an {hours} Stonnen zeréck.',
  tooManyTitle: 'Eng kuerz Paus, w.e.g.',
  unusableKey: 'En Idempotency-Key huet 1 bis 128 Zeechen.',
  keyReused: 'Ären éischte Versuch huet awer geklappt. Schéckt nëmmen nach eng Kéier, wann Dir béides wëllt.',
  conflict: 'Dat passt net zu eppes, wat et scho gëtt.',
  unavailable: 'De Moment hu mir e Problem. Probéiert w.e.g. an engem Moment nach eng Kéier.',
  fault: 'Bei eis ass eppes schifgaangen. Probéiert w.e.g. nach eng Kéier.',
  offlineTitle: 'Dir sidd offline',
  offlineText:
    'Dës Säit geet vum selwen op, soubal Dir erëm verbonne sidd. Wat Dir soss geschriwwen hutt, ass net verluer.',
  tryAgain: 'Nach eng Kéier',
  awayTitle: 'Ee Moment w.e.g.',
  awayText:
    'De Moment hu mir e Problem. Dës Säit probéiert et an e puer Sekonnen automatesch nach eng Kéier.',
  asOf: 'De Moment hu mir e Problem. Wat Dir gesitt, ass vun dësem Moment: {time}.',
  alsoHere: 'Giewel gëtt et och op Lëtzebuergesch.',
  docsTitle: 'Giewel API',
  docsStepUp:
    'Brauch e Beweis: en Aloggen oder en anere Beweis an dëser Sëtzung bannent 5 Minutten, oder `currentPassword` am Body.',
  docsStepUpOf:
    'Wou et {fields} ännert, brauch et e Beweis: en Aloggen oder en anere Beweis an dëser Sëtzung bannent 5 Minutten, oder `currentPassword` am Body.',
  docsLead: 'All Endpoint, esou wéi d’Kontrakter en uginn. Fir Maschinne steet et op /api/openapi.json.',
};
