import { proofKindNames } from '#features/companies/core/strings/lb/proof-names.ts';
import type { NotificationSubjects } from '#features/notifications/core/rules/notification-subjects.ts';
import type { sentences as english } from '#features/notifications/core/strings/en/news.ts';
import { noonOf } from '#kernel/calendar.ts';
import { formatLongDate, formatTime } from '#kernel/dates.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { withoutPlan } from './without-plan.ts';

const longDate = (at: Date) => formatLongDate(at, 'lb');

/** Midnight after a day means that day’s end. */
const lastDayBefore = (until: string) => longDate(new Date(Date.parse(until) - 1));

const until = (day: string) => `bis ${applyEifelRule('den', day)}`;

const dayAndTime = (start: string) => `${longDate(new Date(start))}, ${formatTime(new Date(start))}`;

const takenThings: Record<NotificationSubjects['contentTakenDown']['what'], string> = {
  picture: 'e Bild aus Ärer Galerie',
  logo: 'Äre Logo',
  description: 'Är Beschreiwung',
  profile: 'Äre Profil',
  project: 'ee vun Äre Chantieren',
  message: 'ee vun Äre Messagen',
  reply: 'Är Äntwert op eng Bewäertung',
};

const waitingQueues: Record<NotificationSubjects['moderationWaits']['queue'], string> = {
  appeals: 'e Recours géint eng zeréckgehale Bewäertung',
  'conversation-reports': 'e gemellt Gespréich',
  'client-reports': 'eng Meldung iwwer e Client',
  facts: 'e Beleeg vun engem Betrib',
  vat: 'eng TVA-Nummer',
  'content-reports': 'eng Meldung vun illegalem Inhalt',
  objections: 'e Recours géint eppes, wat ewechgeholl gouf',
  'request-reports': 'eng gemellt Ufro',
  'quote-reports': 'e gemellten Devis',
  people: 'e Virschlag, e Kont ze spären',
};

const sentenceStart = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Older notifications contain no reasons. */
const reasonsIn = (statement: string | undefined) => (statement ? `D’Grënn: „${statement}“ ` : '');

const redressOutside =
  'Dir kënnt Iech un eng Stell wenden, déi Sträitfäll aussergeriichtlech léist an nom Artikel 21 vum Gesetz iwwer digital Servicer (DSA) zertifiéiert ass, oder un e Geriicht.';

