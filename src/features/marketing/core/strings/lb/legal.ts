import type { sentences as english } from '#features/marketing/core/strings/en/legal.ts';
import { BELL_RETENTION_DAYS } from '#features/notifications/core/rules/bell-retention.ts';
import { href } from '#kernel/href.ts';
import { pluralForm } from '#kernel/plural.ts';
import {
  DECISION_RETENTION_YEARS,
  DELIVERY_RETRY_DAYS,
  type RetainedData,
  RETENTION_DAYS,
  type RetentionEnd,
} from '#kernel/retention.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

/** Every sentence here must be true of the product as it is. */
export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  updated: 'Lescht Ännerung: 29. November 2026.',
  binding:
    'Fir Konsumente gëllt déi Sprooch, an där si dës Säiten akzeptéiert hunn. Fir Betriber gëllt d’englesch Versioun. Är Rechter nom Lëtzebuerger Gesetz sinn an all Sprooch déiselwecht.',
  neighbours: 'Iwwer Giewel a seng Reegelen',

  about: {
    title: 'Iwwer Giewel',
    description:
      'Giewel ass eng Maartplaz fir Renovatioun a Bau zu Lëtzebuerg: fir wie se ass, wat se mécht a wat net.',
    lead: 'Op Giewel fannen d’Leit zu Lëtzebuerg Betriber, déi renovéieren, flécken a bauen, an d’Betriber weisen hir fäerdeg Aarbechten.',
    sections: [
      {
        key: 'name',
        title: 'Den Numm',
        text: ['E Giewel ass deen Deel vun der Hausmauer, deen tëscht den zwou Schréie vum Daach läit.'],
      },
      {
        key: 'what',
        title: 'Wat Giewel mécht',
        text: [
          'Dir sicht e Metier oder beschreift d’Aarbecht a liest Bewäertunge vu Clienten, deenen hire Chantier fäerdeg ass. Dir schreift de Betriber direkt, späichert déi, déi Iech gefalen, an en Dossier, vergläicht se a féiert de Chantier op Giewel, bis Dir en allebéid als fäerdeg markéiert.',
          'All Betrib huet e Profil mat Metieren, Ëffnungszäiten, Fotoe vu fäerdegen Aarbechten a Bewäertunge vu fäerdege Chantieren.',
        ],
      },
      {
        key: 'not',
        title: 'Wat Giewel net mécht',
        text: [
          'Äre Kontrakt ass mam Betrib. Giewel hëlt keng Kommissioun, verwalt kee Geld an ënnerschreift näischt an Ärem Numm.',
          'Mir benotze kee Reklammreseau a keen Tracking. Eis eenzeg Cookië si fir d’Aloggen.',
        ],
      },
      {
        key: 'money',
        title: 'Wie bezilt',
        text: [
          'D’Betriber bezuelen en Abo. Fir Clienten ass Giewel gratis. Wat e Betrib kafe kann a wat net, steet op der Säit iwwer d’Reiefolleg.',
        ],
        links: [
          { label: 'Wéi mir d’Resultater zortéieren', href: href('/ranking') },
          { label: 'Tariffer fir Betriber', href: href('/how-it-works', { tab: 'companies' }) },
        ],
      },
    ],
  },

  imprint: {
    title: 'Impressum',
    description: 'Wie Giewel bedreift, d’offiziell Donnéeë vum Bedreiwer, a wéi een eis erreecht.',
    lead: 'Wien dëse Site bedreift.',
    operator: 'Bedreiwer',
    name: 'Numm',
    address: 'Adress',
    registration: 'Registre de commerce et des sociétés (RCS)',
    vat: 'TVA-Nummer',
    permit: 'Autorisation d’établissement',
    director: 'Responsabel fir den Inhalt',
    phone: 'Telefon',
    email: 'E-Mail',
    notSet:
      'Giewel ass nach net gestart. D’Donnéeë vum Bedreiwer stinn hei, ier mir engem Betrib eppes verrechnen.',
    notSetLive: 'D’Donnéeë vum Bedreiwer feelen nach. Schreift eis iwwer de Kontaktformulaire.',
    reach: 'Wéi Dir eis erreecht',
    reachText: 'Benotzt de Kontaktformulaire. Een aus eiser Equipe liest Äre Message an äntwert.',
    toContact: 'Kontakt',
    hosting: 'Rechtleche Statut a Kontaktstell',
    hostingText:
      'Fir den Inhalt, dee Betriber a Clienten hei publizéieren, ass Giewel en Hostingdéngscht an eng Online-Plattform nom Reglement (EU) 2022/2065. Kontaktstell fir Autoritéiten a Benotzer ass de Kontaktformulaire, op Lëtzebuergesch, Franséisch, Däitsch, Portugisesch oder Englesch.',
  },

  terms: {
    title: 'Konditiounen',
    description: 'D’Reegele vu Giewel fir Clienten a Betriber, kloer erkläert.',
    lead: 'Dës Konditioune gëllen tëschent Iech an dem Bedreiwer, deen am Impressum steet.',
    sections: [
      {
        key: 'service',
        title: 'Wat Giewel ass',
        text: [
          'Giewel bréngt Clienten a Betriber zesummen, ass awer ni Partei bei deem, wat si ausmaachen. Devisen, Kontrakter, d’Aarbecht an d’Bezuele sinn eng Saach tëscht Client a Betrib.',
          '„Gepréift“ heescht, datt mir mindestens eent dovun nogekuckt hunn an et nach gëllt: d’TVA-Nummer vum Betrib (mat VIES, oder vun engem Moderateur), seng RCS-Nummer, seng Autorisation d’établissement oder seng Versécherung (vun engem Moderateur, mat Hëllef vun engem Dokument). Wien op de Badge dréckt, gesäit, wat nogekuckt gouf, d’Quell, den Datum a bis wéini et gëllt. De Badge garantéiert net d’Qualitéit vun der Aarbecht.',
        ],
      },
      {
        key: 'accounts',
        title: 'Konten',
        text: [
          'Kucke kënnt Dir ouni Kont. Fir ze schreiwen, Betriber ze späicheren oder e Chantier ze féieren, braucht Dir een. Gitt eng richteg E-Mail-Adress un, haalt Äert Passwuert geheim, a maacht just e Kont an Ärem eegenen Numm op.',
          'An den Astellunge kënnt Dir Äre Kont ëmmer läschen. Mir läschen e 7 Deeg duerno, Dir kënnt et Iech also esou laang anescht iwwerleeën.',
        ],
        links: [{ label: 'Dateschutz', href: href('/privacy') }],
      },
      {
        key: 'companies',
        title: 'Betriber',
        text: [
          'De Profil vun engem Betrib muss stëmmen: Numm, TVA-Nummer, Metieren a Fotoen. Weist just Är eegen Aarbecht, an anere Leit hiert Doheem nëmme mat hirem Accord.',
          'Wien e Kont fir e Betrib opmécht, muss fir de Betrib handelen däerfen, an de Betrib muss déi Autorisatiounen hunn, déi seng Metieren zu Lëtzebuerg verlaangen.',
        ],
      },
      {
        key: 'reviews',
        title: 'Bewäertungen',
        text: [
          'E Client kann e Betrib fir all fäerdege Chantier eemol bewäerten. Keen däerf fir eng Bewäertung bezuelen, eppes dofir ubidden, Leit dofir menacéieren oder sech selwer bewäerten. Wéi mir Bewäertungen nokucken, steet an eise Reegelen.',
        ],
        links: [{ label: 'Reegele fir Bewäertungen', href: href('/reviews-policy') }],
      },
      {
        key: 'forbidden',
        title: 'Wat net erlaabt ass',
        text: [
          'Dir däerft näischt Illegales publizéieren oder schécken, keng Beleidegungen, keng Menacen, keng Donnéeë vun aneren ouni hiren Accord a keng Reklamm, déi kee gefrot huet. Programmer, déi Inhalter vu Giewel sammelen oder Giewel stéieren, sinn net erlaabt.',
          'Wat géint dës Reegelen ass, kënne mir ewechhuelen, a Konten, déi ëmmer erëm dogéint verstoussen, spären. Mir erklären all Decisioun, an Dir kënnt Recours maachen.',
        ],
        links: [{ label: 'Illegalen Inhalt mellen', href: href('/report-illegal-content') }],
      },
      {
        key: 'money',
        title: 'Präisser a Bezuelen',
        text: [
          'Giewel ass gratis fir Clienten. Betriber huelen en Abo; d’Präisser stinn op der Säit fir Betriber a si mat TVA. E Betrib kann all Tarif 14 Deeg laang probéieren, ier e bezilt.',
          'En Abo kënnt Dir ëmmer virun der nächster Verlängerung kënnegen. E leeft bis zum Enn vun der bezuelter Period.',
        ],
        links: [{ label: 'Tariffer fir Betriber', href: href('/how-it-works', { tab: 'companies' }) }],
      },
      {
        key: 'content',
        title: 'Wat Dir schreift an eropluet',
        text: [
          'D’Rechter dorop bleiwen Är. Dir erlaabt Giewel, et ze späicheren an do ze weisen, wou Dir et publizéiert hutt, bis Dir et ewechhuelt.',
        ],
      },
      {
        key: 'liability',
        title: 'Haftung',
        text: [
          'Mir haften ouni Limitt fir Virsaz, fir grouss Noléissegkeet a fir Schied u Liewen a Gesondheet. Soss hafte mir just, wa mir eng Flicht verletzen, ouni déi dësen Déngscht kee Sënn hätt, an da fir dee Schued, deen z’erwaarde war. Rechter, déi d’Gesetz de Konsumente gëtt, bleiwen onberéiert.',
          'Mir maachen eist Bescht, fir datt Giewel leeft, garantéieren awer net, datt et ni ënnerbrach gëtt.',
        ],
      },
      {
        key: 'businesses',
        title: 'Fir Betriber: Reglement (EU) 2019/1150',
        text: [
          'Wa mir de Kont vun engem Betrib aschränken oder spären, schécke mir him d’Grënn per E-Mail, spéitstens wann d’Decisioun a Kraaft trëtt. Wa mir e Kont zoumaachen, schécke mir se op d’mannst 30 Deeg virdrun, ausser d’Gesetz verlaangt eppes anescht oder de Betrib huet e puermol géint dës Konditioune verstouss. De Betrib ka Recours maachen, a mir huelen d’Decisioun zeréck, wa se falsch war.',
          'Op der Säit iwwer d’Reiefolleg steet, wouvun d’Reiefolleg vun de Resultater ofhänkt a wat Betriber bezuele kënnen. Giewel verkeeft näischt, wat de Betriber hei Konkurrenz mécht, a behandelt kee Betrib besser, wéi do steet. Betriber kënnen d’Donnéeën, déi si op Giewel aginn a kréien, gesinn an eroflueden. Aner Betriber hu keen Zougang dozou.',
          'Betriber kënne sech gratis iwwer de Kontaktformulaire beschwéieren. Een aus eiser Equipe, deen un der Decisioun net bedeelegt war, äntwert schrëftlech. Wa mir eis net eens ginn, si mir prett fir eng Mediatioun beim Centre de médiation civile et commerciale (CMCC) zu Lëtzebuerg. Betriber kënnen zu all Moment viru Geriicht goen.',
        ],
        links: [
          { label: 'Wéi mir d’Resultater zortéieren', href: href('/ranking') },
          { label: 'Kontakt', href: href('/contact', { topic: 'company' }) },
        ],
      },
      {
        key: 'changes',
        title: 'Ännerungen, Recht a Geriichter',
        text: [
          'Wa mir dës Konditiounen änneren, schreiwe mir jidderengem mat engem Kont mindestens 30 Deeg virdrun eng E-Mail. Wann Dir net d’accord sidd, kënnt Dir Äre Kont läschen.',
          'Et gëllt d’Lëtzebuerger Recht. Konsumente kënnen an deem Land viru Geriicht goen, wou si wunnen, a behalen de Schutz vum Recht vun deem Land.',
          'Wann Dir Konsument sidd a mir e Sträit net bäigeluecht kréien, kënnt Dir Iech gratis un de Service national du Médiateur de la consommation zu Lëtzebuerg wenden (mediateurconsommation.lu). Hien hëlleft och bei engem Sträit tëscht Iech an engem Betrib.',
        ],
      },
    ],
  },

  reviewsPolicy: {
    title: 'Reegele fir Bewäertungen',
    description:
      'Wien op Giewel e Betrib bewäerte kann, wéi mir Bewäertungen nokucken, wéi eng mir net publizéieren a wéi Betriber reagéiere kënnen.',
    lead: 'All Bewäertung op Giewel ass vun engem Client mat engem fäerdege Chantier.',
    sections: [
      {
        key: 'who',
        title: 'Wien eng schreiwe kann',
        text: [
          'Just Cliente kënne Bewäertunge schreiwen. Si mussen op Giewel e Chantier mam Betrib gehat hunn, a béid Säite musse bestätegt hunn, datt e fäerdeg ass. Et gëtt eng Bewäertung pro Chantier. Mir kafen, importéieren oder schreiwe keng Bewäertungen.',
        ],
      },
      {
        key: 'check',
        title: 'Wéi se nogekuckt gëtt',
        text: [
          'Wann e Client eng Bewäertung schéckt, kuckt eise System no, ob et de Chantier gëtt an ob e fäerdeg ass. Duerno liest e Moderateur se an hëlt se un oder refuséiert se. Wa mir se refuséieren, soe mir dem Client firwat.',
          'Mir refuséieren eng Bewäertung, wa se näischt mam Chantier ze dinn huet, ee beleidegt oder menacéiert, privat Donnéeë vun engem anere verréit, Reklamm mécht oder bezuelt gouf. Eng niddreg Nott ass ni e Grond.',
        ],
      },
      {
        key: 'shown',
        title: 'Wat mir publizéieren a wat net',
        text: [
          'Mir weisen d’Nott vun 1 bis 5, den Text, den Datum, de Chantier an de Benotzernumm vum Client. E Client kann anonym bleiwen: da weise mir kengem den Numm, de Kont oder de Chantier, a vum Datum nëmmen de Mount. De Betrib ka sech trotzdeem denken, wien et war. De Chantier gëtt grad esou nogekuckt, an d’Stären ziele fir de Betrib, net fir de Chantier.',
          'Bewäertungen, déi nach net nogekuckt sinn oder refuséiert goufen, publizéiere mir net, a si zielen net fir den Duerchschnëtt. All déi aner publizéieren an ziele mir, déi neist fir d’éischt.',
        ],
      },
      {
        key: 'numbers',
        title: 'Wéi mir d’Notten ausrechnen',
        text: [
          'Den Duerchschnëtt ass dee vun alle publizéierte Bewäertungen, op eng Stell nom Komma gerënnt. Fir d’Reiefolleg huele mir e gewiichten Duerchschnëtt, an deem eng eenzel Bewäertung manner zielt. Méi dozou steet op der Säit iwwer d’Reiefolleg.',
        ],
        links: [{ label: 'Wéi mir d’Resultater zortéieren', href: href('/ranking') }],
      },
      {
        key: 'companies',
        title: 'Wat e Betrib maache kann',
        text: [
          'E Betrib kann eng Bewäertung mellen a soe firwat. D’Bewäertung bleift ëffentlech an zielt, bis e Moderateur decidéiert. E Betrib kann eng Bewäertung net ewechhuelen, egal mat wéi engem Tarif.',
        ],
      },
    ],
    demo: {
      key: 'demo',
      title: 'An der Demo',
      text: [
        'Giewel ass nach net gestart. D’Betriber an der Demo an hir Bewäertunge sinn erfonnt, a mir soen de Sichmaschinnen, datt si se ewechloosse sollen.',
      ],
    },
  },

  ranking: {
    title: 'Wéi mir d’Resultater zortéieren',
    description:
      'A wéi enger Reiefolleg Giewel d’Resultater weist, a fir wat Betriber bezuele kënnen a fir wat net.',
    lead: 'A wéi enger Reiefolleg d’Betriber an der Sich stinn, a wéi eng Plaze bezuelt sinn.',
    sections: [
      {
        key: 'relevance',
        title: 'Relevanz, wann Dir näischt anescht wielt',
        text: [
          'Bei enger Sich zielt fir d’éischt, wéi gutt e Betrib drop passt. An dëser Reiefolleg: säin Numm ass dat, wat Dir getippt hutt; säin Numm fänkt domat un; d’Wierder stinn a sengem Numm; d’Wierder stinn a sengem Numm oder a senge Metieren; e mécht de Metier, vun deem Äre Saz schwätzt; d’Wierder stinn iergendwou a sengem Profil, och a senger Uertschaft. Kleng Tippfeeler sinn net schlëmm.',
          'Bei enger Plaz kommen d’Betriber vun do fir d’éischt, dann déi, déi soen, datt si do schaffen, dann déi noost. Mir moosse bis an d’Gemeng vun engem Betrib, net bis bei seng Adress, dofir sinn d’Distanzen nëmme geschat, a Schrëtt vu 5 km. D’Donnéeë vun de Plaze komme vu GeoNames (CC BY 4.0).',
          'Ouni Sich passen all Betriber d’selwecht gutt.',
        ],
      },
      {
        key: 'paid',
        title: 'Bezuelt Plazen',
        text: [
          'Wann d’Resultater no Relevanz zortéiert sinn, komme se a Gruppe vu sechs. An all Sechsergrupp sinn déi éischt an déi véiert Plaz bezuelt. Si ginn u Betriber mam Tarif Premium, da Professional, an där Reiefolleg, wéi si op d’Sich passen, an dës Betriber si mat „Gesponsert“ markéiert.',
          'E Betrib kritt eng bezuelt Plaz just, wann en net manner gutt passt wéi dee leschte Betrib do, deen net fir seng Plaz bezilt. Wou dat op keen zoutrëfft, ass d’Plaz net bezuelt. Op allen anere Plazen ännert en Tarif näischt.',
          'Virschléi ënner dem Sichfeld, d’Kaart an déi Betriber, déi mir fir eng Ufro virschloen, kann een net kafen.',
          'Wann no Nott, no Numm oder no deenen neisten zortéiert gëtt, spillt den Tarif guer keng Roll.',
          'Bannere si keng Resultater. Mir markéiere se ëmmer als Reklamm.',
        ],
      },
      {
        key: 'score',
        title: 'D’Nott aus alle Bewäertungen',
        text: [
          'Tëscht Betriber, déi d’selwecht gutt passen, decidéieren d’Bewäertungen, mat engem gewiichten Duerchschnëtt: Bei déi richteg Bewäertunge vun all Betrib setze mir sechs fiktiver vu 4,0 derbäi. Esou steet eng Bewäertung vu 5 net viru fofzeg vu 4,9, an en neie Betrib fänkt an der Mëtt un an net um Enn.',
          'Wann d’Betriber dann nach gläich sinn, kënnt deen neisten als Éischten.',
        ],
      },
      {
        key: 'sorts',
        title: 'Déi aner Reiefollegen',
        text: [
          '„Bescht Nott“: just no deem gewiichten Duerchschnëtt. Déi neist: no deem Dag, op deem de Betrib derbäikoum. Numm: nom Alphabet.',
        ],
      },
      {
        key: 'not',
        title: 'Wat keng Roll spillt',
        text: [
          'Wien Dir sidd, wat Dir virdru gekuckt hutt, wou Dir sidd (ausser Dir nennt eng Plaz), wéi en Apparat Dir benotzt. Zwou Persounen, déi datselwecht sichen, gesinn déiselwecht Reiefolleg.',
        ],
        links: [
          { label: 'Reegele fir Bewäertungen', href: href('/reviews-policy') },
          { label: 'Betriber sichen', href: href('/search') },
        ],
      },
    ],
  },

  accessibility: {
    title: 'Erklärung iwwer d’Accessibilitéit',
    description: 'Wéi accessibel Giewel ass, wéi mir dat testen a wéi Dir e Problem mellt.',
    lead: 'Jidderee soll Giewel benotze kënnen.',
    sections: [
      {
        key: 'standard',
        title: 'Normen',
        text: [
          'D’Web Content Accessibility Guidelines 2.2, Niveau AA, op deenen d’europäesch Norm EN 301 549 opbaut. No eisem beschte Wësse gëllt dat fir déi ëffentlech Säiten an d’Säiten hannert dem Login.',
        ],
      },
      {
        key: 'tested',
        title: 'Wéi mir testen',
        text: [
          'All Ännerung gëtt mat Programmer getest, ier se erauskënnt: all Säit an hellen an däischtere Faarwen an op engem breeden an engem schmuelen Ecran, mat axe-core; Iwwerschrëften, Titelen a Landmarks; déi ganz Startsäit just mat der Tastatur; Säite mat enger Breet vun 320 Pixelen a bei 400 % Zoom; forcéiert Faarwen; reduzéiert Beweegung; a Liesen ouni JavaScript.',
          'Automatesch Tester fannen nëmmen ongeféier d’Hallschent vun de Problemer. Leit, déi all Dag e Screenreader benotzen, hu Giewel nach net fir eis getest.',
        ],
      },
      {
        key: 'known',
        title: 'Bekannt Problemer',
        text: [
          'Fotoen, déi Betriber eroplueden, si mat hiren Titele beschriwwen, an déi kënne kuerz sinn oder feelen.',
        ],
      },
      {
        key: 'tell',
        title: 'E Problem mellen',
        text: [
          'Wann eppes fir Iech net geet, sot eis, op wéi enger Säit, a mat wéi engem Apparat oder Browser. Mir äntweren Iech mat enger Léisung oder engem anere Wee.',
          'Wann eis Äntwert net hëlleft, kënnt Dir Iech un den Office de la surveillance de l’accessibilité des produits et services (OSAPS) zu Lëtzebuerg wenden.',
        ],
        links: [{ label: 'Eis schreiwen', href: href('/contact', { topic: 'accessibility' }) }],
      },
    ],
  },

  reportContent: {
    title: 'Illegalen Inhalt mellen',
    description: 'Wéi Dir Inhalt mellt, deen Dir fir illegal haalt, a wat mir mat Ärer Meldung maachen.',
    lead: 'Jidderee kann eis Inhalt op Giewel mellen, deen e fir illegal hält. Dofir braucht Dir kee Kont.',
    sections: [
      {
        key: 'say',
        title: 'Wat an d’Meldung gehéiert',
        text: [
          'Sot eis déi genee Adress vun der Säit, wat Dir fir illegal haalt a firwat, Ären Numm an Är E-Mail-Adress.',
          'Schreift nëmmen, wat Dir wësst. Mat enger Meldung erkläert Dir no beschtem Wëssen, datt se richteg a komplett ass.',
        ],
        links: [{ label: 'Eng Meldung schreiwen', href: href('/report') }],
      },
      {
        key: 'then',
        title: 'No der Meldung',
        text: [
          'E Moderateur liest se an decidéiert suergfälteg an onparteiesch. Mir soen Iech, wat mir decidéiert hunn a wat Dir maache kënnt, wann Dir net d’accord sidd. Wien den Inhalt publizéiert huet, kritt de Grond. Ären Numm gi mir net weider, ausser en ass néideg, fir d’Meldung ze verstoen.',
          'Wann d’Liewen oder d’Sécherheet vun enger Persoun a Gefor ass, soe mir et der Police.',
        ],
      },
      {
        key: 'objection',
        title: 'Wann Dir net d’accord sidd',
        text: [
          'Äntwert op eise Message, da kuckt en anere Moderateur d’Decisioun no. Dir kënnt Iech och un eng zertifiéiert Stell wenden, déi Sträitfäll aussergeriichtlech léist, un d’Autorité de la concurrence, déi zu Lëtzebuerg iwwer d’Online-Plattforme waacht, oder un e Geriicht.',
        ],
      },
      {
        key: 'review',
        title: 'Eng Bewäertung mellen',
        text: ['Wann d’Bewäertung Äre Betrib betrëfft, mellt se op Ärer Iwwersiicht, dat geet méi séier.'],
        links: [{ label: 'Reegele fir Bewäertungen', href: href('/reviews-policy') }],
      },
    ],
  },

  privacy: {
    title: 'Dateschutz',
    description:
      'Wat Giewel iwwer Iech späichert, firwat, wéi laang a wie soss et gesäit. Keen Tracking, keng Cookië fir Reklamm.',
    lead: 'Wat mir iwwer Iech späicheren, firwat a wéi laang. E Programm vergläicht d’Tabell hei drënner mat eiser Datebank: Wat net dra steet, späichere mir net.',
    sections: [
      {
        key: 'who',
        title: 'Wie responsabel ass',
        text: ['De Bedreiwer, deen am Impressum steet.'],
        links: [
          { label: 'Impressum', href: href('/imprint') },
          { label: 'Schreift eis iwwer Är Donnéeën', href: href('/contact', { topic: 'privacy' }) },
        ],
      },
      {
        key: 'cookies',
        title: 'Cookien a Späicher vum Browser',
        text: [
          'Wann Dir Iech just ëmkuckt, setze mir kee Cookie, an Äre Browser luet nëmmen Inhalter vun eis. Dofir gesitt Dir kee Cookie-Banner.',
          'Wann Dir Iech aloggt, suergt ee Cookie dofir, datt Dir ageloggt bleift, bis Dir 12 Stonne fort waart, mat „Ageloggt bleiwen“ 14 Deeg. No 30 Deeg gitt Dir ëmmer ausgeloggt, eis Equipe schonn no 30 Minutten oder 2 Stonnen. En zweeten, dee „known“ heescht, seet 180 Deeg laang, datt sech ee mat dësem Browser ageloggt huet, fir datt e Friemen, deen Äert Passwuert rode wëll, Iech net ausspäert; e bleift, wann Dir Iech ausloggt. Wann Dir e Code frot, ier Dir e Kont hutt, verbënnt e Cookie en eng Stonn laang mat Ärem Browser.',
          'Äre Browser selwer späichert déi Faarwen, déi Dir gewielt hutt, déi Betriber, deenen Dir en Häerz ginn hutt, déi Plaz, ronderëm déi Dir zulescht gesicht hutt, deen Dossier, an deen Dir zulescht gespäichert hutt, Är Brouillonen, wéi wäit Dir gescrollt hutt, an eng Säit, déi seet, datt Dir offline sidd. Näischt dovu kréie mir, ier Dir et schéckt. Beim Auslogge läscht de Browser d’Plaz an d’Brouillonen.',
        ],
      },
    ],
    stored: 'Wat mir späicheren',
    storedColumns: { what: 'Wat', why: 'Firwat', until: 'Wéi laang', basis: 'Rechtsgrondlag' },
    basis: {
      contract: 'Kontrakt (RGPD, Artikel 6, Paragraph 1, Punkt b)',
      interest: 'Legitimen Intérêt (RGPD, Artikel 6, Paragraph 1, Punkt f)',
    },
    data: {
      account: {
        what: 'Äre Kont: Benotzernumm, Passwuert (just als Hash), E-Mail, Telefonsnummer, Numm, Bild a Passnummer, wann Dir se ugitt, Är Sprooch, wéi eng Noriichten Dir wëllt, an eng nei E-Mail oder Telefonsnummer, bis Dir se bestätegt',
        why: 'Fir Iech anzeloggen, a fir datt déi, deenen Dir schreift, wëssen, wien Dir sidd',
        until: `Bis 7 Deeg, nodeem Dir de Kont geläscht hutt. Wann e Client sech ${RETENTION_DAYS.dormantAccounts / 365} Joer net aloggt, läsche mir de Kont, ${RETENTION_DAYS.dormantWarning} Deeg no enger Mail, déi dat seet`,
      },
      standing: {
        what: 'Ob Äre Kont gespaart gouf, a firwat',
        why: 'Fir anerer viru Konten ze schützen, déi géint d’Reegele verstoussen',
        until: 'Esou laang wéi de Kont',
      },
      visits: {
        what: 'Wou Dir ageloggt sidd: IP-Adress a Browser vun all Sessioun, wéini Dir se zulescht benotzt a bestätegt hutt, datt Dir et sidd, d’IP-Adresse vun Ärem éischten a leschten Aloggen, an d’Browseren, mat deenen Dir scho virdrun ageloggt waart',
        why: 'Fir datt Dir a mir e Friemen an Ärem Kont gesinn, a fir datt mir mierken, wann de Client an de Betrib déiselwecht Persoun sinn',
        until: `All Sessioun 14 Deeg, nodeem Dir se fir d’lescht benotzt hutt, héchstens 30 Deeg; e Browser 180 Deeg nom leschten Aloggen domat, oder bis Dir Iech iwwerall ausloggt; d’IP-Adresse vum éischten a leschten Aloggen ${RETENTION_DAYS.networks} Deeg`,
      },
      proofs: {
        what: 'Coden, Linke fir en neit Passwuert, Passkeys (vun engem Passkey just den ëffentlechen Deel), an, wann Dir d’Aloggen an zwee Schrëtt umaacht, de geheime Schlëssel, aus deem Är App hir Codë mécht, a Reservecoden (just als Hash)',
        why: 'Fir ze bestätegen, datt eng Adress, eng Nummer oder e Kont Iech gehéiert',
        until:
          'Coden een Dag; Linken 30 Minutten; Passkeys, de geheime Schlëssel vun der App a Reservecoden, bis Dir se ewechhuelt',
      },
      programs: {
        what: 'API-Tokenen: hir Nimm, wat se erlaben, wéini se ugeluecht a fir d’lescht benotzt goufen (vum Token selwer just en Hash); Webhooken: hir Adressen, Evenementer a Signaturschlësselen, a wat wéini zougestallt gouf',
        why: 'Fir datt Programmer, déi Dir wielt, an Ärem Numm schaffe kënnen',
        until: `Bis Dir se läscht; en Token héchstens ee Joer; Zoustellungen ${RETENTION_DAYS.webhookDeliveries} Deeg`,
      },
      attempts: {
        what: 'Versich, fir e Kont opzemaachen: IP-Adress, Browser a Resultat',
        why: 'Fir Programmer z’erkennen, déi vill Konten opmaachen',
        until: `${RETENTION_DAYS.signUpAttempts} Deeg`,
      },
      trail: {
        what: 'Wat d’Sécherheet vun Ärem Kont betraff huet, a wat Moderateuren iwwer Iech gelies hunn: wéini, d’Zort Browser, an den éischten Deel vun der IP-Adress (24 Bit vun IPv4, 48 vun IPv6)',
        why: 'Fir datt Dir a mir e Friemen an Ärem Kont gesinn, oder ee vun eis, dee liest, wat en net soll',
        until:
          'Ee Joer, kee kann et änneren; wann Äre Kont geläscht ass, steet do eng Nummer amplaz vun Ärem Numm',
      },
      company: {
        what: 'De Profil vun engem Betrib: Numm, Beschreiwung, TVA- a Regësternummer, Adress, Telefon, E-Mail, ob dës zwee jidderengem gewise ginn däerfen, Website, Zäiten, Logo, Metieren a Fotoen, wat d’Préiwe vun der TVA-Nummer erginn huet, wat geschéckt gouf fir e gepréift ze kréien (RCS-Nummer, Autorisation d’établissement, Versécherung, jee mat Dokument) a wat decidéiert gouf, a säin Abo',
        why: 'Fir de Betrib am Verzeechnes ze weisen an den Abo ze verrechnen',
        until: 'Bis de Kont vum Betrib geläscht ass',
      },
      team: {
        what: 'Wie fir e Betrib schafft an als wat, Adressen, un déi eng Invitatioun goung, wie fir de Betrib wat gemaach huet, vu wat op wat, a wie sech ëm wéi e Client këmmert',
        why: 'Fir datt méi Leit fir e Betrib äntwere kënnen, an de Betrib weess, wien et war',
        until:
          'Bis Dir d’Equipe verloosst; wat gemaach gouf, bleift beim Betrib, ouni Ären Numm, wann Äre Kont geläscht ass',
      },
      billing: {
        what: 'Den Tarif vun engem Betrib, wat e bezuelt huet a bis wéini, seng Rechnunge mat dem Numm, der Adress an der TVA-Nummer, op déi se ausgestallt sinn, an ënner wéi engen Nummeren de Bezueldéngscht e kennt; Kaartennummere kommen ni bei eis un',
        why: 'Fir dem Betrib dat ze ginn, fir wat e bezilt, a well d’Gesetz Rechnunge verlaangt',
        until:
          'Bis de Kont vum Betrib geläscht ass; Rechnunge bis 10 Joer nom Enn vun hirem Joer, wéi d’Gesetz et verlaangt',
      },
      folders: {
        what: 'Är Dossieren, d’Betriber dran, Är Häerzer an Notizen, a Linken, mat deenen Dir en Dossier deelt',
        why: 'Fir Iech d’Betriber ze weisen, déi Dir gespäichert hutt',
        until: 'Bis Dir se oder Äre Kont läscht',
      },
      projects: {
        what: 'Chantieren: Numm, Beschreiwung, Budget, Zäit, Fotoen, Dokumenter an Etappen, wien de Chantier bestätegt, refuséiert oder ofgesot huet, an ob de Client d’accord war, datt e gewise gëtt',
        why: 'Fir datt Dir an de Betrib de Chantier féiere kënnt',
        until:
          'Esou laang wéi de Kont vum Betrib; Ären Numm, an Ären Accord, datt e Chantier gewise gëtt, gi mat Ärem Kont fort',
      },
      messages: {
        what: 'Messagen tëschent Iech an aneren, d’Fichieren dran, wien Dir gespaart hutt, a wéi wäit e Betrib mat enger Ufro ass',
        why: 'Fir datt déi zwou Säite se liese kënnen',
        until:
          'Déi aner Persoun behält se, well se Iech allebéid gehéieren; Ären Numm gëtt mat Ärem Kont geläscht',
      },
      requests: {
        what: 'Ufroen: wat Dir iwwer d’Aarbecht an Äert Doheem geschriwwen hutt, Fotoen a Pläng, wéi eng Betriber Dir gefrot hutt, wat si gefrot oder geäntwert hunn, an Är Strooss, déi e Betrib gesäit, wann Dir et erlaabt',
        why: 'Fir datt Dir d’Aarbecht eemol beschreift an d’Betriber dorop äntwere kënnen',
        until: 'Bis Äre Kont oder de Brouillon geläscht ass; dann hunn och d’Betriber se net méi',
      },
      companyVisits: {
        what: 'Visitten: d’Zäiten, déi virgeschloe goufen, an déi, déi geholl gouf, wou et ass, wat dobäi geschriwwe gouf, wie kënnt, an en Hash vun der Adress vun Ärem Kalenner, wann Dir eng gemaach hutt',
        why: 'Fir datt béid Säiten eng Zäit an hirem Kalenner hunn an drun erënnert ginn',
        until:
          'Esou laang wéi déi zwee Konten; wann ee geläscht gëtt, soe mir där anerer Säit, datt d’Visitt ofgesot ass',
      },
      quotes: {
        what: 'Devisen: hir Positiounen, Präisser, Bezuelpläng a Versiounen, wat gefrot, refuséiert an ugeholl gouf, a vun engem Unhuelen de getippten Numm, wéini, wéi se bestätegt gouf, an déi gekierzt Adress vum Reseau',
        why: 'Fir datt béid Säite wëssen, wat offréiert an ausgemaach gouf, an et beweise kënnen',
        until:
          'Esou laang wéi déi zwee Konten; wat ugeholl gouf, bleift 10 Joer bei där anerer Säit, ënner deenen Nimm, mat deenen et ënnerschriwwe gouf. E Code, dee fir d’Unhuelen ass, gëllt 10 Minutten',
      },
      reviews: {
        what: 'Bewäertungen, Ännerungen drun, wat e Betrib geäntwert huet oder gesot huet, wéi en eng gemellt huet, a firwat eng zeréckgehale gëtt a wat den Auteur dogéint gesot huet',
        why: 'Fir anere Cliente bei der Wiel ze hëllefen',
        until: 'Esou laang wéi de Kont vum Betrib; Ären Numm geet mat Ärem Kont fort',
      },
      translations: {
        what: 'Iwwersetzunge vun engem Message, enger Ufro, dem Text vun engem Betrib oder enger Bewäertung, wann een op „Iwwersetzen“ gedréckt huet',
        why: 'Fir datt mir deeselwechten Text net nach eng Kéier iwwersetze mussen',
        until: 'Bis den Originaltext geännert oder geläscht gëtt',
      },
      reports: {
        what: 'Meldunge vu Betriber iwwer Clienten an iwwer Gespréicher, Meldunge vun illegalem Inhalt mat deem Numm an där Adress, déi een uginn huet, a wat decidéiert gouf',
        why: 'Fir eppes géint Mëssbrauch ze maachen',
        until: `Bis de Kont vum Betrib oder vum Client geläscht ass, héchstens ${DECISION_RETENTION_YEARS} Joer no der Decisioun; bei enger Meldung vun illegalem Inhalt ginn Numm an Adress mat deem Kont fort, zu deem se gehéieren`,
      },
      decisions: {
        what: 'Wat Moderateuren iwwer Bewäertungen, Konten a Meldungen decidéiert hunn, mat hire Grënn; bis zur Decisioun och hir Notizen zum Fall a bis wéini en zeréckgestallt ass',
        why: 'Fir datt Decisioune spéider nogekuckt kënne ginn',
        until: `${DECISION_RETENTION_YEARS} Joer, oder méi laang, soulaang se gëllt: bei engem gespaarte Kont, enger net publizéierter Bewäertung. D’Wierder iwwer Iech gi mat Ärem Kont fort`,
      },
      notifications: {
        what: 'Är Noriichten, wat enger oppener Säit zulescht gemellt gouf, an d’Adresse vun den Apparater mat ugemaachte Push-Noriichten',
        why: 'Fir datt Dir gesitt, wat nei ass',
        until: `Noriichte ${BELL_RETENTION_DAYS} Deeg, an ni méi laang wéi de Kont; wat enger oppener Säit gemellt gouf, een Dag; en Apparat, bis Dir Iech dorop ausloggt oder en ausmaacht`,
      },
      counts: {
        what: 'Datt een haut de Profil vun engem Betrib gekuckt huet, als Hash vum Kont oder vum Reseau, an ob e vun eiser Sich koum; vun all Betrib, wéi vill et waren, Dag fir Dag',
        why: 'Fir datt Betriber wëssen, wéi vill Leit se gesinn, ouni Cookien',
        until:
          'D’Hashe bis zum Enn vum Dag, an och dat, mat deem se gemaach goufen; déi blouss Zuelen esou laang, wéi de Betrib am Verzeechnes steet',
      },
      outgoing: {
        what: 'Mailen an SMSen, déi nach net geschéckt sinn, och déi vum Kontaktformulaire; Schlësselen a Mailen, mat deenen Dir op se äntwert oder se ofbestellt',
        why: 'Fir datt keng verluer geet, wann e Server net geet',
        until: `Bis se geschéckt sinn: Mir probéieren et bis zu ${DELIVERY_RETRY_DAYS} Deeg laang; wat net geschéckt konnt ginn, nach ${RETENTION_DAYS.failedJobs} Deeg; Schlësselen ${RETENTION_DAYS.mailTokens} Deeg; vu Mailen, op déi geäntwert gouf, en Hash, ${RETENTION_DAYS.answeredMails} Deeg`,
      },
      guard: {
        what: 'Wéi dacks eppes probéiert gouf, ënner engem Schlëssel, deen en Hash vun enger Adress oder Nummer ass; Äntwerte vun eisem Server, fir datt eppes, wat zweemol geschéckt gëtt, nëmmen eng Kéier gemaach gëtt; wéi eng gespäichert Fichiere wiem gehéieren, a wéi grouss se sinn',
        why: 'Fir datt kee Passwierder rode kann, näischt zweemol gemaach gëtt an de Späicher limitéiert bleift',
        until: 'Minutte bis Stonnen; Äntwerten een Dag; vun engem Fichier, esou laang wéi e gespäichert ass',
      },
    },
    kept: 'Automatescht Läschen',
    keptText: 'All Nuecht läsche mir automatesch dat, wat méi al ass wéi dat hei.',
    keptColumns: { what: 'Wat', until: 'Wéi laang' },
    keptDays: (days) => pluralForm('lb', days, { one: 'Een Dag', other: `${days} Deeg` }),
    keptYears: (years) => pluralForm('lb', years, { one: 'Ee Joer', other: `${years} Joer` }),
    keptEnds: {
      withConversation:
        'Esou laang wéi d’Gespréich, an deem se geschéckt goufen: et gehéiert och där anerer Säit',
      atSignOut: 'Bis Dir Iech ausloggt',
      withAccount:
        'Bis Dir Äre Kont läscht. Déi aner Säit behält, wat Dir hir geschéckt hutt, ouni Ären Numm',
      withProject: 'Esou laang wéi de Chantier: Client a Betrib brauchen et',
      byLaw:
        'Esou laang wéi de Betrib e Kont huet: d’Gesetz verlaangt, datt Betriber hir Korrespondenz 10 Joer laang ophiewen',
    } satisfies Record<RetentionEnd, string>,
    keptWhat: {
      answers: 'Äntwerte vun eisem Server, fir de Fall, datt eppes zweemol geschéckt gëtt',
      liveEvents: 'Wat enger oppener Säit gemellt gouf',
      unsentAttachments: 'Fichieren, déi Dir fir e Message eropgelueden an ni geschéckt hutt',
      codes: 'Coden',
      networks: 'IP-Adresse vun Ärem éischten a leschten Aloggen',
      signUpAttempts: 'Versich, fir e Kont opzemaachen',
      bell: 'Noriichten',
      requestWishes: 'Datt Dir e Betrib gefrot hätt, dee keen Tarif huet',
      trail: 'Wat d’Sécherheet vun Ärem Kont betraff huet, a wat Moderateuren iwwer Iech gelies hunn',
      mailTokens: 'Schlësselen a Mailen, mat deenen Dir op se äntwert oder se ofbestellt',
      answeredMails: 'Hashe vu Mailen, op déi geäntwert gouf',
      webhookDeliveries: 'Zoustellunge vu Webhooken',
      stripeEvents: 'Referenznummere vum Bezueldéngscht',
      failedJobs: 'Mailen an SMSen, déi net geschéckt konnte ginn',
      dormantAccounts: 'Inaktiv Konte vu Clienten',
      dormantWarning: 'Inaktiv Konte vu Clienten no eiser Warnung',
      sentFiles: 'Fichieren a Messagen',
      drafts: 'Brouillonen an Ärem Browser',
      companyDays: 'Wéi dacks d’Säit vun engem Betrib all Dag gekuckt gouf',
      companyLog: 'Aktivitéit vun der Equipe vun engem Betrib',
      messages: 'Messagen',
      requests: 'Ofgeschlossen Ufroen, a wéi eng Betriber gefrot goufen',
      projectHistory: 'De Verlaf vun engem Chantier',
      quotes: 'Devisen, déi net ugeholl goufen',
      decisions:
        'Meldungen, wat d’Moderateuren decidéiert a wat si ewechgeholl hunn, soubal et net méi gëllt',
    } satisfies Record<RetainedData, string>,
    after: [
      {
        key: 'others',
        title: 'Wie soss et gesäit',
        text: [
          'Wat Dir publizéiert, gesäit jiddereen. Wat Dir engem Betrib schreift, gesäit dee Betrib. Mir verkafen Är Donnéeën net a gi se net fir Reklamm weider.',
          'Mir benotzen dës Servicer: e Mailserver fir Mailen ze schécken, en SMS-Déngscht fir Codë per SMS ze schécken, VIES vun der Europäescher Kommissioun fir d’TVA-Nummer vun engem Betrib nozekucken, den Déngscht vum Hiersteller vun Ärem Browser fir en Apparat z’erreechen, op deem Dir Noriichte wëllt (e bréngt se, ouni se liesen ze kënnen), an, wou de Bedreiwer dat ageriicht huet, e Späicher fir Fichieren an e Bezueldéngscht. All Service kritt nëmmen, wat e brauch.',
          'Wou de Bedreiwer en Iwwersetzungsdéngscht ageriicht huet, steet „Iwwersetzen“ niewent Texter an enger anerer Sprooch. En Text geet nëmmen un deen Déngscht, wann een, deen e liese kann, dorop dréckt: den Text eleng, ouni Ären Numm an Är Adress.',
          'Am Log vum Server sti keng IP-Adresse vu Visiteuren an näischt, wat si getippt hunn.',
        ],
      },
      {
        key: 'rights',
        title: 'Är Rechter',
        text: [
          'An den Astellunge kënnt Dir alles eroflueden, wat mir iwwer Iech späicheren, et verbesseren, an Äre Kont läschen. Dofir musst Dir kee froen.',
          'Dir kënnt och Widdersproch aleeën, d’Benotze vun Ären Donnéeën aschränke loossen, oder bei der Commission nationale pour la protection des données (CNPD) zu Lëtzebuerg Plainte maachen.',
        ],
        links: [{ label: 'Schreift eis iwwer Är Donnéeën', href: href('/contact', { topic: 'privacy' }) }],
      },
    ],
  },
};
