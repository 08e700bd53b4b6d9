import type { sentences as english } from '#features/marketing/core/strings/en/marketing.ts';
import { withoutPlan } from '#features/notifications/core/strings/lb/without-plan.ts';
import { href } from '#kernel/href.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  joinAsCompany: 'Als Betrib matmaachen',
  howItWorksForCompanies: 'Wéi et fir Betriber geet',

  forCompanies: {
    title: 'Fir Betriber',
    documentTitle: 'Fir Betriber vum Bau a vun der Renovatioun zu Lëtzebuerg',
    description:
      'Weist fäerdeg Aarbechten, kritt Ufroen direkt vu Clienten zu Lëtzebuerg, a sammelt Bewäertungen, déi zu Chantiere gehéieren. 14 Deeg gratis testen.',
    heading: 'Är fäerdeg Chantiere bréngen Iech deen nächsten.',
    lead: 'E Profil mat Ärer eegener Aarbecht, Ufroen direkt vum Client, a Bewäertungen, déi just Leit schreiwe kënnen, fir déi Dir geschafft hutt.',
    trial: (days) => `${days} Deeg gratis testen. Et gëtt näischt ofgebucht, wat Dir net gewielt hutt.`,
    sampleCaption: 'E Profil, wéi Clienten e gesinn. De Betrib a seng Zuele sinn erfonnt.',
    sections: {
      connections: {
        title: 'Direkte Kontakt mam Client',
        text: 'Eng Ufro kënnt vun deem, deen d’Aarbecht maache loosse wëll, mat Numm, Plaz an deem, wat ze maachen ass. Dir äntwert op der selwechter Plaz. Kee verkeeft se un dräi anerer, a keen hëlt en Deel vum Optrag.',
        points: ['Keng Kommissioun op Kontrakter', 'Kee Präis pro Ufro', 'Ee Gespréich fir all Client'],
      },
      reputation: {
        title: 'E Ruff, deen Iech gehéiert',
        text: 'Eng Bewäertung ka just e Client schreiwen, deem säi Chantier mat Iech fäerdeg ass, an e Mënsch liest se, ier se erschéngt. Wann eng net fair ass, kënnt Dir se mellen, an e Moderateur decidéiert.',
        points: [
          'All Bewäertung gehéiert zu engem Chantier',
          'Eng Duerchschnëttsnott aus allen',
          'Keng Bewäertung ze kafen',
        ],
      },
      operations: {
        title: 'Alles op enger Plaz',
        text: 'Ufroen, Messagen a Chantieren niewentenee. E Chantier ass fäerdeg, wann Dir an de Client et gesot hutt, an den Datum bleift opgeschriwwen.',
        points: ['Chantiere mat Budget an Zäit', 'Béid Säite bestätegen', 'Um Telefon wéi um Büro'],
      },
      analytics: {
        title: 'Zuelen, déi richteg Leit zielen',
        text: 'Wéi vill Leit Äre Profil gekuckt hunn, wéi vill geschriwwen hunn, wéi vill Cliente goufen, a wéi séier Dir geäntwert hutt. Wou et ze wéineg gëtt, fir eppes ze soen, do steet dat.',
        points: ['Besich, Ufroen a Chantieren', '7, 30, 90 oder 365 Deeg', 'All Zuel aus richtegen Donnéeën'],
      },
      verified: {
        title: 'Gepréifte Profiller',
        text: 'Är TVA-Nummer gëtt am Register vun der Europäescher Kommissioun nogekuckt; Är RCS-Nummer, Är Autorisation d’établissement an Är Versécherung kuckt e Mënsch no, mam Dokument. Hannert dem Zeeche steet, wat nogekuckt gouf, wou a wéini.',
        points: [
          'TVA-Nummer mat VIES nogekuckt',
          'RCS-Nummer, Autorisatioun a Versécherung mam Dokument',
          'Wat ofleeft, verschwënnt vum selwen',
          'D’Zeechen ass net ze kafen',
        ],
      },
    },
    priceTitle: (price) => `Ab ${price} de Mount, mat TVA`,
    priceText: (days) =>
      `Dräi Tariffer, jee nodeem wéi vill Leeschtungen Dir weist. Probéiert egal wéi een, ${days} Deeg laang, ier Dir bezuelt, a wiesselt, wéini Dir wëllt.`,
    seePlans: 'Tariffer a Präisser',
    closing: 'Är Aarbecht ass scho gemaach. Weist se.',
  },

  // The sample screens show these. Everything is invented, and their captions say so.
  sample: {
    company: 'Ateliers Wampach',
    description:
      'Schräiner aus dem Gutland: Daachstill, Trapen aus Eech, Dieren a Fënstere fir al Haiser, an enger Wierkstat gezeechent a gebaut.',
    trades: ['Schräineraarbechten', 'Fënsteren & Dieren', 'Renovatioun', 'Daach'],
    city: 'Miersch',
    client: 'Anne K.',
    inquiry:
      'Moien. Mir hunn zu der Fiels eng Trap aus Eech vun 1911, zwielef Trëtt, zwee dovu si gerass. Kann ee se flécken, oder muss se ersat ginn?',
    reply:
      'Moien. Zwee gerassen Trëtt kann ee flécken. Ech kommen den Donneschdeg um 17:00 an der Fiels laanscht a ka mir se kucken.',
    sent: '09:14',
    answered: '09:52',
    screens: {
      messages: 'E Gespréich mat engem Client, wéi e Betrib et gesäit. Erfonnt.',
      reviews: 'Bewäertunge vun engem Betrib. Erfonnt.',
      projects: 'D’Chantiere vun engem Betrib. Erfonnt.',
      figures: 'Zuele vun engem Betrib. Erfonnt.',
      facts: 'Wat bei engem Betrib gepréift ass. Erfonnt.',
    },
    reviews: [
      {
        name: 'marc.thill',
        text: 'Si hunn all Trëtt nummeréiert, ier se d’Trap erausgeholl hunn. Elo kraacht se net méi.',
      },
      {
        name: 'claire_s',
        text: 'Gutt Fënsteren. Zwou Woche méi spéit, a si hunn et an Zäite gesot.',
      },
    ],
    average: '4,8',
    reviewCount: '37 Bewäertungen',
    projects: [
      { name: 'Trap aus Eech, Fiels', detail: 'Anne K. · 4.800 €' },
      { name: 'Daachstull, Fëschbech', detail: 'Commune de Fischbach · 62.000 €' },
      { name: 'Aacht Fënsteren, Miersch', detail: 'Familie Wagner · 19.400 €' },
    ],
    states: { open: 'Amgaang', waiting: 'Waart op de Client', done: 'Fäerdeg' },
    projectsTitle: 'Chantiere vum Betrib',
    figures: [
      { key: 'views', label: 'Besich um Profil', value: '412', delta: '+18 %' },
      { key: 'inquiries', label: 'Ufroen', value: '23', delta: '+4' },
      { key: 'answer', label: 'Zäit bis d’Äntwert', value: '1,6 St.', delta: '−0,4 St.' },
      { key: 'won', label: 'Goufe Chantieren', value: '9', delta: '+2' },
    ],
    period: 'lescht 30 Deeg',
    before: 'géintiwwer den 30 Deeg virdrun',
    verifiedTitle: 'Gepréift',
    verified: [
      { key: 'vat', label: 'TVA-Nummer', value: 'LU 123 456 78', note: 'Mat VIES nogekuckt' },
      { key: 'registration', label: 'RCS-Nummer', value: 'B000000', note: 'Registre de commerce' },
      {
        key: 'insurance',
        label: 'Versécherung',
        value: 'Gëlteg bis den 31. Dezember',
        note: 'Certificat vun der Versécherung',
      },
    ],
    outOfFive: (rating) => `${rating} vu 5`,
  },

  howItWorks: {
    title: 'Wéi et geet',
    documentTitle: {
      clients: 'Wéi Giewel fir Cliente geet',
      companies: 'Wéi Giewel fir Betriber geet: Tariffer a Präisser',
    },
    description: {
      clients:
        'Vun der éischter Sich bis bei d’Bewäertung: wéi een zu Lëtzebuerg op Giewel e Betrib fënnt, vergläicht an engagéiert. Gratis fir Clienten.',
      companies:
        'Vum Profil bis bei den nächste Chantier: wéi Giewel fir Betriber vum Bau a vun der Renovatioun geet, wat et kascht a wat an engem Tarif dran ass.',
    },
    lead: 'Vum éischte Bléck bis bei de leschten Nol, an där Reiefolleg, wéi et geschitt.',
    tabs: { label: 'Fir wien', clients: 'Fir Clienten', companies: 'Fir Betriber' },
    questions: 'Wat d’Leit froen',

    clients: {
      steps: [
        {
          title: 'Sichen a kucken',
          text: 'Wielt e Métier, oder tippt, wat ze maachen ass: „Kulang“, „Trap aus Eech“, „Heizung“. All Profil weist fäerdeg Aarbechten, Ëffnungszäiten, a wat Cliente geschriwwen hunn. Dofir braucht Dir kee Kont.',
        },
        {
          title: 'Schreiwen an Devis froen',
          text: 'Schreift dem Betrib direkt a frot en Devis. Späichert déi, déi Iech gefalen, an en Dossier, schreift Notizen, a leet bis zu véier niewentenee.',
        },
        {
          title: 'Engagéieren an ofschléissen',
          text: 'Fänkt e Chantier mat deem Betrib un, deen Dir gewielt hutt. Wann Dir alle béid sot, datt e fäerdeg ass, kënnt Dir eng Bewäertung fir deen Nächste schreiwen.',
        },
      ],
      factsTitle: 'Op wat Dir Iech verloosse kënnt',
      facts: [
        {
          title: 'Et kascht Iech näischt',
          text: 'D’Betriber bezuele fir hir Plaz. D’Cliente bezuelen ni eppes.',
        },
        {
          title: 'Gepréifte Betriber',
          text: 'Bei engem Betrib mam Zeeche gouf eppes nogekuckt: dréckt drop a liest wat, wou a wéini.',
        },
        {
          title: 'Richteg Bewäertungen',
          text: 'Just e Client mat engem fäerdege Chantier kann eng schreiwen, eng fir all Chantier.',
        },
        {
          title: 'D’Reiefolleg ass erkläert',
          text: 'Fir wat e Betrib an de Resultater bezuele kann, a fir wat net, steet geschriwwen.',
        },
      ],
      questions: [
        {
          question: 'Brauch ech e Kont?',
          answer:
            'Fir ze kucken net. Fir engem Betrib ze schreiwen, en an en Dossier ze späicheren oder e Chantier unzefänken, jo; dat dauert eng Minutt.',
        },
        {
          question: 'Wie gesäit meng Telefonsnummer a meng Adress?',
          answer:
            'Nëmme Betriber, mat deenen Dir e Chantier ufänkt, gesinn Är E-Mail an Är Telefonsnummer; wann Dir en Devis unhuelt, fänkt een un. Är Strooss bleift verstoppt, bis Dir se weist. E Betrib, deem Dir schreift oder deen Dir ëm en Devis frot, gesäit Ären Numm an dat, wat Dir geschriwwen hutt.',
        },
        {
          question: 'Ass de Kontrakt mat Giewel?',
          answer:
            'Nee. Dir maacht et mam Betrib aus, an Dir bezuelt de Betrib. Giewel hëlt keen Deel dovun an ënnerschreift näischt fir Iech.',
        },
        {
          question: 'Wat, wann eppes schifgeet?',
          answer:
            'Schreift fir d’éischt dem Betrib; d’Messagë bleiwe fir béid Säiten do. Wat Dir erlieft hutt, gehéiert an eng Bewäertung, wann de Chantier fäerdeg ass.',
        },
      ],
      start: 'Leeschtunge kucken',
      join: 'Kont fir Clienten',
    },

    companies: {
      steps: [
        {
          title: 'Weist Är Aarbecht',
          text: 'Donnéeë vum Betrib, Métieren, Ëffnungszäiten a Fotoe vu fäerdegen Aarbechten. De Profil gëtt ënner Ärem Numm, Ärem Métier an Ärer Gemeng fonnt.',
        },
        {
          title: 'Loosst Iech préiwen',
          text: 'Är TVA-Nummer gëtt am europäesche Register nogekuckt; RCS-Nummer, Autorisation d’établissement a Versécherung kuckt e Moderateur no, op engem Dokument, dat Dir schéckt. D’Zeechen erschéngt mat deem éischten dovun.',
        },
        {
          title: 'Äntwert op Ufroen',
          text: 'Cliente schreiwen Iech direkt. Dir äntwert, schéckt en Devis a maacht de Chantier aus. Mir huele keng Kommissioun.',
        },
        {
          title: 'Sammelt Bewäertungen',
          text: 'Wann e Chantier op béide Säite fäerdeg ass, kann de Client e bewäerten. Dat zielt do, wou Betriber geuerdent ginn.',
        },
      ],
      plansTitle: 'Tariffer a Präisser',
      plansText: 'All Tarif huet e Profil, direkt Messagen a Bewäertungen. D’Präisser si mat TVA.',
      plans: {
        basic: {
          name: 'Basic',
          text: 'Eng kleng Wierkstat, oder en éischt Joer.',
          extras: ['Einfach Zuelen'],
        },
        professional: {
          name: 'Professional',
          text: 'Déi meescht Betriber mat enger Equipe.',
          extras: ['Méi Zuelen', 'Virrang an de Resultater'],
        },
        premium: {
          name: 'Premium',
          text: 'Méi Métieren ënner engem Daach.',
          extras: ['All Zuelen', 'Gesponsert Plaz', 'Eng fest Persoun fir Äre Kont'],
        },
      },
      services: (most) => `Bis zu ${most} Leeschtungen`,
      unlimitedServices: 'Leeschtungen ouni Limitt',
      perMonth: 'de Mount',
      prelaunch: (price) => `${price} de Mount virum Start`,
      fromLaunch: 'Nom Start',
      trial: (days) => `${days} Deeg gratis testen.`,
      trialText: 'Probéiert all Tarif, ier Dir bezuelt.',
      banner: 'Reklamm als Banner',
      bannerText: (price) => `ab ${price} de Mount, onofhängeg vun Ärem Tarif an als Reklamm markéiert.`,
      bannerAsk: 'No engem Banner froen',
      joining: {
        question: 'Wéini kënne Betriber matmaachen?',
        answer:
          'Giewel ass virum Start. D’Umeldung kann een haut als Demo duerchgoen; fir jidderee geet se mam Start op.',
      },
      joiningLive: {
        question: 'Wéini kënne Betriber matmaachen?',
        answer: 'Haut. Mellt Iech un, an Är Testphas vu 14 Deeg fänkt direkt un.',
      },
      questions: [
        {
          question: 'Wat geschitt, wann d’Testphas eriwwer ass?',
          answer: `Et gëtt näischt ofgebucht, wat Dir net gewielt hutt. Ouni Tarif: ${withoutPlan}`,
        },
        {
          question: 'Kann ech eng besser Plaz an de Resultater kafen?',
          answer:
            'Vu jee sechs Resultater sinn déi éischt an déi véiert Plaz bezuelt, mat „Gesponsert“ markéiert. Premium kënnt do viru Professional, an nëmmen do, wou de Betrib esou gutt op d’Sich passt wéi déi aner an deene sechs. Soss ka keng Plaz kaaft ginn.',
        },
        {
          question: 'Kann eng schlecht Bewäertung ewechgeholl ginn?',
          answer:
            'Dir kënnt se mellen a soe firwat. E Moderateur decidéiert, ob se géint d’Reegelen ass. Eng niddreg Nott eleng ass dat net.',
        },
      ],
    },
    rankingLink: 'Wéi d’Resultater geuerdent ginn',
    reviewsLink: 'Reegele fir Bewäertungen',
  },

  contact: {
    title: 'Kontakt',
    description:
      'Schreift deene Leit, déi Giewel maachen: Froen, Konten, Betriber, Dateschutz, Accessibilitéit, Sécherheet.',
    lead: 'E Mënsch liest dat hei an äntwert per Mail.',
    form: 'Schreift eis',
    name: 'Ären Numm',
    email: 'Är E-Mail-Adress',
    topic: 'Ëm wat geet et?',
    topics: {
      general: 'Eng Fro oder e Virschlag',
      account: 'Mäi Kont',
      company: 'Mäi Betrib op Giewel',
      'illegal-content': 'Illegalen Inhalt',
      privacy: 'Meng Donnéeën an den Dateschutz',
      accessibility: 'Accessibilitéit',
      security: 'Eng Schwaachstell an der Sécherheet',
    },
    message: 'Message',
    messageHint: 'Wann et ëm eng Säit geet, hëlleft hir Adress.',
    illegalHint: 'Gitt w.e.g. déi genee Adress vun der Säit un, wat Dir dorop fir illegal haalt, a firwat.',
    website: 'Loosst dat hei eidel',
    send: 'Message schécken',
    sending: 'Gëtt geschéckt...',
    sent: 'Message geschéckt',
    sentText: 'Merci. D’Äntwert kënnt per Mail.',
    another: 'Nach e Message schreiwen',
    notSent: 'Message net geschéckt',
    unexpected:
      'Do ass eppes schifgaangen. Wat Dir geschriwwen hutt, ass nach do; probéiert w.e.g. nach eng Kéier.',
    needsScript: 'Dëse Formulaire brauch JavaScript.',
    writeTo: 'Oder per Mail:',
    ways: 'Et geet och méi séier',
    waysList: [
      {
        label: 'D’Aarbecht oder en Devis vun engem Betrib',
        text: 'Schreift dem Betrib selwer, vu sengem Profil aus.',
        href: href('/search'),
      },
      {
        label: 'Äert Passwuert',
        text: 'Vergiess? Setzt et op der Login-Säit zeréck.',
        href: href('/auth'),
      },
      {
        label: 'Eng Kopie vun Ären Donnéeën, oder fortgoen',
        text: 'Béides fannt Dir an den Astellungen, ouni iergendeen ze froen.',
        href: href('/settings'),
      },
    ],
  },

  nameRequired: 'Gitt w.e.g. Ären Numm an',
  nameTooLong: 'Den Numm däerf net méi wéi 120 Zeechen hunn',
  messageTooShort: 'Schreift w.e.g. mindestens 10 Zeechen',
  messageTooLong: 'De Message ass ze laang: héchstens 5.000 Zeechen',
};
