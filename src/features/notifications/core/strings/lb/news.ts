import { proofKindNames } from '#features/companies/core/strings/lb/proof-names.ts';
import type { NotificationSubjects } from '#features/notifications/core/rules/notification-subjects.ts';
import type { sentences as english } from '#features/notifications/core/strings/en/news.ts';
import { noonOf } from '#kernel/calendar.ts';
import { formatDateWithWeekday, formatLongDate, formatTime } from '#kernel/dates.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { withoutPlan } from './without-plan.ts';

const longDate = (at: Date) => formatLongDate(at, 'lb');

/** Midnight after a day means that day’s end. */
const lastDayBefore = (until: string) => longDate(new Date(Date.parse(until) - 1));

const until = (day: string) => `bis ${applyEifelRule('den', day)}`;

const dayAndTime = (start: string) =>
  `${formatDateWithWeekday(new Date(start), 'lb')}, ${formatTime(new Date(start))}`;

const takenThings: Record<NotificationSubjects['contentTakenDown']['what'], string> = {
  picture: 'e Bild an Ärer Galerie',
  logo: 'Äre Logo',
  description: 'Är Beschreiwung',
  profile: 'Äre Profil',
  project: 'ee vun Äre Chantieren',
  message: 'ee vun Äre Messagen',
  reply: 'Är Äntwert op eng Bewäertung',
};

const waitingQueues: Record<NotificationSubjects['moderationWaits']['queue'], string> = {
  appeals: 'e Recours wéinst enger Bewäertung, déi net publizéiert ass',
  'conversation-reports': 'e gemellt Gespréich',
  'client-reports': 'eng Meldung iwwer e Client',
  facts: 'e Beleeg vun engem Betrib',
  vat: 'eng TVA-Nummer',
  'content-reports': 'eng Meldung vun illegalem Inhalt',
  objections: 'e Recours géint eppes, wat ewechgeholl gouf',
  'request-reports': 'eng gemellt Ufro',
  'quote-reports': 'e gemellten Devis',
  people: 'e Virschlag, fir e Kont ze spären',
};

const sentenceStart = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Older notifications contain no reasons. */
const reasonsIn = (statement: string | undefined) => (statement ? `De Grond: „${statement}“ ` : '');

const redressOutside =
  'Dir kënnt och virun d’Geriicht goen, oder Iech un eng aussergeriichtlech Stell wenden, déi nom Artikel 21 vum Gesetz iwwer digital Servicer (DSA) zertifiéiert ass.';

