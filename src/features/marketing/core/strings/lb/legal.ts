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
    'Fir Konsumente gëllt déi Sprooch, an där Dir dës Säiten akzeptéiert hutt. Fir Betriber gëllt den engleschen Text. Är Rechter nom lëtzebuergesche Gesetz sinn an all Sprooch déiselwecht.',
  neighbours: 'Iwwer Giewel a seng Reegelen',

  about: {
    title: 'Iwwer Giewel',
    description:
      'Giewel ass eng Maartplaz fir Renovatioun a Bau zu Lëtzebuerg: fir wie se ass, wat se mécht a wat net.',
    lead: 'Op Giewel fannen d’Leit zu Lëtzebuerg déi Betriber, déi renovéieren, flécken a bauen, an do weisen dës Betriber, wat si gemaach hunn.',
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
          'Dir sicht e Métier oder beschreift d’Aarbecht. Dir liest, wat Cliente geschriwwen hunn, nodeem d’Aarbecht gemaach war. Dir schreift dem Betrib direkt, haalt déi, déi Iech gefalen, an engem Dossier, vergläicht se niewentenee, a féiert de Chantier hei, bis Dir allebéid sot, datt e fäerdeg ass.',
          'D’Betriber hunn e Profil mat hire Métieren, hiren Zäiten, Fotoe vu fäerdegen Aarbechten, a Bewäertungen, déi all zu engem Chantier gehéieren.',
        ],
      },
      {
        key: 'not',
        title: 'Wat Giewel net mécht',
        text: [
          'De Kontrakt ass tëschent Iech an dem Betrib. Giewel hëlt keng Kommissioun dorop, hält kee Geld an ënnerschreift näischt am Numm vun iergendeem.',
          'Et gëtt kee Reklammreseau, keen Tracking a kee Cookie ausser deenen, déi fir d’Alogge gebraucht ginn.',
        ],
      },
      {
        key: 'money',
        title: 'Wie bezilt',
        text: [
          'D’Betriber, mat engem Abo. Fir Cliente kascht Giewel näischt. Wat ee mat engem Tarif keeft, a wat net, steet op der Säit iwwer d’Reiefolleg.',
        ],
        links: [
          { label: 'Wéi d’Resultater geuerdent ginn', href: href('/ranking') },
          { label: 'Tariffer fir Betriber', href: href('/how-it-works', { tab: 'companies' }) },
        ],
      },
    ],
  },

  imprint: {
    title: 'Impressum',
    description: 'Wie Giewel bedreift, ënner wéi engem Numm a wéi enger Nummer, a wéi een hien erreecht.',
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
      'Giewel ass virum Start. D’Donnéeë vum Bedreiwer stinn hei, ier den éischte Betrib fir eppes bezilt.',
    notSetLive: 'D’Donnéeë vum Bedreiwer sinn nach net aginn. Schreift eis w.e.g. mam Kontaktformulaire.',
    reach: 'Wéi Dir eis erreecht',
    reachText: 'Schreift eis mam Kontaktformulaire. E Mënsch liest et an äntwert.',
    toContact: 'Kontakt',
    hosting: 'Wat mir sinn, an de Wierder vum Gesetz',
    hostingText:
      'Fir dat, wat Betriber a Clienten hei schreiwen, ass Giewel en Hostingdéngscht an eng Online-Plattform nom Reglement (EU) 2022/2065. Autoritéiten a Benotzer erreechen eis mam Kontaktformulaire, op Lëtzebuergesch, Franséisch, Däitsch, Portugisesch oder Englesch.',
  },

  terms: {
    title: 'Konditiounen',
    description: 'D’Reegele vu Giewel fir Clienten a Betriber, an einfache Wierder.',
    lead: 'D’Hausreegelen. Si gëllen tëschent Iech an dem Bedreiwer, deen am Impressum steet.',
    sections: [
      {
        key: 'service',
        title: 'Wat Giewel ass',
        text: [
          'Giewel bréngt Clienten a Betriber zesummen. Et ass keng Partei bei deem, wat si ausmaachen. Devisen, Kontrakter, d’Aarbecht an d’Bezuele sinn tëschent deenen zwee.',
          'En Zeeche seet, wat nogekuckt gouf, a weider näischt. „Gepréift“ heescht, datt mindestens eent dovun nogekuckt gouf an nach gëllt: d’TVA-Nummer vum Betrib (mat VIES, oder vun engem Moderateur), seng RCS-Nummer, seng Autorisation d’établissement oder seng Versécherung (vun engem Moderateur, op engem Dokument). Wien op d’Zeechen dréckt, gesäit, wat et war, no wéi enger Quell, wéini a bis wéini. Et steet net fir d’Qualitéit vun der Aarbecht.',
        ],
      },
      {
        key: 'accounts',
        title: 'Konten',
        text: [
          'Kucke kënnt Dir ouni Kont. Fir ze schreiwen, Betriber ze späicheren oder e Chantier ze féieren, braucht Dir een. Gitt eng richteg E-Mail-Adress un, haalt Äert Passwuert fir Iech, a maacht kee Kont am Numm vun engem aneren op.',
          'An den Astellunge kënnt Dir Äre Kont ëmmer läsche loossen. 7 Deeg méi spéit ass e fort, fir datt Dir Iech et aneschters iwwerleeë kënnt.',
        ],
        links: [{ label: 'Dateschutz', href: href('/privacy') }],
      },
      {
        key: 'companies',
        title: 'Betriber',
        text: [
          'De Profil vun engem Betrib muss wouer sinn: säin Numm, seng TVA-Nummer, seng Métieren a seng Fotoen. Weist just Är eegen Aarbecht, an nëmme mam Accord vun deene Leit, deenen hiert Doheem et ass.',
          'Wien e Kont fir e Betrib opmécht, muss fir de Betrib handelen däerfen, an de Betrib muss déi Autorisatiounen hunn, déi seng Métieren zu Lëtzebuerg verlaangen.',
        ],
      },
      {
        key: 'reviews',
        title: 'Bewäertungen',
        text: [
          'E Client kann e Betrib fir all fäerdege Chantier eemol bewäerten. Keen däerf fir eng Bewäertung bezuelen, eppes dofir ubidden, dofir drohen oder sech selwer eng schreiwen. Wéi Bewäertungen nogekuckt ginn, steet op enger eegener Säit.',
        ],
        links: [{ label: 'Reegele fir Bewäertungen', href: href('/reviews-policy') }],
      },
      {
        key: 'forbidden',
        title: 'Wat hei keng Plaz huet',
        text: [
          'Alles, wat géint d’Gesetz ass; Beleidegungen an Drohungen; Donnéeë vun aneren ouni hiren Accord; Reklamm, déi kee gefrot huet; Programmer, déi sammelen, wat op Giewel steet, oder Giewel beim Schaffe stéieren.',
          'Wat géint dës Reegelen ass, kann ewechgeholl ginn, an e Kont, dee weider dogéint verstéisst, gespaart. Dir kritt gesot firwat, an Dir kënnt Recours maachen.',
        ],
        links: [{ label: 'Illegalen Inhalt mellen', href: href('/report-illegal-content') }],
      },
      {
        key: 'money',
        title: 'Präisser a Bezuelen',
        text: [
          'Giewel ass gratis fir Clienten. Betriber huelen en Abo; d’Präisser stinn op der Säit fir Betriber a si mat TVA. E Betrib kann all Tarif 14 Deeg laang probéieren, ier e bezilt.',
          'En Abo ka virun der nächster Verlängerung gekënnegt ginn. Wat bezuelt ass, leeft bis zum Enn.',
        ],
        links: [{ label: 'Tariffer fir Betriber', href: href('/how-it-works', { tab: 'companies' }) }],
      },
      {
        key: 'content',
        title: 'Wat Dir schreift an eropluet',
        text: [
          'Et bleift Äert. Dir erlaabt Giewel, et ze späicheren an et do ze weisen, wou Dir et higesat hutt, soulaang et do ass.',
        ],
      },
      {
        key: 'liability',
        title: 'Haftung',
        text: [
          'Mir haften ouni Limitt fir Virsaz, fir grouss Noléissegkeet a fir Schied u Liewen a Gesondheet. Soss hafte mir just, wa mir eng Flicht verletzen, ouni déi dësen Déngscht kee Sënn hätt, an da fir dee Schued, deen ze erwaarde war. Rechter, déi d’Gesetz de Konsumente gëtt, bleiwen onberéiert.',
          'Mir bedreiwe Giewel mat Suergfalt a kënnen net verspriechen, datt et ni ënnerbrach gëtt.',
        ],
      },
      {
        key: 'businesses',
        title: 'Fir Betriber: Reglement (EU) 2019/1150',
        text: [
          'Wa mir de Kont vun engem Betrib aschränken oder spären, schécke mir him d’Grënn per E-Mail, spéitstens wann d’Entscheedung a Kraaft trëtt. Wa mir e Kont zoumaachen, schécke mir se op d’mannst 30 Deeg virdrun, ausser d’Gesetz verlaangt eppes anescht oder de Betrib huet e puermol géint dës Konditioune verstouss. De Betrib ka sech wieren, a mir huelen d’Entscheedung zeréck, wa se falsch war.',
          'Op der Säit iwwer d’Reiefolleg steet, wouvun d’Reiefolleg vun de Resultater ofhänkt a wat Betriber bezuele kënnen. Giewel verkeeft näischt, wat mat den agedroene Betriber konkurréiert, a gëtt kengem Betrib méi Virdeeler, wéi do steet. Betriber kënnen d’Donnéeën, déi si op Giewel aginn a kréien, gesinn an eroflueden. Aner Betriber kommen net drun.',
          'Betriber kënne sech gratis iwwer de Kontaktformulaire beschwéieren. Een aus eiser Ekipp, deen un der Entscheedung net bedeelegt war, äntwert schrëftlech. Wa mir eis net eens ginn, si mir prett fir eng Mediatioun beim Centre de médiation civile et commerciale (CMCC) zu Lëtzebuerg. Betriber kënnen zu all Moment viru Geriicht goen.',
        ],
        links: [
          { label: 'Wéi d’Resultater geuerdent ginn', href: href('/ranking') },
          { label: 'Kontakt', href: href('/contact', { topic: 'company' }) },
        ],
      },
      {
        key: 'changes',
        title: 'Ännerungen, Recht a Geriichter',
        text: [
          'Wa mir dës Konditiounen änneren, schreiwe mir jidderengem mat engem Kont op d’mannst 30 Deeg virdrun eng E-Mail. Wann Dir net d’accord sidd, kënnt Dir Äre Kont zoumaachen.',
          'Et gëllt d’Recht vu Lëtzebuerg. Konsumente kënne bei d’Geriichter vun do goen, wou si wunnen, a behalen de Schutz vum Recht vun deem Land.',
          'Wann Dir Konsument sidd a mir e Sträit net bäigeluecht kréien, kënnt Dir Iech gratis un de Service national du Médiateur de la consommation zu Lëtzebuerg wenden (mediateurconsommation.lu). Hien hëlleft och bei engem Sträit tëscht Iech an engem Betrib.',
        ],
      },
    ],
  },

  reviewsPolicy: {
    title: 'Reegele fir Bewäertungen',
    description:
      'Wien op Giewel e Betrib bewäerte kann, wéi eng Bewäertung nogekuckt gëtt, wat zeréckgehale gëtt a wat e Betrib dogéint maache kann.',
    lead: 'Eng Bewäertung hëlleft, wann ee weess, wou se hierkënnt. Hei steet, wou eis hierkommen.',
    sections: [
      {
        key: 'who',
        title: 'Wien eng schreiwe kann',
        text: [
          'Just e Client, just iwwer e Betrib, mat deem en op Giewel e Chantier hat, an eréischt wa béid Säite bestätegt hunn, datt de Chantier fäerdeg ass. Eng Bewäertung fir all Chantier. En anere Wee gëtt et net: Bewäertunge ginn net kaaft, net importéiert an net vun eis geschriwwen.',
        ],
      },
      {
        key: 'check',
        title: 'Wéi se nogekuckt gëtt',
        text: [
          'Datt et de Chantier gëtt an datt e fäerdeg ass, kuckt de Programm no, an deem Moment, wou d’Bewäertung geschéckt gëtt. Duerno liest e Mënsch se, ier se erschéngt. Si gëtt guttgeheescht, oder refuséiert mat engem Grond, deen de Client gesot kritt.',
          'Eng Bewäertung gëtt refuséiert, wann se net iwwer de Chantier ass, ee beleidegt oder bedroht, privat Donnéeë vun engem anere verréit, fir eppes Reklamm mécht oder bezuelt gouf. Eng niddreg Nott ass kee Grond.',
        ],
      },
      {
        key: 'shown',
        title: 'Wat gewise gëtt a wat zeréckgehale gëtt',
        text: [
          'Gewise ginn d’Nott vun 1 bis 5, den Text, den Datum, de Chantier an de Benotzernumm vum Client. E Client kann anonym bleiwen: da gi weder Numm nach Kont nach Chantier iergendeem gewisen, a vum Datum net méi wéi de Mount. De Betrib ka sech trotzdeem denken, wien et war. De Chantier gëtt grad esou nogekuckt, an d’Stären ziele fir de Betrib, net fir de Chantier.',
          'Zeréckgehale gi Bewäertungen, déi op d’Guttheesche waarden, an déi, déi refuséiert goufen. Keng dovun zielt fir den Duerchschnëtt. All guttgeheescht Bewäertunge gi gewisen a gezielt, déi neist fir d’éischt.',
        ],
      },
      {
        key: 'numbers',
        title: 'Wéi d’Zuele gemaach ginn',
        text: [
          'Den Duerchschnëtt ass deen einfachen Duerchschnëtt vun alle guttgeheeschte Bewäertungen, op eng Stell nom Komma gerënnt. Fir d’Reiefolleg vun de Resultater gëtt eng virsiichteg Nott geholl, an där eng eenzel Bewäertung wéineg zielt; si ass op der Säit iwwer d’Reiefolleg erkläert.',
        ],
        links: [{ label: 'Wéi d’Resultater geuerdent ginn', href: href('/ranking') }],
      },
      {
        key: 'companies',
        title: 'Wat e Betrib maache kann',
        text: [
          'E Betrib kann eng Bewäertung mellen a soe firwat. D’Bewäertung bleift ëffentlech a gëtt gezielt, bis e Moderateur decidéiert huet. E Betrib kann eng Bewäertung net ewechhuelen, a keen Tarif ännert dat.',
        ],
      },
    ],
    demo: {
      key: 'demo',
      title: 'An der Demo',
      text: [
        'Giewel ass virum Start. D’Betriber an der Demo an d’Bewäertungen iwwer si sinn erfonnt; de Sichmaschinne gëtt gesot, datt si se ewechloosse sollen.',
      ],
    },
  },

  ranking: {
    title: 'Wéi d’Resultater geuerdent ginn',
    description:
      'A wéi enger Reiefolleg Giewel d’Betriber weist, wouraus déi Reiefolleg besteet, a fir wat Betriber bezuele kënnen a fir wat net.',
    lead: 'A wéi enger Reiefolleg d’Betriber do stinn, a wat dovu bezuelt ass.',
    sections: [
      {
        key: 'relevance',
        title: 'Relevanz, wann Dir näischt anescht wielt',
        text: [
          'Bei enger Sich zielt fir d’éischt, wéi gutt e Betrib drop passt. An dëser Reiefolleg: säin Numm ass dat, wat Dir getippt hutt; säin Numm fänkt domat un; d’Wierder stinn a sengem Numm; d’Wierder stinn a sengem Numm oder a senge Métieren; e mécht de Métier, vun deem Äre Saz schwätzt; d’Wierder stinn iergendwou a sengem Profil, och a senger Uertschaft. Kleng Tippfeeler gi verzien.',
          'Bei enger Plaz kommen d’Betriber vun do fir d’éischt, dann déi, déi soen, datt si do schaffen, dann déi nooste. Mir wëssen, wéi wäit et bis an d’Gemeng vun engem Betrib ass, net bis bei seng Dier, dofir soe mir „ongeféier“, a Schrëtt vu 5 km. D’Plazen, a wou si sinn, komme vu GeoNames (CC BY 4.0).',
          'Ouni Sich passen all Betriber d’selwecht gutt.',
        ],
      },
      {
        key: 'paid',
        title: 'Fir wat bezuelt gëtt',
        text: [
          'No Relevanz zortéiert, kommen d’Resultater a Gruppe vu sechs. An all Sechsergrupp sinn déi éischt an déi véiert Plaz bezuelt. Si ginn u Betriber mam Tarif Premium, da Professional, an där Reiefolleg, wéi si op d’Sich passen, an dës Betriber si mat „Gesponsert“ markéiert.',
          'E Betrib kritt eng bezuelt Plaz just, wann en net manner gutt passt wéi dee leschte Betrib do, deen net fir seng Plaz bezilt. Wou dat op keen zoutrëfft, ass d’Plaz net bezuelt. Op allen anere Plazen ännert en Tarif näischt: e Betrib mat engem Tarif steet do ouni Zeechen, wou jiddereen aneren och géif stoen.',
          'Virschléi ënner dem Sichfeld, d’Kaart an déi Betriber, déi mir fir eng Ufro virschloen, kann een net kafen.',
          'No Nott, no Numm oder no deenen neisten zortéiert, spillt den Tarif guer keng Roll.',
          'Reklamm als Banner ass kee Resultat vun der Sich. Wou e Banner ass, ass en als Reklamm markéiert.',
        ],
      },
      {
        key: 'score',
        title: 'D’Nott aus alle Bewäertungen',
        text: [
          'Tëschent Betriber, déi d’selwecht gutt passen, decidéieren d’Bewäertungen, mat engem virsiichtegen Duerchschnëtt: bei déi richteg Bewäertunge vun all Betrib komme sechs geduechter vu 4,0. Esou schléit eng Bewäertung vu 5 net fofzeg vu 4,9, an en neie Betrib fänkt an der Mëtt un an net um Enn.',
          'Betriber, déi dann nach gläich sinn, stinn no Alter, déi neist fir d’éischt.',
        ],
      },
      {
        key: 'sorts',
        title: 'Déi aner Reiefollegen',
        text: [
          'Bescht Nott: just no deem virsiichtegen Duerchschnëtt. Déi neist: no deem Dag, op deem de Betrib derbäikoum. Numm: nom Alphabet.',
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
    description: 'Wéi accessibel Giewel ass, wéi dat getest gëtt, wat feelt a wiem Dir et sot.',
    lead: 'Giewel ass fir jiddereen, deen an engem Haus wunnt, also muss et fir jidderee goen.',
    sections: [
      {
        key: 'standard',
        title: 'U wat mir eis halen',
        text: [
          'D’Web Content Accessibility Guidelines 2.2, Niveau AA, op deenen d’europäesch Norm EN 301 549 opbaut. No eisem beschte Wësse gëllt dat fir déi ëffentlech Säiten an d’Säiten hannert dem Login.',
        ],
      },
      {
        key: 'tested',
        title: 'Wéi getest gëtt',
        text: [
          'All Ännerung gëtt mat Programmer getest, ier se erauskënnt: all Säit an hellen an däischtere Faarwen an op engem breeden an engem schmuelen Ecran, mat axe-core; Iwwerschrëften, Titelen a Landmarks; déi ganz Startsäit just mat der Tastatur; Säite mat enger Breet vun 320 Pixel a bei 400 % Zoom; forcéiert Faarwen; reduzéiert Beweegung; a Liesen ouni JavaScript.',
          'Tester mat Programmer fanne vläicht d’Halschent vun deem, wat falsch ka sinn. Leit, déi all Dag e Screenreader benotzen, hu Giewel nach net fir eis getest.',
        ],
      },
      {
        key: 'known',
        title: 'Vu wat mir wëssen, datt et feelt',
        text: [
          'Fotoen, déi Betriber eroplueden, si mat hiren Titele beschriwwen, an déi kënne kuerz sinn oder feelen.',
        ],
      },
      {
        key: 'tell',
        title: 'Sot et eis',
        text: [
          'Wann eppes fir Iech net geet, schreift eis a sot, wéi eng Säit et ass a wat Dir benotzt. E Mënsch äntwert, mat enger Léisung oder mat engem anere Wee bei dat, wat Dir braucht.',
          'Wann eis Äntwert net hëlleft, kënnt Dir Iech un den Office de la surveillance de l’accessibilité des produits et services (OSAPS) zu Lëtzebuerg wenden.',
        ],
        links: [{ label: 'Eis schreiwen', href: href('/contact', { topic: 'accessibility' }) }],
      },
    ],
  },

  reportContent: {
    title: 'Illegalen Inhalt mellen',
    description: 'Wéi Dir Giewel Inhalt mellt, deen Dir fir illegal haalt, a wat da geschitt.',
    lead: 'Jidderee kann eis Inhalt op Giewel mellen, deen e fir illegal hält. Dofir braucht Dir kee Kont.',
    sections: [
      {
        key: 'say',
        title: 'Wat Dir eis soe sollt',
        text: [
          'Déi genee Adress vun der Säit; wat dorop Dir fir illegal haalt, a firwat; Ären Numm an Är E-Mail-Adress.',
          'Schreift w.e.g., wat Dir wësst, an net, wat Dir vermutt: mat enger Meldung erkläert Dir no beschtem Wëssen, datt se richteg a komplett ass.',
        ],
        links: [{ label: 'Eng Meldung schreiwen', href: href('/report') }],
      },
      {
        key: 'then',
        title: 'Wat da geschitt',
        text: [
          'E Mënsch liest se an decidéiert mat Suergfalt an onparteiesch. Dir héiert vun eis, wat decidéiert gouf a wat Dir maache kënnt, wann Dir net d’accord sidd. Wien den Inhalt geschriwwen huet, héiert et och, mam Grond; Ären Numm gëtt net weiderginn, ausser en ass néideg, fir d’Meldung ze verstoen.',
          'Wa mir vun eppes gewuer ginn, wat d’Liewen oder d’Sécherheet vun enger Persoun a Gefor bréngt, soe mir et der Police.',
        ],
      },
      {
        key: 'objection',
        title: 'Wann Dir net d’accord sidd',
        text: [
          'Äntwert op eise Message: da kuckt een aneren et nach eng Kéier no. Dir kënnt Iech och un eng zertifiéiert Stell wenden, déi Sträitfäll aussergeriichtlech léist, un d’Autorité de la concurrence, déi zu Lëtzebuerg iwwer d’Online-Plattforme waacht, oder un e Geriicht.',
        ],
      },
      {
        key: 'review',
        title: 'Wann et ëm eng Bewäertung geet',
        text: ['E bewäerte Betrib kann d’Bewäertung selwer mellen; dat geet méi séier.'],
        links: [{ label: 'Reegele fir Bewäertungen', href: href('/reviews-policy') }],
      },
    ],
  },

  privacy: {
    title: 'Dateschutz',
    description:
      'Wat Giewel iwwer Leit späichert, firwat, wéi laang a wie soss et gesäit. Keen Tracking, keng Cookië fir Reklamm.',
    lead: 'Wat iwwer Iech gespäichert ass, firwat a wéi laang. D’Tabell hei drënner gëtt vun engem Programm mat der Datebank verglach: wat net dra steet, ass net gespäichert.',
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
        title: 'Cookien, a wat Äre Browser hält',
        text: [
          'E Visiteur, dee sech just ëmkuckt, kritt kee Cookie, a mir soe sengem Browser, näischt vun aneren ze huelen, just vun eis. Dofir freet kee Banner no Ärem Accord.',
          'Wann Dir Iech aloggt, hält ee Cookie Iech ageloggt, bis Dir 12 Stonne fort waart; mat „Ugemellt bleiwen“ 14 Deeg. No 30 Deeg ass op jidde Fall Schluss. Wie fir eis schafft, gëtt éischter ausgeloggt: no 30 Minutten, oder 2 Stonnen. En zweeten, dee „known“ heescht, seet 180 Deeg laang, datt sech ee mat dësem Browser ageloggt huet, fir datt e Friemen, deen Äert Passwuert rode wëll, Iech net ausspäert; e bleift, wann Dir Iech ausloggt. Wann Dir e Code frot, ier Dir e Kont hutt, verbënnt e Cookie en eng Stonn laang mat Ärem Browser.',
          'Äre Browser selwer hält déi Faarwen, déi Dir gewielt hutt, déi Betriber, deenen Dir en Häerz ginn hutt, déi Plaz, ronderëm déi Dir zulescht gesicht hutt, deen Dossier, an deen Dir zulescht gespäichert hutt, wat Dir ugefaangen hutt ze schreiwen, wéi wäit Dir gescrollt hutt, an eng Säit, déi seet, datt Dir offline sidd. Näischt dovu kënnt bei eis un, ier Dir et schéckt; beim Auslogge ginn d’Plaz an dat Ugefaangent vergiess.',
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
        what: 'Äre Kont: Benotzernumm, Passwuert (just als Hash, aus deem et kee liese kann), E-Mail, Telefonsnummer, Numm, Bild a Passnummer, wann Dir se ugitt, Är Sprooch, wéi eng Noriichten Dir wëllt, an eng nei E-Mail oder Telefonsnummer, soulaang se op hire Code waart',
        why: 'Fir Iech eranzeloossen, a fir datt déi, deenen Dir schreift, wëssen, wien Dir sidd',
        until: `Bis Dir de Kont läsche loosst; 7 Deeg méi spéit ass e fort. E private Kont, an dee sech keen aloggt, hält no ${RETENTION_DAYS.dormantAccounts / 365} Joer op, ${RETENTION_DAYS.dormantWarning} Deeg no enger Mail, déi dat seet`,
      },
      standing: {
        what: 'Ob Äre Kont gespaart gouf, a firwat',
        why: 'Fir anerer viru Konten ze schützen, déi géint d’Reegele verstoussen',
        until: 'Esou laang wéi de Kont',
      },
      visits: {
        what: 'Wou Dir ageloggt sidd: IP-Adress an Zort Browser vun all Sëtzung, wéini Dir se zulescht benotzt a gewisen hutt, datt Dir et sidd, an d’Adresse vun Ärem éischten a leschten Aloggen; an datt Äre Browser een ass, mat deem Dir scho virdrun ageloggt waart',
        why: 'Fir datt Dir a mir e Friemen an Ärem Kont gesinn, a fir datt mir mierken, wann de Client an de Betrib déiselwecht Persoun sinn',
        until: `All Sëtzung, bis se eriwwer ass: 14 Deeg nodeem Dir se lescht benotzt hutt, héchstens 30 Deeg; e Browser 180 Deeg nom leschten Aloggen domat, oder bis Dir Iech iwwerall ausloggt; d’Adresse vum éischten a leschten Aloggen ${RETENTION_DAYS.networks} Deeg`,
      },
      proofs: {
        what: 'Coden, Linke fir en neit Passwuert, Passkeys (vun engem Passkey just den ëffentlechen Deel), a wann Dir et umaacht d’Geheimnis, aus deem Är App hir Codë mécht, mat Reservecoden (just als Hash)',
        why: 'Fir ze weisen, datt eng Adress, eng Nummer oder e Kont Iech gehéiert',
        until:
          'Coden een Dag; Linken 30 Minutten; Passkeys, d’Geheimnis vun der App a Reservecoden, bis Dir se ewechhuelt',
      },
      programs: {
        what: 'API-Tokenen: hir Nimm, wat se erlaben, wéini se ugeluecht a fir d’lescht benotzt goufen (vum Token selwer just en Hash); Webhooken: hir Adressen, Evenementer a Signaturschlësselen, a wat wéini zougestallt gouf',
        why: 'Fir datt Programmer, déi Dir eraussicht, an Ärem Numm schaffe kënnen',
        until: `Bis Dir se läscht; en Token héchstens ee Joer; Zoustellungen ${RETENTION_DAYS.webhookDeliveries} Deeg`,
      },
      attempts: {
        what: 'Versich, e Kont opzemaachen: IP-Adress, Zort Browser, a wéi et ausgoung',
        why: 'Fir Programmer ze erkennen, déi vill Konten opmaachen',
        until: `${RETENTION_DAYS.signUpAttempts} Deeg`,
      },
      trail: {
        what: 'Wat d’Sécherheet vun Ärem Kont betraff huet, a wat Moderateuren iwwer Iech gelies hunn: wéini, d’Zort Browser, an den éischten Deel vun der IP-Adress (24 Bit vun IPv4, 48 vun IPv6)',
        why: 'Fir datt Dir a mir e Friemen an Ärem Kont gesinn, a jidderee vun eis, dee liest, wat en net soll',
        until: 'Ee Joer, kee kann et änneren; wann Äre Kont geläscht ass, steet do eng Nummer a keen Numm',
      },
      company: {
        what: 'De Profil vun engem Betrib: Numm, Beschreiwung, TVA- a Registernummer, Adress, Telefon, E-Mail, ob dës zwee jidderengem gewise ginn däerfen, Website, Zäiten, Logo, Métieren a Fotoen, wat d’Préiwe vun der TVA-Nummer erginn huet, wat geschéckt gouf fir e gepréift ze kréien (RCS-Nummer, Autorisation d’établissement, Versécherung, jee mat Dokument) a wat decidéiert gouf, a säin Abo',
        why: 'Et ass dat, wat d’Verzeechnes weist, an dat, no deem en Abo verrechent gëtt',
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
        why: 'Fir engem Betrib dat ze ginn, fir wat e bezilt, a well d’Gesetz Rechnunge verlaangt',
        until:
          'Bis de Kont vum Betrib geläscht ass; Rechnunge bis 10 Joer nom Enn vun hirem Joer, wéi d’Gesetz et verlaangt',
      },
      folders: {
        what: 'Är Dossieren, d’Betriber dran, Är Häerzer an Notizen, a Linken, mat deenen Dir en Dossier deelt',
        why: 'Dir hutt se dohi gesat',
        until: 'Bis Dir se oder Äre Kont ewechhuelt',
      },
      projects: {
        what: 'Chantieren: Numm, Beschreiwung, Budget, Zäit, Fotoen, Dokumenter an Etappen, wie se bestätegt, refuséiert oder ofgesot huet, an ob de Client d’accord war, datt ee gewise gëtt',
        why: 'Dir an de Betrib schafft domat',
        until:
          'Esou laang wéi de Kont vum Betrib; Ären Numm, an Ären Accord, datt e Chantier gewise gëtt, gi mat Ärem Kont fort',
      },
      messages: {
        what: 'Messagen tëschent Iech an aneren, d’Fichieren dran, wien Dir gespaart hutt, a wéi wäit e Betrib mat enger Ufro ass',
        why: 'Fir datt déi zwou Säite se liese kënnen',
        until: 'Si gehéieren och där anerer Säit a bleiwen do; Ären Numm geet mat Ärem Kont fort',
      },
      requests: {
        what: 'Ufroen: wat Dir iwwer d’Aarbecht an Äert Doheem geschriwwen hutt, Fotoen a Pläng, wéi eng Betriber Dir gefrot hutt, wat si gefrot oder geäntwert hunn, an Är Strooss, déi e Betrib gesäit, wann Dir et erlaabt',
        why: 'Fir datt Dir d’Aarbecht eemol beschreift an d’Betriber dorop äntwere kënnen',
        until:
          'Bis Äre Kont geläscht ass, oder en Entworf ewechgehäit gëtt; dann hunn och d’Betriber se net méi',
      },
      companyVisits: {
        what: 'Visitten: d’Zäiten, déi virgeschloe goufen, an déi, déi geholl gouf, wou et ass, wat dobäi geschriwwe gouf, wie kënnt, an en Hash vun der Adress vun Ärem Kalenner, wann Dir eng gemaach hutt',
        why: 'Fir datt béid Säiten eng Zäit an hirem Kalenner hunn an drun erënnert ginn',
        until:
          'Esou laang wéi déi zwee Konten; wann ee geläscht gëtt, kritt déi aner Säit gesot, datt d’Visitt ewechfält',
      },
      quotes: {
        what: 'Devisen: hir Positiounen, Präisser, Bezuelpläng a Versiounen, wat gefrot, refuséiert an ugeholl gouf, a vun engem Unhuelen de getippten Numm, wéini, wéi se bestätegt gouf, an déi gekierzt Adress vum Reseau',
        why: 'Fir datt béid Säite wëssen, wat offréiert an ausgemaach gouf, an et beweise kënnen',
        until:
          'Esou laang wéi déi zwee Konten; wat ugeholl gouf, bleift 10 Joer bei där anerer Säit, ënner deenen Nimm, mat deenen et ënnerschriwwe gouf. E Code, dee fir d’Unhuelen ass, gëllt 10 Minutten',
      },
      reviews: {
        what: 'Bewäertungen, Ännerungen drun, wat e Betrib geäntwert huet oder gesot huet, wéi en eng gemellt huet, a firwat eng zeréckgehale gëtt a wat den Auteur dogéint gesot huet',
        why: 'No hinne wielen anerer',
        until: 'Esou laang wéi de Kont vum Betrib; Ären Numm geet mat Ärem Kont fort',
      },
      translations: {
        what: 'Wat en Iwwersetzungsdéngscht aus engem Message, enger Ufro, dem Text vun engem Betrib oder enger Bewäertung gemaach huet, wou een op „Iwwersetzen“ gedréckt huet',
        why: 'Fir datt en Text eemol un den Déngscht geet an net nach eng Kéier',
        until: 'Esou laang wéi den Text, zu deem se gehéiert, an nëmme bis dee geännert gëtt',
      },
      reports: {
        what: 'Meldunge vu Betriber iwwer Clienten an iwwer Gespréicher, Meldunge vun illegalem Inhalt mat deem Numm an där Adress, déi een uginn huet, a wat decidéiert gouf',
        why: 'Fir eppes géint Mëssbrauch ze maachen',
        until: `Bis de Kont vum Betrib oder vum Client geläscht ass, héchstens ${DECISION_RETENTION_YEARS} Joer no der Decisioun; bei enger Meldung vun illegalem Inhalt ginn Numm an Adress mat deem Kont fort, zu deem se gehéieren`,
      },
      decisions: {
        what: 'Wat Moderateuren iwwer Bewäertungen, Konten a Meldungen decidéiert hunn, mat hire Grënn',
        why: 'Fir datt Decisiounen nach eng Kéier nogekuckt kënne ginn an näischt roueg verschwënnt',
        until: `${DECISION_RETENTION_YEARS} Joer, oder méi laang, soulaang se gëllt: bei engem gespaarte Kont, enger zeréckgehalener Bewäertung. D’Wierder iwwer Iech gi mat Ärem Kont fort`,
      },
      notifications: {
        what: 'Wat d’Klack Iech seet, wat enger oppener Säit zulescht gesot gouf, an d’Adresse vun den Apparater, op deenen Dir vun Äntwerte wësse wëllt',
        why: 'Fir datt Dir gesitt, wat nei ass',
        until: `Wat d’Klack Iech seet, ${BELL_RETENTION_DAYS} Deeg, an ni méi laang wéi de Kont; wat enger oppener Säit gesot gouf, een Dag; en Apparat, bis Dir Iech dorop ausloggt oder en ausmaacht`,
      },
      counts: {
        what: 'Datt een haut de Profil vun engem Betrib gekuckt huet, als Hash vum Kont oder vum Reseau, an ob e vun eiser Sich koum; vun all Betrib, wéi vill et waren, Dag fir Dag',
        why: 'Fir datt Betriber wëssen, wéi vill Leit se gesinn, ouni Cookien',
        until:
          'D’Hashe bis um Enn vum Dag, an och dat, mat deem se gemaach goufen; déi blouss Zuelen esou laang, wéi de Betrib am Verzeechnes steet',
      },
      outgoing: {
        what: 'Mailen an SMSen, déi drop waarden, geschéckt ze ginn, och déi vum Kontaktformulaire; Schlësselen a Mailen, mat deenen Dir op se äntwert oder se ofbestellt',
        why: 'Fir datt keng verluer geet, wann e Server net geet',
        until: `Bis se geschéckt sinn: Mir probéieren et bis zu ${DELIVERY_RETRY_DAYS} Deeg laang; wat net geschéckt konnt ginn, nach ${RETENTION_DAYS.failedJobs} Deeg; Schlësselen ${RETENTION_DAYS.mailTokens} Deeg; vu Mailen, op déi geäntwert gouf, en Hash, ${RETENTION_DAYS.answeredMails} Deeg`,
      },
      guard: {
        what: 'Wéi dacks eppes probéiert gouf, ënner engem Schlëssel, deen en Hash vun enger Adress oder Nummer ass; Äntwerten op Uriff, déi zweemol geschéckt goufen; wéi eng gespäichert Fichiere wiem gehéieren, a wéi grouss se sinn',
        why: 'Fir datt kee Passwierder rode kann, näischt zweemol gemaach gëtt a keen ouni Enn späichert',
        until: 'Minutte bis Stonnen; Äntwerten een Dag; vun engem Fichier, esou laang wéi e gespäichert ass',
      },
    },
    kept: 'Wat wéini fort ass',
    keptText: 'All Nuecht läscht e Programm dat, wat méi al ass wéi dat hei.',
    keptColumns: { what: 'Wat', until: 'Wéi laang' },
    keptDays: (days) => pluralForm('lb', days, { one: 'Een Dag', other: `${days} Deeg` }),
    keptYears: (years) => pluralForm('lb', years, { one: 'Ee Joer', other: `${years} Joer` }),
    keptEnds: {
      withConversation:
        'Esou laang wéi d’Gespréich, an deem se geschéckt goufen: et gehéiert och där anerer Säit',
      atSignOut: 'Bis Dir Iech ausloggt',
      withAccount:
        'Bis Dir Äre Kont läsche loosst. Déi aner Säit behält, wat Dir hir geschéckt hutt, ouni Ären Numm',
      withProject: 'Esou laang wéi de Chantier: béid Säite riichten sech dono',
      byLaw:
        'Esou laang wéi de Betrib e Kont huet: d’Gesetz verlaangt, datt Betriber hir Korrespondenz 10 Joer laang ophalen',
    } satisfies Record<RetentionEnd, string>,
    keptWhat: {
      answers: 'Äntwerten op Uriff, déi zweemol geschéckt goufen',
      liveEvents: 'Wat enger oppener Säit gesot gouf',
      unsentAttachments: 'Fichieren, déi Dir fir e Message eropgelueden an ni geschéckt hutt',
      codes: 'Coden',
      networks: 'IP-Adresse vun Ärem éischten a leschten Aloggen',
      signUpAttempts: 'Versich, e Kont opzemaachen',
      bell: 'Wat d’Klack Iech seet',
      requestWishes: 'Datt Dir e Betrib gefrot hätt, dee keen Tarif huet',
      trail: 'Wat d’Sécherheet vun Ärem Kont betraff huet, a wat Moderateuren iwwer Iech gelies hunn',
      mailTokens: 'Schlësselen a Mailen, mat deenen Dir op se äntwert oder se ofbestellt',
      answeredMails: 'Hashe vu Mailen, op déi geäntwert gouf',
      webhookDeliveries: 'Zoustellunge vu Webhooken',
      stripeEvents: 'Nummere vun deem, wat de Bezueldéngscht eis gesot huet',
      failedJobs: 'Mailen an SMSen, déi net geschéckt konnte ginn',
      dormantAccounts: 'E private Kont, an dee sech keen aloggt',
      dormantWarning: 'Esou e Kont, nodeem mir geschriwwen hunn, datt en ophält',
      sentFiles: 'Fichieren a Messagen',
      drafts: 'Wat Dir ugefaangen hutt ze schreiwen an net geschéckt hutt, an Ärem Browser',
      companyDays: 'Wéi dacks d’Säit vun engem Betrib all Dag gekuckt gouf',
      companyLog: 'Wat d’Membere vun enger Equipe am Numm vun hirem Betrib gemaach hunn',
      messages: 'Messagen',
      requests: 'Ufroen, déi eriwwer sinn, a wéi eng Betriber gefrot goufen',
      projectHistory: 'Wat op engem Chantier geschitt ass, a wéini',
      quotes: 'Devisen, déi net ugeholl goufen',
      decisions:
        'Mellungen, wat d’Moderateuren decidéiert a wat si ewechgeholl hunn, soubal et net méi gëllt',
    } satisfies Record<RetainedData, string>,
    after: [
      {
        key: 'others',
        title: 'Wie soss et gesäit',
        text: [
          'Wat Dir verëffentlecht, jiddereen. Wat Dir engem Betrib schreift, dee Betrib. Kee keeft et, a keng Reklamm kritt et.',
          'Giewel benotzt anerer, wou et net ouni si geet: e Mailserver fir Mailen ze schécken, en SMS-Déngscht fir Codë per SMS ze schécken, VIES vun der Europäescher Kommissioun fir d’TVA-Nummer vun engem Betrib nozekucken, den Déngscht vum Hiersteller vun Ärem Browser fir en Apparat ze erreechen, op deem Dir Noriichte wëllt (e bréngt se, ouni se liesen ze kënnen), an, wou de Bedreiwer dat ageriicht huet, e Späicher fir Fichieren an e Bezueldéngscht. Jidderee kritt, wat en dofir brauch, a soss näischt.',
          'Wou de Bedreiwer en Iwwersetzungsdéngscht ageriicht huet, steet „Iwwersetzen“ niewent Texter an enger anerer Sprooch. En Text geet nëmmen un deen Déngscht, wann een, deen e liese kann, dorop dréckt: den Text eleng, ouni Ären Numm an ouni Är Adress. Ouni datt een dréckt, geet keen.',
          'Am Log vum Server sti weder Adresse vu Visiteuren nach dat, wat si getippt hunn.',
        ],
      },
      {
        key: 'rights',
        title: 'Är Rechter',
        text: [
          'An den Astellunge kënnt Dir eng Kopie vun allem kréien, wat mir iwwer Iech späicheren, et verbesseren, an Äre Kont läsche loossen. Dofir musst Dir kee froen.',
          'Dir kënnt och Widdersproch maachen, d’Benotze vun Ären Donnéeën aschränke loossen, oder bei der Commission nationale pour la protection des données (CNPD) zu Lëtzebuerg Plainte maachen.',
        ],
        links: [{ label: 'Schreift eis iwwer Är Donnéeën', href: href('/contact', { topic: 'privacy' }) }],
      },
    ],
  },
};