export const sentences: TranslationType<typeof english> = {
  messageReceived: {
    title: ({ from }) => `${from} huet Iech e Message geschéckt`,
    text: () => 'E waart op Giewel op Iech:',
    button: 'Liesen an äntweren',
  },
  projectCreated: {
    title: ({ from, name }) => `${from} huet de Chantier „${name}“ mat Iech ugefaangen`,
    text: () => 'Kuckt, wat geplangt ass, a schreift Iech iwwer den nächste Schrëtt.',
    button: 'Chantier opmaachen',
  },
  projectMarkedDone: {
    title: ({ from, name }) => `${from} seet, „${name}“ ass fäerdeg`,
    text: () => 'Wann Dir och fannt, datt d’Aarbecht gemaach ass, bestätegt et w.e.g. och.',
    button: 'Chantier opmaachen',
  },
  projectCompleted: {
    title: ({ from, name }) => `${from} ass d’accord: „${name}“ ass fäerdeg`,
    text: () => 'Dir hutt et alle béid gesot. De Client kann elo eng Bewäertung schreiwen.',
    button: 'Chantier opmaachen',
  },
  projectDeclined: {
    title: ({ from, name }) => `${from} huet „${name}“ refuséiert`,
    text: () => 'De Grond steet beim Chantier. Et gëtt aner Betriber, déi vläicht Zäit hunn.',
    button: 'Chantier opmaachen',
  },
  projectCancelled: {
    title: ({ from, name }) => `${from} huet „${name}“ ofgesot`,
    text: () => 'Et ass näischt méi dofir ze maachen.',
    button: 'Chantier opmaachen',
  },
  roomChanged: {
    title: ({ from, name }) => `${from} huet eppes bei „${name}“ derbäigesat`,
    text: () => 'Nei Fotoen, Dokumenter oder Etappe waarden op der Säit vum Chantier op Iech.',
    button: 'Chantier opmaachen',
  },
  publicationAsked: {
    title: ({ from, name }) => `${from} géif gär „${name}“ weisen`,
    text: () =>
      'Dir gesitt, wéi eng Fotoen, a sidd mat engem Klick d’accord. Ouni Äert Wuert gëtt näischt gewisen.',
    button: 'Fotoe kucken',
  },
  publicationAnswered: {
    title: ({ from, name, outcome }) =>
      outcome === 'agreed'
        ? `${from} ass d’accord, datt „${name}“ gewise gëtt`
        : `${from} wëll net, datt „${name}“ gewise gëtt`,
    text: ({ outcome }) =>
      outcome === 'agreed'
        ? 'D’Fotoe stinn an Ärer Galerie, an de Chantier op Ärem Profil.'
        : 'Näischt dovu steet an Ärer Galerie, an de Chantier net op Ärem Profil.',
    button: 'Chantier opmaachen',
  },
  reviewReceived: {
    title: ({ from, name, rating }) =>
      `${from ?? 'E Client'} huet ${name ? `„${name}“` : 'Iech'} ${rating} vu 5 Stäre ginn`,
    text: () => 'D’Bewäertung gëtt ëffentlech, soubal se nogekuckt ass.',
    button: 'Är Bewäertunge kucken',
  },
  reviewWaiting: {
    title: ({ company }) => `Eng Bewäertung iwwer ${company} waart drop, nogekuckt ze ginn`,
    text: () => 'Si gëtt ëffentlech, wann Dir se guttheescht.',
    button: 'Nokucken',
  },
  reviewApproved: {
    title: ({ company }) => `Är Bewäertung iwwer ${company} ass ëffentlech`,
    text: () => 'Merci: si hëlleft deem, deen als Nächsten e Betrib sicht.',
    button: 'Bewäertung kucken',
  },
  reviewWithheld: {
    title: ({ company }) => `Är Bewäertung iwwer ${company} gëtt zeréckgehalen`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}De Grond steet bei der Bewäertung, op der Säit vun Ärem Chantier. Dir kënnt se änneren an nei schécken, oder eemol Recours maachen.`,
    button: 'Liese firwat',
  },
  reviewStaysWithheld: {
    title: ({ company }) =>
      `Äre Recours gouf net ugeholl: Är Bewäertung iwwer ${company} bleift zeréckgehalen`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}D’Grënn sti bei der Bewäertung, op der Säit vun Ärem Chantier. ${redressOutside}`,
    button: 'Decisioun liesen',
  },
  reviewEditRefused: {
    title: ({ company }) => `Är Ännerungen un der Bewäertung iwwer ${company} goufen net ugeholl`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}Wat virdrun ëffentlech war, bleift ëffentlech. Dir kënnt se nach eng Kéier änneren, soulaang dat méiglech ass.`,
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
    button: 'Nokucken',
  },
  clientReportDecided: {
    title: ({ client, outcome }) =>
      outcome === 'upheld'
        ? `Är Meldung iwwer ${client} gouf ugeholl`
        : `Är Meldung iwwer ${client} gouf net ugeholl`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'E Moderateur huet et nogekuckt an eppes ënnerholl. Merci.'
        : 'E Moderateur huet et nogekuckt an näischt fonnt, wat ze ënnerhuele wier. Dir kënnt ëmmer nach spären, wien Iech stéiert.',
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
        confirmed: 'Äre Profil weist vun elo un d’Zeeche „Gepréift“.',
        refused: 'D’AED kennt se net als gëlteg. Kuckt se w.e.g. an Ärem Profil no, oder schreift eis.',
        withdrawn:
          'E Moderateur hat se duerch e Feeler bestätegt. Kuckt d’Nummer w.e.g. an Ärem Profil no, oder schreift eis.',
        taken:
          'Si gouf fir en anere Betrib bestätegt, deem säin Numm bei der AED steet. Wann d’Nummer Är ass, schreift eis w.e.g.',
        again:
          'Numm an Nummer gehéieren zesummen: bis béid bestätegt sinn, weist Äre Profil keen Zeechen dofir.',
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
          ended: `d’Gëltegkeet ass ofgelaf, ${day}`,
        }[outcome]
      }`;
    },
    text: ({ outcome }) =>
      ({
        verified: 'Äre Profil weist et vun elo un, mat Quell an Datum.',
        refused: 'De Grond steet an Ärem Profil. Dir kënnt et nei aginn, mat engem aneren Dokument.',
        ending: 'Schéckt dat neit Dokument an Zäiten, da bleift d’Zeechen.',
        ended: 'Äre Profil weist et net méi. Schéckt dat neit Dokument, an e Moderateur kuckt et no.',
      })[outcome],
    button: 'Profil opmaachen',
  },
  contentTakenDown: {
    title: ({ what }) => `${sentenceStart(takenThings[what])} gouf ewechgeholl`,
    text: ({ statement }) =>
      `E Moderateur huet dat no enger Meldung decidéiert, keng Maschinn. D’Grënn: „${statement}“ Soss gesäit et kee méi. Dir kënnt bannent 6 Méint gratis Recours maachen; da kuckt een aneren et no.`,
    button: 'Grond liesen, Recours',
  },
  objectionDecided: {
    title: ({ what, outcome }) =>
      outcome === 'restored'
        ? `${sentenceStart(takenThings[what])} ass erëm do`
        : `Äre Recours gouf net ugeholl: ${takenThings[what]} bleift ewechgeholl`,
    text: ({ outcome }) =>
      outcome === 'restored'
        ? 'E Moderateur huet Iech Recht ginn. Et steet erëm do, wou et stoung.'
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
      `E Moderateur huet dat no enger Meldung decidéiert. D’Grënn: „${statement}“ Wann Dir net d’accord sidd, schreift eis; da kuckt een aneren et no.`,
    button: 'Eis schreiwen',
  },
  conversationReportDecided: {
    title: ({ partner, outcome }) =>
      outcome === 'upheld'
        ? `Är Meldung iwwer d’Gespréich mat ${partner} gouf ugeholl`
        : `Är Meldung iwwer d’Gespréich mat ${partner} gouf net ugeholl`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'E Moderateur huet et gelies an eppes ënnerholl. Merci.'
        : 'E Moderateur huet et gelies an näischt fonnt, wat ze ënnerhuele wier. Dir kënnt ëmmer nach spären, wien Iech stéiert.',
    button: 'Gespréich opmaachen',
  },
  requestReportDecided: {
    title: ({ title, outcome }) =>
      outcome === 'upheld'
        ? `Är Meldung iwwer d’Ufro „${title}“ gouf ugeholl`
        : `Är Meldung iwwer d’Ufro „${title}“ gouf net ugeholl`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'E Moderateur huet se gelies an d’Ufro zougemaach. Merci.'
        : 'E Moderateur huet se gelies an näischt fonnt, wat ze ënnerhuele wier. Dir kënnt d’Ufro ëmmer nach refuséieren.',
    button: 'Ufro opmaachen',
  },
  requestTakenDown: {
    title: ({ title }) => `E Moderateur huet Är Ufro „${title}“ zougemaach`,
    text: ({ statement }) =>
      `E Betrib huet se gemellt, an e Moderateur war d’accord: ${statement} Wann Dir mengt, datt dat falsch ass, schreift eis. ${redressOutside}`,
    button: 'Ufro opmaachen',
  },
  quoteReportDecided: {
    title: ({ number, outcome }) =>
      outcome === 'upheld'
        ? `Är Meldung iwwer den Devis ${number} gouf ugeholl`
        : `Är Meldung iwwer den Devis ${number} gouf net ugeholl`,
    text: ({ from, outcome }) =>
      outcome === 'upheld'
        ? `E Moderateur huet e gelies an Iech Recht ginn: ${from} weess elo firwat. Wat nach net ugeholl war, ass zeréckgezunn. Merci.`
        : 'E Moderateur huet e gelies an näischt fonnt, wat ze ënnerhuele wier. Dir kënnt den Devis ëmmer nach refuséieren.',
    button: 'Devis opmaachen',
  },
  quoteTakenDown: {
    title: ({ number }) => `E Moderateur huet enger Meldung vun Ärem Devis ${number} Recht ginn`,
    text: ({ statement }) =>
      `De Client huet e gemellt, an e Moderateur huet him Recht ginn: ${statement} Wat nach net ugeholl war, ass zeréckgezunn. Wann Dir mengt, datt dat falsch ass, schreift eis. ${redressOutside}`,
    button: 'Devis opmaachen',
  },
  moderationWaits: {
    title: ({ queue }) => `An der Moderatioun waart eppes: ${waitingQueues[queue]}`,
    text: () => 'Et waart drop, nogekuckt ze ginn.',
    button: 'Nokucken',
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
        trialEnding: `Wielt an Zäiten en Tarif, dann ännert näischt. Ouni Tarif: ${withoutPlan}`,
        trialEnded: `${withoutPlan} Wielt en Tarif, wéini Dir wëllt.`,
        overdue: 'D’Bezuelung ass net bei eis ukomm. Bezuelt w.e.g. bis dohin, oder huelt eng aner Kaart.',
        cancelled: 'E gëtt net verlängert. Bis dohi kënnt Dir d’Kënnegung zeréckhuelen.',
        ended: `${withoutPlan} Wielt en Tarif, wéini Dir wëllt.`,
      })[outcome],
    button: 'Ären Abo opmaachen',
  },
  listingEnds: {
    title: ({ lastDay }) => `Äre Betrib steet ${until(longDate(noonOf(lastDay)))} am Verzeechnes`,
    text: () =>
      'Duerno stinn do Betriber mat engem Métier, enger Gemeng, engem Text vu 40 Zeechen an enger bestätegter E-Mail. Är Iwwersiicht weist, wat feelt.',
    button: 'Kucken, wat feelt',
  },
  requestSent: {
    title: ({ title, count, from }) =>
      `U ${pluralForm('lb', count, { one: from, other: `${count} Betriber` })} geschéckt: „${title}“`,
    text: () => 'Mir soen Iech Bescheed, soubal e Betrib äntwert. Dir musst keen Devis unhuelen.',
    button: 'D’Ufro opmaachen',
  },
  requestReceived: {
    title: ({ title, commune }) => `Nei Ufro (${commune}): „${title}“`,
    text: ({ until: end }) =>
      `E Client huet d’Aarbecht beschriwwen a freet no Ärer Äntwert, bis um Enn vum ${lastDayBefore(end)}.`,
    sms: ({ title, commune, until: end }) =>
      `Nei Ufro (${commune}): „${title}“. Äntwert bis um Enn vum ${lastDayBefore(end)}`,
    button: 'Ufro liesen',
  },
  requestReminder: {
    title: ({ title }) => `„${title}“ waart nach op Är Äntwert`,
    text: ({ until: end }) =>
      `Dir hutt Zäit bis um Enn vum ${lastDayBefore(end)}. E Message, eng Fro oder en „Nee“ ass och eng Äntwert.`,
    sms: ({ title, until: end }) =>
      `„${title}“ waart nach op Är Äntwert, bis um Enn vum ${lastDayBefore(end)}`,
    button: 'Ufro liesen',
  },
  requestAnswered: {
    title: ({ title }) => `Eng Fro iwwer „${title}“ gouf beäntwert`,
    text: () => 'D’Äntwert steet bei der Ufro.',
    button: 'Äntwert liesen',
  },
  requestAdded: {
    title: ({ title }) => `Iwwer „${title}“ gëtt et méi ze liesen`,
    text: () => 'De Client huet Text, Fotoen oder Pläng derbäigesat.',
    button: 'Ufro liesen',
  },
  requestStreetShown: {
    title: ({ title }) => `Dir gesitt elo d’Strooss ${applyEifelRule('vun', `„${title}“`)}`,
    text: () => 'De Client weist Iech, wou d’Aarbecht ass. D’Strooss steet bei der Ufro.',
    button: 'Ufro liesen',
  },
  leadWaiting: {
    title: ({ from }) => `${from} waart nach op Är éischt Äntwert`,
    text: () => 'En Aarbechtsdag ass eriwwer. E kuerzt Wuert oder e frëndlechen Nee ass genuch:',
    button: 'Äntweren, refuséieren',
  },
  leadHandedOver: {
    title: ({ from, client }) => `${from} iwwergëtt Iech e Client: ${client}`,
    text: () => 'Op dat, wat dëse Client schreift a freet, äntwert elo Dir.',
    button: 'Opmaachen',
  },
  requestEnded: {
    title: ({ outcome, title }) =>
      ({
        expired: title
          ? `D’Ufro „${title}“ ass ouni Äntwert fir Iech eriwwer`
          : 'Eng Ufro ass ouni Äntwert fir Iech eriwwer',
        withdrawn: 'De Client huet dës Ufro zeréckgezunn',
        closed: title ? `D’Ufro „${title}“ gouf zougemaach` : 'Eng Ufro un Iech gouf zougemaach',
      })[outcome],
    text: ({ outcome }) =>
      ({
        expired:
          'Déi dräi Aarbechtsdeeg sinn eriwwer. Op déi nächst kënnt Dir mat engem Klick äntweren, och mat engem „Nee“.',
        withdrawn: 'Et ass näischt méi dofir ze maachen.',
        closed: 'De Client huet sech entscheet. Merci fir d’Zäit, déi Dir Iech geholl hutt.',
      })[outcome],
    button: 'Är Ufroen opmaachen',
  },
  wishedToAsk: {
    title: ({ trade, commune, day }) =>
      `E Client hätt Iech gefrot: ${trade}, ${commune}, ${longDate(noonOf(day))}`,
    text: () => 'Ufroe ginn u Betriber mat engem Tarif oder an der Testphas. Messagë kommen un ewéi virdrun.',
    button: 'Tariffer kucken',
  },
  companyDeclined: {
    title: ({ from, title }) => `${from} ${applyEifelRule('kann', `„${title}“`)} net iwwerhuelen`,
    text: () => 'D’Plaz ass fräi: Dir kënnt en anere Betrib froen.',
    button: 'Ufro opmaachen',
  },
  companySilent: {
    title: ({ from, title }) => `${from} huet op „${title}“ net an Zäite geäntwert`,
    text: () => 'D’Plaz ass fräi. Mir weisen Iech 3 anerer, déi dës Aarbecht maachen.',
    button: 'Aner Betriber froen',
  },
  companyAsked: {
    title: ({ from, title }) => `${from} freet eppes iwwer „${title}“`,
    text: () => 'Dir kënnt just dësem Betrib äntweren, oder alle Betriber mateneen.',
    button: 'Liesen an äntweren',
  },
  requestExpired: {
    title: ({ title }) => `Déi drësseg Deeg ${applyEifelRule('vun', `„${title}“`)} sinn ofgelaf`,
    text: () => 'Et ka kee méi drop äntweren. Wat gesot gouf, bleift bei Iech.',
    button: 'Ufro opmaachen',
  },
  visitProposed: {
    title: ({ from, start }) =>
      start
        ? `${from} géif d’Visitt gär verréckelen: ${dayAndTime(start)}`
        : `${from} schléit eng Visitt vir`,
    text: ({ start }) =>
      start
        ? 'Dir kënnt aner Zäite wielen. Bis Dir eng huelt, bleift d’Visitt, wéi se ass.'
        : 'Dir kënnt eng Zäit wielen. Mat engem Klick huelt Dir eng, oder frot no aneren.',
    button: 'Zäit wielen',
  },
  visitOthersAsked: {
    title: ({ from, start }) =>
      start ? `${from} bleift bei der Zäit: ${dayAndTime(start)}` : `${from} freet no aneren Zäiten`,
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
        ? `Virdrun: ${dayAndTime(before)}. Den Termin fir Äre Kalenner kënnt mat dëser Mail.`
        : 'Den Termin fir Äre Kalenner kënnt mat dëser Mail. Den Dag an 2 Stonne virdru kënnt eng Erënnerung.',
    button: 'Visitt opmaachen',
  },
  visitCancelled: {
    title: ({ from, start }) =>
      start
        ? `D’Visitt mat ${from || 'engem, deen net méi op Giewel ass,'} fält ewech: ${dayAndTime(start)}`
        : `Et gëtt keng Visitt mat ${from}`,
    text: ({ by, start }) => {
      if (by === 'request') return 'Si ass mat der Ufro eriwwer, fir déi se war.';
      const who = by === 'client' ? 'De Client' : 'De Betrib';
      return start ? `${who} huet se ofgesot.` : `${who} huet d’Zäiten zeréckgezunn.`;
    },
    button: 'Är Visitten opmaachen',
  },
  visitReminder: {
    title: ({ from, start, ahead }) =>
      ahead === 'day'
        ? `Muer um ${formatTime(new Date(start))}: Visitt mat ${from}`
        : `Haut um ${formatTime(new Date(start))}: Visitt mat ${from}`,
    text: ({ start }) =>
      `${dayAndTime(start)}. Wann et net méi passt, verréckelt se oder sot se elo of, fir datt kee waart.`,
    button: 'Visitt opmaachen',
  },
  quoteReceived: {
    title: ({ from, isChange }) => `${from} huet Iech en ${isChange ? 'Nodrag' : 'Devis'} geschéckt`,
    text: ({ isChange }) =>
      isChange
        ? 'Liest, wat derbäikënnt oder ewechfält a wat et kascht. Et ännert näischt, ier Dir en ugeholl hutt.'
        : 'Liest e Positioun fir Positioun, stellt Froen dozou, oder leet en niewent déi aner.',
    button: 'Liesen',
  },
  quoteRevised: {
    title: ({ from, number, isChange }) =>
      `${from} huet eng nei Versioun vum ${isChange ? 'Nodrag' : 'Devis'} ${number} geschéckt`,
    text: () => 'Si ersetzt déi virdrun.',
    button: 'Nei Versioun liesen',
  },
  quoteWithdrawn: {
    title: ({ from, number, isChange }) =>
      `${from} huet den ${isChange ? 'Nodrag' : 'Devis'} ${number} zeréckgezunn`,
    text: () => 'E kann net méi ugeholl ginn. Schreift dem Betrib, wann Dir wësse wëllt firwat.',
    button: 'Opmaachen',
  },
  quoteSigned: {
    title: ({ from, number, isChange }) =>
      `Dir hutt den ${isChange ? 'Nodrag' : 'Devis'} ${number} ugeholl: ${from}`,
    text: () =>
      'Wat Dir ugeholl hutt, wéini a wéi, steet dobäi. Dir kënnt de Kontrakt 14 Deeg laang widderruffen.',
    button: 'Opmaachen',
  },
  quoteChangeAsked: {
    title: ({ from, number, isChange }) =>
      `${from} freet eng Ännerung um ${isChange ? 'Nodrag' : 'Devis'} ${number}`,
    text: () => 'Déi Versioun, déi Dir geschéckt hutt, kann ugeholl ginn, bis Dir eng nei schéckt.',
    button: 'Liesen, wat gefrot ass',
  },
  quoteDeclined: {
    title: ({ from, number, isChange }) =>
      `${from} huet den ${isChange ? 'Nodrag' : 'Devis'} ${number} refuséiert`,
    text: () => 'De Grond steet dobäi. Merci fir d’Zäit, déi Dir Iech geholl hutt.',
    button: 'Opmaachen',
  },
  quoteAccepted: {
    title: ({ from, number, isChange }) =>
      `${from} huet den ${isChange ? 'Nodrag' : 'Devis'} ${number} ugeholl`,
    text: () => 'De Chantier ass op, an de Bezuelplang steet dran. Maacht mam Client aus, wéini et lassgeet.',
    button: 'Opmaachen',
  },
  quoteNotChosen: {
    title: ({ number }) => `Amplaz ${applyEifelRule('vun', number)} gouf en aneren Devis ugeholl`,
    text: () => 'De Client huet sech entscheet. Merci fir d’Zäit, déi Dir Iech geholl hutt.',
    button: 'Devis opmaachen',
  },
  quoteNotSent: {
    title: ({ from }) => `Ären Devis fir ${from} konnt net geschéckt ginn`,
    text: () =>
      'D’Dokument konnt net gemaach ginn. Näischt ass verluer: en ass erëm en Entworf. Probéiert w.e.g. nach eng Kéier.',
    button: 'Entworf opmaachen',
  },
  companySuspended: {
    title: ({ from }) => `${from} ass fir de Moment gespaart`,
    text: () =>
      'Esou laang kënnt Dir keen Devis unhuelen a kritt keng Äntwert. Wann d’Spär opgehuewe gëtt, geet alles weider wéi virdrun, a mir soen Iech Bescheed. An der Zwëschenzäit kënnt Dir aner Betriber froen.',
    button: 'Opmaachen',
  },
  companyReinstated: {
    title: ({ from }) => `${from} ass erëm do`,
    text: () => 'D’Spär gouf opgehuewen. Wat Dir kritt hutt, kann erëm ugeholl ginn, soulaang et gëlteg ass.',
    button: 'Opmaachen',
  },
  quoteExpired: {
    title: ({ from, number }) => `Den Devis ${number} fir ${from} ass ofgelaf`,
    text: () => 'Et kann e kee méi unhuelen. Dir kënnt en an en neie kopéieren.',
    button: 'Devis opmaachen',
  },
  contractWithdrawn: {
    title: ({ from, number }) => `${from} huet de Kontrakt vum Devis ${number} widderruff`,
    text: () =>
      'D’Widderruffsrecht vu 14 Deeg gouf benotzt. De Chantier ass ofgesot. Bezuelt w.e.g. bannent 14 Deeg zréck, wat Dir kritt hutt; Aarbecht, déi gefrot gouf a scho gemaach ass, muss bezuelt ginn.',
    button: 'Devis opmaachen',
  },
  withdrawalReceived: {
    title: ({ from, number }) => `Dir hutt de Kontrakt vum Devis ${number} widderruff: ${from}`,
    text: () =>
      'Äre Widderruff ass ukomm, an de Chantier ass ofgesot. D’Empfangsbestätegung mat Dag an Auerzäit läit an Ären E-Mailen.',
    button: 'Devis opmaachen',
  },
  changeOrderWithdrawn: {
    title: ({ from, number }) => `${from} huet den Nodrag ${number} widderruff`,
    text: () => 'Wat en derbäigesat hat, fält nees aus der Zomm ewech. De Kontrakt bleift, wéi e virdru war.',
    button: 'Devis opmaachen',
  },
  changeWithdrawalReceived: {
    title: ({ from, number }) => `Dir hutt den Nodrag ${number} widderruff: ${from}`,
    text: () =>
      'Wat en derbäigesat hat, fält nees aus der Zomm ewech, an de Kontrakt bleift, wéi e war. D’Empfangsbestätegung mat Dag an Auerzäit läit an Ären E-Mailen.',
    button: 'Devis opmaachen',
  },
  contractEndAsked: {
    title: ({ from, number }) => `${from} wëll de Kontrakt vum Devis ${number} ophiewen`,
    text: () => 'Ouni Är Confirmatioun hält näischt op. Liest de Grond, da confirméiert oder sot neen.',
    button: 'Devis opmaachen',
  },
  contractEndRefused: {
    title: ({ from, number }) => `${from} wëll de Kontrakt vum Devis ${number} net ophiewen`,
    text: () => 'De Kontrakt leeft weider. Schreift Iech, a frot nach eng Kéier, wann Dir Iech eens sidd.',
    button: 'Devis opmaachen',
  },
  contractEnded: {
    title: ({ from, number }) => `${from} huet confirméiert: De Kontrakt vum Devis ${number} ass opgehuewen`,
    text: () => 'Dir sidd Iech alle béid eens, an de Chantier ass ofgesot.',
    button: 'Devis opmaachen',
  },
  contractPartnerLeaves: {
    title: ({ from, number }) => `${from} mécht de Kont zou. Äre Kontrakt vum Devis ${number} leeft weider`,
    text: () =>
      'De Projet an d’Dokumenter bleiwen, wou se sinn, an Dir kënnt Iech schreiwen, bis d’Aarbecht fäerdeg ass oder Dir de Kontrakt allen zwee ophieft. Wat ënnerschriwwen ass, bleift Iech och duerno.',
    button: 'Devis opmaachen',
  },
};