export const sentences: TranslationType<typeof english> = {
  messageReceived: {
    title: ({ from }) => `${from} huet Iech e Message geschéckt`,
    text: () => 'Maacht d’Gespréich op, fir z’äntweren.',
    button: 'Liesen an äntweren',
  },
  projectCreated: {
    title: ({ from, name }) => `${from} huet de Chantier „${name}“ mat Iech ugefaangen`,
    text: () => 'Kuckt, wat geplangt ass, a schreift e Message fir den nächste Schrëtt.',
    button: 'Chantier opmaachen',
  },
  projectMarkedDone: {
    title: ({ from, name }) => `${from} huet „${name}“ als fäerdeg markéiert`,
    text: () => 'Wann Dir och fannt, datt d’Aarbecht gemaach ass, markéiert de Chantier och als fäerdeg.',
    button: 'Chantier opmaachen',
  },
  projectCompleted: {
    title: ({ from, name }) => `${from} huet bestätegt, datt „${name}“ fäerdeg ass`,
    text: () =>
      'Dir hutt allebéid bestätegt, datt d’Aarbecht gemaach ass. De Client kann elo eng Bewäertung schreiwen.',
    button: 'Chantier opmaachen',
  },
  projectDeclined: {
    title: ({ from, name }) => `${from} huet „${name}“ refuséiert`,
    text: () => 'De Grond steet op der Säit vum Chantier. Vläicht huet en anere Betrib Zäit.',
    button: 'Chantier opmaachen',
  },
  projectCancelled: {
    title: ({ from, name }) => `${from} huet „${name}“ ofgesot`,
    text: () => 'Dir braucht näischt ze maachen.',
    button: 'Chantier opmaachen',
  },
  roomChanged: {
    title: ({ from, name, what, milestone }) => {
      if (what === 'file') return `${from} huet bei „${name}“ e Fichier derbäigesat`;
      if (what === 'milestone') return `${from} huet bei „${name}“ d’Etapp „${milestone}“ derbäigesat`;
      if (what === 'reached') return `${from} huet bei „${name}“ d’Etapp „${milestone}“ ofgehaakt`;
      return `Neies ${applyEifelRule('vun', from)} bei „${name}“`;
    },
    text: () => 'Kuckt Iech déi nei Fotoen, Dokumenter oder Etappen op der Säit vum Chantier un.',
    button: 'Chantier opmaachen',
  },
  publicationAsked: {
    title: ({ from, name }) => `${from} géif „${name}“ gär um Profil weisen`,
    text: () =>
      'Kuckt, wéi eng Fotoe gewise solle ginn, a sot mat engem Klick Jo. Ouni Ären Accord weise mir näischt.',
    button: 'Fotoe kucken',
  },
  publicationAnswered: {
    title: ({ from, name, outcome }) =>
      outcome === 'agreed'
        ? `${from} ass d’accord, datt Dir „${name}“ weist`
        : `${from} wëll net, datt Dir „${name}“ weist`,
    text: ({ outcome }) =>
      outcome === 'agreed'
        ? 'D’Fotoe stinn an Ärer Galerie, an de Chantier op Ärem Profil.'
        : 'Är Galerie an Äre Profil bleiwen, wéi se sinn.',
    button: 'Chantier opmaachen',
  },
  reviewReceived: {
    title: ({ from, name, rating }) =>
      `${from ?? 'E Client'} huet ${name ? `„${name}“` : 'Iech'} ${rating} vu 5 Stäre ginn`,
    text: () => 'D’Bewäertung gëtt ëffentlech, soubal e Moderateur se akzeptéiert huet.',
    button: 'Är Bewäertunge kucken',
  },
  reviewWaiting: {
    title: ({ company }) => `Eng Bewäertung iwwer ${company} muss nogekuckt ginn`,
    text: () => 'Si gëtt ëffentlech, soubal Dir se akzeptéiert.',
    button: 'Bewäertung liesen',
  },
  reviewApproved: {
    title: ({ company }) => `Är Bewäertung iwwer ${company} ass ëffentlech`,
    text: () => 'Merci. Är Bewäertung hëlleft anere Leit bei der Wiel vun engem Betrib.',
    button: 'Bewäertung kucken',
  },
  reviewWithheld: {
    title: ({ company }) => `E Moderateur huet Är Bewäertung iwwer ${company} net publizéiert`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}D’Decisioun steet bei der Bewäertung, op der Säit vun Ärem Chantier. Dir kënnt se änneren an nei schécken, oder eemol Recours maachen.`,
    button: 'Liese firwat',
  },
  reviewStaysWithheld: {
    title: ({ company }) =>
      `Äre Recours gouf net ugeholl: Är Bewäertung iwwer ${company} gëtt net publizéiert`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}D’Decisioun steet bei der Bewäertung, op der Säit vun Ärem Chantier. ${redressOutside}`,
    button: 'Decisioun liesen',
  },
  reviewEditRefused: {
    title: ({ company }) => `Är Ännerungen un der Bewäertung iwwer ${company} goufen net ugeholl`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}Déi publizéiert Versioun bleift ëffentlech. Dir kënnt Är Bewäertung nach eng Kéier änneren, soulaang den Delai leeft.`,
    button: 'Bewäertung kucken',
  },
  reviewReplied: {
    title: ({ company }) => `${company} huet op Är Bewäertung geäntwert`,
    text: () => 'D’Äntwert steet ënner Ärer Bewäertung, a jidderee ka se liesen.',
    button: 'Äntwert liesen',
  },
  reviewFlagged: {
    title: ({ company }) => `${company} huet eng Bewäertung gemellt`,
    text: () => 'Si bleift ëffentlech, bis Dir decidéiert hutt.',
    button: 'Bewäertung liesen',
  },
  clientReportDecided: {
    title: ({ client, outcome }) =>
      outcome === 'upheld'
        ? `Är Meldung iwwer ${client} gouf ugeholl`
        : `Är Meldung iwwer ${client} gouf net ugeholl`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'E Moderateur huet Är Meldung nogekuckt an eppes ënnerholl. Merci.'
        : 'E Moderateur huet Är Meldung nogekuckt a kee Grond fonnt, fir eppes z’ënnerhuelen. Dir kënnt dëse Client ëmmer nach spären.',
    button: 'Gespréich opmaachen',
  },
  vatNumberChecked: {
    title: ({ vatNumber, outcome }) =>
      ({
        confirmed: `Är TVA-Nummer ${vatNumber} gouf bestätegt`,
        refused: `Är TVA-Nummer ${vatNumber} konnt net bestätegt ginn`,
        taken: `Är TVA-Nummer ${vatNumber} ass net méi gepréift`,
        withdrawn: `Är TVA-Nummer ${vatNumber} ass net méi gepréift`,
        again: `Är TVA-Nummer ${vatNumber} gëtt nei gepréift`,
      })[outcome],
    text: ({ outcome }) =>
      ({
        confirmed: 'Äre Profil weist vun elo un de Badge „Gepréift“.',
        refused:
          'Bei VIES, dem Register vun der Europäescher Kommissioun, ass dës Nummer net gëlteg. Kuckt se op Ärem Profil no, oder schreift eis.',
        withdrawn:
          'E Moderateur hat se duerch e Feeler bestätegt. Kuckt d’Nummer op Ärem Profil no, oder schreift eis.',
        taken:
          'Ënner dëser TVA-Nummer ass en anere Betrib ageschriwwen. Wann d’Nummer Iech gehéiert, schreift eis.',
        again:
          'Mir mussen nach bestätegen, datt d’TVA-Nummer Ärem Betrib gehéiert. Bis dohi weist Äre Profil kee Badge.',
      })[outcome],
    button: 'Profil opmaachen',
  },
  proofDecided: {
    title: ({ fact, outcome, lastDay }) => {
      const day = lastDay ? longDate(new Date(lastDay)) : '';
      return `${proofKindNames[fact]}: ${
        {
          verified: 'gepréift',
          refused: 'net ugeholl',
          ending: `just nach ${until(day)} gepréift`,
          ended: `zënter dem ${day} net méi gepréift`,
        }[outcome]
      }`;
    },
    text: ({ outcome }) =>
      ({
        verified: 'Äre Profil weist dës Informatioun vun elo un, mat Quell an Datum.',
        refused: 'De Grond steet op Ärem Profil. Do kënnt Dir eis och en anert Dokument schécken.',
        ending: 'Schéckt eis virdrun en neit Dokument, da behaalt Dir de Badge.',
        ended:
          'Äre Profil weist dës Informatioun net méi. Schéckt eis en neit Dokument, an e Moderateur kuckt et no.',
      })[outcome],
    button: 'Profil opmaachen',
  },
  contentTakenDown: {
    title: ({ what }) => `${sentenceStart(takenThings[what])} gouf ewechgeholl`,
    text: ({ statement }) =>
      `Ee vun eise Moderateuren huet dat no enger Meldung decidéiert, ouni automatesch Hëllefsmëttel. ${reasonsIn(statement)}Soss gesäit et kee méi. Dir kënnt bannent 6 Méint gratis Recours maachen; da kuckt en anere Moderateur d’Decisioun no.`,
    button: 'Firwat? A Recours maachen',
  },
  objectionDecided: {
    title: ({ what, outcome }) =>
      outcome === 'restored'
        ? `${sentenceStart(takenThings[what])} ass erëm do`
        : `Äre Recours gouf net ugeholl: ${takenThings[what]} gëtt net erëm gewisen`,
    text: ({ outcome }) =>
      outcome === 'restored'
        ? 'E Moderateur huet Iech Recht ginn, an alles steet erëm do, wou et stoung.'
        : `D’Grënn stinn op der Säit. ${redressOutside}`,
    button: 'Decisioun liesen',
  },
  standingChanged: {
    title: ({ outcome, partner, lastDay }) => {
      if (outcome === 'warning') return 'E Moderateur huet Iech gewarnt';
      if (outcome === 'block') return `Dir ${applyEifelRule('an', partner)} kënnt Iech net méi schreiwen`;
      return `Dir kënnt ${until(longDate(new Date(lastDay)))} keng nei Gespréicher ufänken`;
    },
    text: ({ statement }) =>
      `E Moderateur huet dat no enger Meldung decidéiert. ${reasonsIn(statement)}Wann Dir net d’accord sidd, schreift eis. Da kuckt en aneren d’Decisioun no.`,
    button: 'Eis schreiwen',
  },
  conversationReportDecided: {
    title: ({ partner, outcome }) =>
      outcome === 'upheld'
        ? `Är Meldung iwwer d’Gespréich mat ${partner} gouf ugeholl`
        : `Är Meldung iwwer d’Gespréich mat ${partner} gouf net ugeholl`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'E Moderateur huet d’Gespréich gelies an eppes ënnerholl. Merci.'
        : 'E Moderateur huet d’Gespréich gelies a kee Grond fonnt, fir eppes z’ënnerhuelen. Dir kënnt dës Persoun ëmmer nach spären.',
    button: 'Gespréich opmaachen',
  },
  requestReportDecided: {
    title: ({ title, outcome }) =>
      outcome === 'upheld'
        ? `Är Meldung iwwer d’Ufro „${title}“ gouf ugeholl`
        : `Är Meldung iwwer d’Ufro „${title}“ gouf net ugeholl`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'E Moderateur huet d’Ufro gelies an zougemaach. Merci.'
        : 'E Moderateur huet d’Ufro gelies a kee Grond fonnt, fir eppes z’ënnerhuelen. Dir kënnt se ëmmer nach refuséieren.',
    button: 'Ufro opmaachen',
  },
  requestTakenDown: {
    title: ({ title }) => `E Moderateur huet Är Ufro „${title}“ zougemaach`,
    text: ({ statement }) =>
      `E Betrib huet Är Ufro gemellt, an e Moderateur huet em Recht ginn. ${reasonsIn(statement)}Wann Dir d’Decisioun falsch fannt, schreift eis. ${redressOutside}`,
    button: 'Ufro opmaachen',
  },
  quoteReportDecided: {
    title: ({ number, outcome }) =>
      outcome === 'upheld'
        ? `Är Meldung iwwer den Devis ${number} gouf ugeholl`
        : `Är Meldung iwwer den Devis ${number} gouf net ugeholl`,
    text: ({ from, outcome }) =>
      outcome === 'upheld'
        ? `E Moderateur huet den Devis gelies an Iech Recht ginn. ${from} weess elo firwat, an den Devis ass zeréckgezunn, ausser Dir hat e schonn ugeholl. Merci.`
        : 'E Moderateur huet den Devis gelies a kee Grond fonnt, fir eppes z’ënnerhuelen. Dir kënnt en ëmmer nach refuséieren.',
    button: 'Devis opmaachen',
  },
  quoteTakenDown: {
    title: ({ number }) => `E Moderateur huet enger Meldung iwwer Ären Devis ${number} Recht ginn`,
    text: ({ statement }) =>
      `De Client huet Ären Devis gemellt, an e Moderateur huet em Recht ginn. ${reasonsIn(statement)}Mir hunn den Devis zeréckgezunn, ausser e war schonn ugeholl. Wann Dir d’Decisioun falsch fannt, schreift eis. ${redressOutside}`,
    button: 'Devis opmaachen',
  },
  moderationWaits: {
    title: ({ queue }) => `Nozekucken: ${waitingQueues[queue]}`,
    text: () => 'Maacht d’Lëscht op, fir et nozekucken.',
    button: 'Lëscht opmaachen',
  },
  subscriptionChanged: {
    title: ({ outcome, lastDay }) => {
      const day = lastDay ? longDate(new Date(lastDay)) : '';
      return {
        trialEnding: `Är gratis Testphas leeft ${until(day)}`,
        trialEnded: 'Är gratis Testphas ass eriwwer',
        overdue: `D’Bezuelung fir Ären Tarif ass fälleg. E gëllt nach ${until(day)}`,
        cancelled: `Ären Tarif ass gekënnegt. E gëllt nach ${until(day)}`,
        ended: 'Ären Tarif ass eriwwer',
      }[outcome];
    },
    text: ({ outcome }) =>
      ({
        trialEnding: `Fir datt alles bleift, wéi et ass, wielt en Tarif, ier d’Testphas eriwwer ass. ${withoutPlan}`,
        trialEnded: `${withoutPlan} Wielt en Tarif, wéini Dir wëllt.`,
        overdue:
          'Mir hunn Är Bezuelung net kritt. Bezuelt elo, fir Ären Tarif ze behalen, oder wiesselt d’Kaart.',
        cancelled:
          'Mir verlängeren Ären Tarif net. Soulaang e leeft, kënnt Dir d’Kënnegung réckgängeg maachen.',
        ended: `${withoutPlan} Wielt en Tarif, wéini Dir wëllt.`,
      })[outcome],
    button: 'Ären Abo opmaachen',
  },
  listingEnds: {
    title: ({ lastDay }) => `Äre Betrib steet ${until(longDate(noonOf(lastDay)))} am Verzeechnes`,
    text: () =>
      'Fir duerno am Verzeechnes ze bleiwen, braucht Dir e Metier, eng Gemeng, eng Beschreiwung vu mindestens 40 Zeechen an eng bestätegt E-Mail-Adress. Op Ärer Iwwersiicht gesitt Dir, wat feelt.',
    button: 'Kucken, wat feelt',
  },
  requestSent: {
    title: ({ title, count, from }) =>
      `${applyEifelRule('Un', pluralForm('lb', count, { one: from, other: `${count} Betriber` }))} geschéckt: „${title}“`,
    text: () => 'Mir soen Iech Bescheed, soubal e Betrib äntwert. Dir musst keen Devis unhuelen.',
    button: 'Ufro opmaachen',
  },
  requestReceived: {
    title: ({ title, commune }) => `Nei Ufro (${commune}): „${title}“`,
    text: () => 'E Client huet d’Aarbecht beschriwwen an hätt gär eng Äntwert.',
    sms: ({ title, commune, until: end }) =>
      `Nei Ufro (${commune}): „${title}“. Äntwert bis zum Enn vum ${lastDayBefore(end)}`,
    button: 'Ufro liesen',
  },
  requestReminder: {
    title: ({ title }) => `„${title}“ waart nach op Är Äntwert`,
    text: ({ until: end }) =>
      `Dir hutt Zäit bis zum Enn vum ${lastDayBefore(end)}. E Message, eng Fro oder en „Nee“ zielt och als Äntwert.`,
    sms: ({ title, until: end }) =>
      `„${title}“ waart nach op Är Äntwert, bis zum Enn vum ${lastDayBefore(end)}`,
    button: 'Ufro liesen',
  },
  requestAnswered: {
    title: ({ title }) => `De Client huet eng Fro iwwer „${title}“ beäntwert`,
    text: () => 'D’Äntwert steet bei der Ufro.',
    button: 'Äntwert liesen',
  },
  requestAdded: {
    title: ({ title }) => `De Client huet Detailer bei „${title}“ derbäigesat`,
    text: () => 'Kuckt Iech deen neien Text, d’Fotoen oder d’Pläng un.',
    button: 'Ufro liesen',
  },
  requestStreetShown: {
    title: ({ title }) => `Dir gesitt elo d’Strooss fir „${title}“`,
    text: () => 'De Client weist Iech d’Adress. Si steet bei der Ufro.',
    button: 'Ufro liesen',
  },
  leadWaiting: {
    title: ({ from }) => `${from} waart nach op Är éischt Äntwert`,
    text: () =>
      'Dëse Client huet Iech virun 1 Aarbechtsdag geschriwwen. Eng kuerz Äntwert oder e frëndlechen „Nee“ geet duer.',
    button: 'Äntweren, refuséieren',
  },
  leadHandedOver: {
    title: ({ from, client }) => `${from} huet Iech e Client zougedeelt: ${client}`,
    text: () => 'Dir këmmert Iech elo ëm d’Messagen an d’Ufroe vun dësem Client.',
    button: 'Client opmaachen',
  },
  requestEnded: {
    title: ({ outcome, title }) =>
      ({
        expired: title
          ? `D’Ufro „${title}“ ass ofgelaf, ier Dir geäntwert hutt`
          : 'Eng Ufro ass ofgelaf, ier Dir geäntwert hutt',
        withdrawn: 'De Client huet dës Ufro zeréckgezunn',
        closed: title ? `D’Ufro „${title}“ gouf zougemaach` : 'Eng Ufro un Iech gouf zougemaach',
      })[outcome],
    text: ({ outcome }) =>
      ({
        expired:
          'Dir hat 3 Aarbechtsdeeg fir z’äntweren. Déi nächst Kéier kënnt Dir mat engem Klick refuséieren, och dat zielt als Äntwert.',
        withdrawn: 'Dir braucht näischt ze maachen.',
        closed: 'De Client huet sech entscheet. Merci fir Är Zäit.',
      })[outcome],
    button: 'Detailer kucken',
  },
  wishedToAsk: {
    title: ({ trade, commune, day }) =>
      `E Client wollt Iech eng Ufro schécken: ${trade}, ${commune}, ${longDate(noonOf(day))}`,
    text: () =>
      'Ufroe kréien nëmme Betriber mat engem Tarif oder an der Testphas. Schreiwe kënnen d’Clienten Iech weider.',
    button: 'Tariffer kucken',
  },
  companyDeclined: {
    title: ({ from, title }) => `${from} ${applyEifelRule('kann', `„${title}“`)} net iwwerhuelen`,
    text: () => 'Dir kënnt en anere Betrib froen.',
    button: 'Ufro opmaachen',
  },
  companySilent: {
    title: ({ from, title }) => `${from} huet op „${title}“ net an Zäite geäntwert`,
    text: () => 'Dir kënnt en anere Betrib froen. Mir schloen Iech 3 vir, déi dës Aarbecht maachen.',
    button: 'Aner Betriber froen',
  },
  companyAsked: {
    title: ({ from, title }) => `${from} huet eng Fro iwwer „${title}“`,
    text: () => 'Dir kënnt just dësem Betrib äntweren, oder alle Betriber mateneen.',
    button: 'Fro beäntweren',
  },
  requestExpired: {
    title: ({ title }) => `„${title}“ ass ofgelaf`,
    text: () => 'D’Betriber kënnen net méi äntweren. D’Ufro an Är Messagë kënnt Dir weider liesen.',
    button: 'Ufro opmaachen',
  },
  visitProposed: {
    title: ({ from, start }) =>
      start
        ? `${from} géif d’Visitt vum ${dayAndTime(start)} gär verréckelen`
        : `${from} schléit eng Visitt vir`,
    text: ({ start }) =>
      start
        ? 'Wielt eng vun den neien Zäiten. Bis dohi bleift d’Visitt, wéi se ass.'
        : 'Wielt eng vun den Zäiten, oder frot anerer.',
    button: 'Zäit wielen',
  },
  visitOthersAsked: {
    title: ({ from, start }) =>
      start
        ? `${from} wëll d’Visitt vum ${dayAndTime(start)} net verréckelen`
        : `${from} hätt gär aner Zäiten`,
    text: ({ start }) =>
      start
        ? 'Keng vun den aneren Zäite passt. D’Visitt bleift, wéi se ausgemaach ass.'
        : 'Keng vun den Zäiten, déi Dir virgeschloen hutt, passt. Dir kënnt anerer virschloen.',
    button: 'Visitt opmaachen',
  },
  visitAgreed: {
    title: ({ from, start, before }) =>
      before
        ? `D’Visitt mat ${from} gouf verréckelt: ${dayAndTime(start)}`
        : `Visitt mat ${from}: ${dayAndTime(start)}`,
    text: ({ before }) =>
      before
        ? `Virdru war se: ${dayAndTime(before)}. Den Termin fir Äre Kalenner ass am Unhang.`
        : 'Den Termin fir Äre Kalenner ass am Unhang. Mir erënneren Iech den Dag virdrun an 2 Stonne virdrun.',
    button: 'Visitt opmaachen',
  },
  visitCancelled: {
    title: ({ from, start }) =>
      start
        ? `D’Visitt vum ${dayAndTime(start)} mat ${from || 'engem, deen net méi op Giewel ass,'} ass ofgesot`
        : `Déi virgeschloe Visitt mat ${from} ass ofgesot`,
    text: ({ by, start }) => {
      if (by === 'request') return 'D’Visitt ass ofgesot, well d’Ufro zou ass.';
      const who = by === 'client' ? 'De Client' : 'De Betrib';
      return start ? `${who} huet d’Visitt ofgesot.` : `${who} huet d’Zäiten zeréckgezunn.`;
    },
    button: 'Är Visitten opmaachen',
  },
  visitReminder: {
    title: ({ from, start, ahead }) =>
      ahead === 'day'
        ? `Muer um ${formatTime(new Date(start))}: Visitt mat ${from}`
        : `Haut um ${formatTime(new Date(start))}: Visitt mat ${from}`,
    text: ({ start }) =>
      `${dayAndTime(start)}. Wann et net méi passt, verréckelt d’Visitt elo oder sot se of.`,
    button: 'Visitt opmaachen',
  },
  quoteReceived: {
    title: ({ from, isChange }) => `${from} huet Iech en ${isChange ? 'Avenant' : 'Devis'} geschéckt`,
    text: ({ isChange }) =>
      isChange
        ? 'Liest, wat derbäikënnt oder ewechfält a wat et kascht. Et ännert näischt, soulaang Dir en net unhuelt.'
        : 'Liest e Positioun fir Positioun, stellt Froen dozou, oder vergläicht e mat deenen aneren.',
    button: 'Liesen',
  },
  quoteRevised: {
    title: ({ from, number, isChange }) =>
      `${from} huet eng nei Versioun vum ${isChange ? 'Avenant' : 'Devis'} ${number} geschéckt`,
    text: () => 'Déi nei Versioun ersetzt déi virdrun.',
    button: 'Nei Versioun liesen',
  },
  quoteWithdrawn: {
    title: ({ from, number, isChange }) =>
      `${from} huet den ${isChange ? 'Avenant' : 'Devis'} ${number} zeréckgezunn`,
    text: () => 'Dir kënnt en net méi unhuelen. Schreift dem Betrib, wann Dir wësse wëllt, firwat.',
    button: 'Detailer kucken',
  },
  quoteSigned: {
    title: ({ from, number, isChange }) =>
      `Dir hutt den ${isChange ? 'Avenant' : 'Devis'} ${number} ${applyEifelRule('vun', from)} ugeholl`,
    text: () =>
      'Mir hale fest, wat Dir ugeholl hutt, wéini a wéi. Dir hutt 14 Deeg, fir de Kontrakt ze widderruffen.',
    button: 'Detailer kucken',
  },
  quoteChangeAsked: {
    title: ({ from, number, isChange }) =>
      `${from} freet eng Ännerung um ${isChange ? 'Avenant' : 'Devis'} ${number}`,
    text: () => 'De Client kann Är Versioun nach unhuelen, bis Dir eng nei schéckt.',
    button: 'Message liesen',
  },
  quoteDeclined: {
    title: ({ from, number, isChange }) =>
      `${from} huet den ${isChange ? 'Avenant' : 'Devis'} ${number} refuséiert`,
    text: () => 'De Grond kënnt Dir op Giewel liesen. Merci fir Är Zäit.',
    button: 'Detailer kucken',
  },
  quoteAccepted: {
    title: ({ from, number, isChange }) =>
      `${from} huet den ${isChange ? 'Avenant' : 'Devis'} ${number} ugeholl`,
    text: () =>
      'De Chantier ass ugefaangen, an de Bezuelplang steet op der Säit vum Chantier. Maacht mam Client aus, wéini et lassgeet.',
    button: 'Detailer kucken',
  },
  quoteNotChosen: {
    title: ({ number }) => `Amplaz vun Ärem Devis ${number} gouf en aneren ugeholl`,
    text: () => 'Dir braucht näischt ze maachen. Merci fir Är Zäit.',
    button: 'Devis opmaachen',
  },
  quoteNotSent: {
    title: ({ from }) => `Mir konnten Ären Devis fir ${from} net schécken`,
    text: () =>
      'Mir konnten de PDF net maachen. Ären Devis ass als Brouillon gespäichert, Dir kënnt et also nach eng Kéier probéieren.',
    button: 'Brouillon opmaachen',
  },
  companySuspended: {
    title: ({ from }) => `${from} ass fir de Moment gespaart`,
    text: () =>
      'Soulaang d’Spär gëllt, kënnt Dir seng Devisen net unhuelen a kritt keng Äntwert. Mir soen Iech Bescheed, wa se opgehuewe gëtt. Bis dohi kënnt Dir aner Betriber froen.',
    button: 'Detailer kucken',
  },
  companyReinstated: {
    title: ({ from }) => `${from} ass net méi gespaart`,
    text: () => 'Dir kënnt seng Devisen erëm unhuelen, soulaang se gëlteg sinn.',
    button: 'Detailer kucken',
  },
  quoteExpired: {
    title: ({ from, number }) => `Den Devis ${number} fir ${from} ass ofgelaf`,
    text: () => 'De Client kann en net méi unhuelen. Dir kënnt en an en neien Devis kopéieren.',
    button: 'Devis opmaachen',
  },
  contractWithdrawn: {
    title: ({ from, number }) => `${from} huet de Kontrakt vum Devis ${number} widderruff`,
    text: () =>
      'De Client huet säi Widderruffsrecht vu 14 Deeg benotzt, a mir hunn de Chantier ofgesot. Dir musst bannent 14 Deeg zeréckginn, wat e bezuelt huet. D’Aarbecht, déi Dir op seng Demande hi scho gemaach hutt, muss hie bezuelen.',
    button: 'Devis opmaachen',
  },
  withdrawalReceived: {
    title: ({ from, number }) => `Dir hutt de Kontrakt vum Devis ${number} mat ${from} widderruff`,
    text: () =>
      'Mir hunn Äre Widderruff kritt an de Chantier ofgesot. Eng Empfangsbestätegung mat Dag an Auerzäit hu mir Iech per E-Mail geschéckt.',
    button: 'Devis opmaachen',
  },
  changeOrderWithdrawn: {
    title: ({ from, number }) => `${from} huet den Avenant ${number} widderruff`,
    text: () => 'Den Avenant ass aus dem Total eraus. Den urspréngleche Kontrakt gëllt weider.',
    button: 'Devis opmaachen',
  },
  changeWithdrawalReceived: {
    title: ({ from, number }) => `Dir hutt den Avenant ${number} ${applyEifelRule('vun', from)} widderruff`,
    text: () =>
      'Den Avenant ass aus dem Total eraus, an den urspréngleche Kontrakt gëllt weider. Eng Empfangsbestätegung mat Dag an Auerzäit hu mir Iech per E-Mail geschéckt.',
    button: 'Devis opmaachen',
  },
  contractEndAsked: {
    title: ({ from, number }) => `${from} wëll de Kontrakt vum Devis ${number} ophiewen`,
    text: () => 'De Kontrakt hält nëmmen op, wann Dir bestätegt. Liest de Grond, da bestätegt oder sot Nee.',
    button: 'Devis opmaachen',
  },
  contractEndRefused: {
    title: ({ from, number }) => `${from} wëll de Kontrakt vum Devis ${number} net ophiewen`,
    text: () => 'De Kontrakt leeft weider. Dir kënnt Iech dozou schreiwen a spéider nach eng Kéier froen.',
    button: 'Devis opmaachen',
  },
  contractEnded: {
    title: ({ from, number }) => `${from} ass d’accord, fir de Kontrakt vum Devis ${number} opzehiewen`,
    text: () => 'De Kontrakt ass opgehuewen, a mir hunn de Chantier ofgesot.',
    button: 'Devis opmaachen',
  },
  contractPartnerLeaves: {
    title: ({ from, number }) => `${from} läscht de Kont, mee Äre Kontrakt vum Devis ${number} leeft weider`,
    text: () =>
      'De Chantier an d’Dokumenter bleiwen, wou se sinn, an Dir kënnt Iech schreiwen, bis d’Aarbecht gemaach ass oder Dir de Kontrakt allebéid ophieft. Déi ënnerschriwwen Dokumenter behaalt Dir och duerno.',
    button: 'Devis opmaachen',
  },
};
