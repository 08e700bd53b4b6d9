import type { sentences as english } from '#features/marketing/core/strings/en/marketing.ts';
import { withoutPlan } from '#features/notifications/core/strings/lb/without-plan.ts';
import { href } from '#kernel/href.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  joinAsCompany: 'Als Betrib matmaachen',
  howItWorksForCompanies: 'Esou funktionéiert et fir Betriber',

  forCompanies: {
    title: 'Fir Betriber',
    documentTitle: 'Fir Bau- a Renovatiounsbetriber zu Lëtzebuerg',
    description:
      'Weist fäerdeg Aarbechten, kritt Ufroen direkt vu Clienten zu Lëtzebuerg, a sammelt Bewäertungen, déi zu Chantiere gehéieren. 14 Deeg gratis testen.',
    heading: 'Är fäerdeg Chantiere bréngen Iech deen nächsten.',
    lead: 'E Profil, deen Är Aarbecht weist, Ufroen direkt vum Client, a Bewäertungen, déi just Leit schreiwe kënnen, fir déi Dir geschafft hutt.',
    trial: (days) => `${days} Deeg gratis testen. Mir buchen näischt of, soulaang Dir keen Tarif wielt.`,
    sampleCaption: 'E Profil, wéi Clienten e gesinn. De Betrib a seng Zuele sinn erfonnt.',
    sections: {
      connections: {
        title: 'Direkte Kontakt mam Client',
        text: 'Eng Ufro kënnt vun deem, deen d’Aarbecht maache loosse wëll, mat Numm, Plaz an enger Beschreiwung. Dir äntwert direkt. Mir verkafe keng Kontakter an huele keng Kommissioun.',
        points: ['Keng Kommissioun op Kontrakter', 'Kee Präis pro Ufro', 'Ee Gespréich fir all Client'],
      },
      reputation: {
        title: 'E Ruff, deen Dir Iech verdéngt hutt',
        text: 'Just Clienten, deenen hire Chantier mat Iech fäerdeg ass, kënnen eng Bewäertung schreiwen, an e Moderateur liest all Bewäertung, ier mir se publizéieren. Fannt Dir eng net fair, da mellt se, an e Moderateur decidéiert.',
        points: [
          'All Bewäertung gehéiert zu engem Chantier',
          'Eng Duerchschnëttsnott aus allen',
          'Keng bezuelt Bewäertungen',
        ],
      },
      operations: {
        title: 'Alles op enger Plaz',
        text: 'Ufroen, Messagen a Chantieren, alles op Ärer Iwwersiicht. E Chantier ass fäerdeg, wann Dir an de Client et bestätegt hutt, a mir halen den Datum fest.',
        points: [
          'Chantiere mat Budget an Zäitplang',
          'Dir an de Client bestätegt, datt e fäerdeg ass',
          'Um Handy wéi um Computer',
        ],
      },
      analytics: {
        title: 'Statistiken aus dem richtege Liewen',
        text: 'Dir gesitt, wéi vill Leit Äre Profil gekuckt hunn, Iech geschriwwen hunn a Cliente goufen, a wéi séier Dir geäntwert hutt. Wou et nach net genuch Donnéeë gëtt, soe mir dat.',
        points: ['Besich, Ufroen a Chantieren', '7, 30, 90 oder 365 Deeg', 'All Zuel aus richtegen Donnéeën'],
      },
      verified: {
        title: 'Gepréift Profiller',
        text: 'Är TVA-Nummer kucke mir am Register vun der Europäescher Kommissioun no. Är RCS-Nummer, Är Autorisation d’établissement an Är Versécherung kuckt e Moderateur mat Hëllef vun Ären Dokumenter no. Wien op de Badge dréckt, gesäit, wat mir nogekuckt hunn, wou a wéini.',
        points: [
          'TVA-Nummer bei VIES nogekuckt',
          'RCS-Nummer, Autorisatioun a Versécherung mat Hëllef vun Dokumenter nogekuckt',
          'Wat ofleeft, verschwënnt automatesch',
          'De Badge kann een net kafen',
        ],
      },
    },
    priceTitle: (price) => `Ab ${price} de Mount, mat TVA`,
    priceText: (days) =>
      `Dräi Tariffer, jee nodeem wéi vill Leeschtungen Dir ubitt. Test egal wéi een ${days} Deeg gratis a wiesselt, wéini Dir wëllt.`,
    seePlans: 'Tariffer a Präisser',
    closing: 'Är Aarbecht ass scho gemaach. Weist se.',
  },

  // The sample screens show these. Everything is invented, and their captions say so.
  sample: {
    company: 'Ateliers Wampach',
    description:
      'Schräiner aus dem Guttland: Daachstill, Trapen aus Eech, Dieren a Fënstere fir al Haiser, an engem Atelier gezeechent a gebaut.',
    trades: ['Schräineraarbechten', 'Fënsteren & Dieren', 'Renovatioun', 'Daach'],
    city: 'Miersch',
    client: 'Anne K.',
    inquiry:
      'Moien. Mir hunn an der Fiels eng Trap aus Eech vun 1911, zwielef Trëtt, zwee dovu si gerass. Kann ee se flécken, oder muss se ersat ginn?',
    reply:
      'Moien. Zwee gerassen Trëtt kann ee flécken. Ech kommen den Donneschdeg um 17:00 an der Fiels laanscht a ka mir se ukucken.',
    sent: '09:14',
    answered: '09:52',
    screens: {
      messages: 'E Gespréich mat engem Client, wéi e Betrib et gesäit (erfonnt Beispill)',
      reviews: 'Bewäertunge vun engem Betrib (erfonnt Beispill)',
      projects: 'D’Chantiere vun engem Betrib (erfonnt Beispill)',
      figures: 'Statistike vun engem Betrib (erfonnt Beispill)',
      facts: 'Gepréift Informatioune vun engem Betrib (erfonnt Beispill)',
    },
    reviews: [
      {
        name: 'marc.thill',
        text: 'Si hunn all Trëtt nummeréiert, ier se d’Trap erausgeholl hunn. Elo kraacht se net méi.',
      },
      {
        name: 'claire_s',
        text: 'Gutt Fënsteren. Zwou Woche méi spéit, mee si hunn et an Zäite gesot.',
      },
    ],
    average: '4,8',
    reviewCount: '37 Bewäertungen',
    projects: [
      { name: 'Trap aus Eech, Fiels', detail: 'Anne K. · 4.800 €' },
      { name: 'Daachstull, Fëschbech', detail: 'Commune de Fischbach · 62.000 €' },
      { name: 'Aacht Fënsteren, Miersch', detail: 'Familie Wagner · 19.400 €' },
    ],
    states: { open: 'Am Gaang', waiting: 'Waart op Bestätegung', done: 'Fäerdeg' },
    projectsTitle: 'Chantiere vum Betrib',
    figures: [
      { key: 'views', label: 'Besich um Profil', value: '412', delta: '+18 %' },
      { key: 'inquiries', label: 'Interessenten', value: '23', delta: '+4' },
      { key: 'answer', label: 'Äntwertzäit', value: '1,6 St.', delta: '−0,4 St.' },
      { key: 'won', label: 'Dovu Chantieren', value: '9', delta: '+2' },
    ],
    period: 'lescht 30 Deeg',
    before: 'par rapport zu den 30 Deeg virdrun',
    verifiedTitle: 'Gepréift',
    verified: [
      { key: 'vat', label: 'TVA-Nummer', value: 'LU 123 456 78', note: 'Bei VIES nogekuckt' },
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
    title: 'Esou funktionéiert et',
    documentTitle: {
      clients: 'Esou funktionéiert Giewel fir Clienten',
      companies: 'Esou funktionéiert Giewel fir Betriber: Tariffer a Präisser',
    },
    description: {
      clients:
        'Esou fannt, vergläicht an engagéiert Dir zu Lëtzebuerg Betriber op Giewel, vun der éischter Sich bis zur Bewäertung. Gratis fir Clienten.',
      companies:
        'Esou funktionéiert Giewel fir Bau- a Renovatiounsbetriber: wat et kascht a wat an all Tarif dran ass.',
    },
    lead: 'All Schrëtt, vun der éischter Sich bis zum fäerdege Chantier.',
    tabs: { label: 'Fir wien', clients: 'Fir Clienten', companies: 'Fir Betriber' },
    questions: 'Dacks gestallt Froen',

    clients: {
      steps: [
        {
          title: 'Sichen a kucken',
          text: 'Wielt e Metier, oder tippt, wat ze maachen ass: „Kullang“, „Trap aus Eech“, „Heizung“. Op all Profil gesitt Dir fäerdeg Aarbechten, Ëffnungszäiten a Bewäertungen. Fir ze kucke braucht Dir kee Kont.',
        },
        {
          title: 'Schreiwen an Devis froen',
          text: 'Schreift de Betriber direkt a frot en Devis. Späichert déi, déi Iech gefalen, an en Dossier, schreift Notizen derbäi a vergläicht bis zu véier niewenteneen.',
        },
        {
          title: 'Engagéieren an ofschléissen',
          text: 'Leet e Chantier mat deem Betrib un, deen Dir gewielt hutt. Soubal Dir allebéid gesot hutt, datt e fäerdeg ass, kënnt Dir eng Bewäertung schreiwen an esou anere Leit hëllefen.',
        },
      ],
      factsTitle: 'Op wat Dir Iech verloosse kënnt',
      facts: [
        {
          title: 'Gratis fir Clienten',
          text: 'D’Betriber bezuelen en Abo. D’Cliente bezuelen ni eppes.',
        },
        {
          title: 'Gepréift Betriber',
          text: 'Dréckt op de Badge vun engem Betrib, da gesitt Dir, wat mir nogekuckt hunn, wou a wéini.',
        },
        {
          title: 'Richteg Bewäertungen',
          text: 'Just wien e Chantier ofgeschloss huet, kann eng Bewäertung schreiwen, eng pro Chantier.',
        },
        {
          title: 'Eng transparent Reiefolleg',
          text: 'Mir publizéieren, wéi d’Resultater zortéiert ginn, a wat e Betrib kafe kann a wat net.',
        },
      ],
      questions: [
        {
          question: 'Brauch ech e Kont?',
          answer:
            'Fir ze kucken net. Dir braucht een, fir Betriber ze schreiwen, se an en Dossier ze späicheren oder e Chantier unzefänken. Dat dauert eng Minutt.',
        },
        {
          question: 'Wie gesäit meng Telefonsnummer a meng Adress?',
          answer:
            'Nëmme Betriber, mat deenen Dir e Chantier ufänkt, gesinn Är E-Mail an Är Telefonsnummer. E Chantier fänkt un, wann Dir en Devis unhuelt. Är Strooss bleift verstoppt, bis Dir se weist. E Betrib, deem Dir schreift oder deen Dir ëm en Devis frot, gesäit Ären Numm an dat, wat Dir geschriwwen hutt.',
        },
        {
          question: 'Ass mäi Kontrakt mat Giewel?',
          answer:
            'Nee. Dir maacht de Kontrakt mam Betrib a bezuelt de Betrib direkt. Giewel hëlt keng Kommissioun an ënnerschreift näischt fir Iech.',
        },
        {
          question: 'A wann eppes schifgeet?',
          answer:
            'Schreift fir d’éischt dem Betrib, dann hutt Dir allebéid eppes Schrëftleches. Wann de Chantier fäerdeg ass, kënnt Dir an enger Bewäertung soen, wéi et war.',
        },
      ],
      start: 'Leeschtunge kucken',
      join: 'Kont fir Clienten',
    },

    companies: {
      steps: [
        {
          title: 'Weist Är Aarbecht',
          text: 'Gitt d’Donnéeë vum Betrib un, Är Metieren, Ëffnungszäiten a Fotoe vu fäerdegen Aarbechten. Cliente fannen Iech iwwer den Numm, de Metier an d’Gemeng.',
        },
        {
          title: 'Loosst Iech préiwen',
          text: 'Är TVA-Nummer kucke mir bei VIES no, dem Register vun der Europäescher Kommissioun. Är RCS-Nummer, Är Autorisation d’établissement an Är Versécherung kuckt e Moderateur mat Hëllef vun Ären Dokumenter no. De Badge kritt Dir, soubal eent dovu gepréift ass.',
        },
        {
          title: 'Äntwert de Clienten',
          text: 'Cliente schreiwen Iech direkt. Dir äntwert, schéckt en Devis a maacht de Chantier mat hinnen aus. Mir huele keng Kommissioun.',
        },
        {
          title: 'Sammelt Bewäertungen',
          text: 'Wann Dir an Äre Client de Chantier als fäerdeg markéiert hutt, kann de Client Iech bewäerten. Bewäertungen zielen an de Resultater mat.',
        },
      ],
      plansTitle: 'Tariffer a Präisser',
      plansText: 'An all Tarif sinn e Profil, direkt Messagen a Bewäertungen dran. D’Präisser si mat TVA.',
      plans: {
        basic: {
          name: 'Basic',
          text: 'Fir kleng oder nei Betriber.',
          extras: ['Einfach Statistiken'],
        },
        professional: {
          name: 'Professional',
          text: 'Fir déi meescht Betriber mat enger Equipe.',
          extras: ['Méi Statistiken', 'Virrang an de Resultater'],
        },
        premium: {
          name: 'Premium',
          text: 'Fir Betriber mat e puer Metieren.',
          extras: ['All Statistiken', 'Gesponsert Plaz', 'Eng fest Kontaktpersoun'],
        },
      },
      services: (most) => `Bis zu ${most} Leeschtungen`,
      unlimitedServices: 'Onlimitéiert Leeschtungen',
      perMonth: 'de Mount',
      prelaunch: (price) => `${price} de Mount virum Start`,
      fromLaunch: 'Nom Start',
      trial: (days) => `${days} Deeg gratis testen.`,
      trialText: 'Test all Tarif, ier Dir bezuelt.',
      banner: 'Reklamm als Banner',
      bannerText: (price) => `ab ${price} de Mount, onofhängeg vun Ärem Tarif an als Reklamm markéiert.`,
      bannerAsk: 'No engem Banner froen',
      joining: {
        question: 'Wéini kënne Betriber matmaachen?',
        answer:
          'Wa Giewel un de Start geet, kënne sech all Betriber umellen. Bis dohi kënnt Dir en Demo-Kont opmaachen.',
      },
      joiningLive: {
        question: 'Wéini kënne Betriber matmaachen?',
        answer: 'Haut. Mellt Iech un, an Är Testphas vu 14 Deeg fänkt direkt un.',
      },
      questions: [
        {
          question: 'Wat geschitt, wann d’Testphas eriwwer ass?',
          answer: `Mir buchen näischt of, soulaang Dir keen Tarif wielt. ${withoutPlan}`,
        },
        {
          question: 'Kann ech eng besser Plaz an de Resultater kafen?',
          answer:
            'Vu jee sechs Resultater sinn déi éischt an déi véiert Plaz bezuelt, mat „Gesponsert“ markéiert. Do kommen d’Betriber mat Premium virun deene mat Professional, an nëmmen, wa se op d’mannst esou gutt op d’Sich passe wéi déi aner vun deene sechs. Keng aner Plaz kann ee kafen.',
        },
        {
          question: 'Kann eng schlecht Bewäertung ewechgeholl ginn?',
          answer:
            'Dir kënnt se mellen a soe firwat. E Moderateur decidéiert, ob se géint eis Reegelen ass. Eng niddreg Nott eleng ass kee Grond.',
        },
      ],
    },
    rankingLink: 'Wéi mir d’Resultater zortéieren',
    reviewsLink: 'Reegele fir Bewäertungen',
  },

  contact: {
    title: 'Kontakt',
    description:
      'Schreift der Equipe vu Giewel: iwwer Äre Kont, Äre Betrib, Dateschutz, Accessibilitéit, Sécherheet oder eppes aneschters.',
    lead: 'Een aus eiser Equipe liest Äre Message an äntwert per E-Mail.',
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
      security: 'E Sécherheetsproblem',
    },
    message: 'Message',
    messageHint: 'Wann et ëm eng Säit geet, gitt hir Adress un.',
    illegalHint: 'Gitt w.e.g. déi genee Adress vun der Säit un, wat Dir dorop fir illegal haalt, a firwat.',
    website: 'Loosst dat hei eidel',
    send: 'Message schécken',
    sending: 'Gëtt geschéckt…',
    sent: 'Message geschéckt',
    sentText: 'Merci. Mir äntweren Iech per E-Mail.',
    another: 'Nach e Message schreiwen',
    notSent: 'Message net geschéckt',
    unexpected: 'Do ass eppes schifgaangen. Äre Message ass nach do, probéiert w.e.g. nach eng Kéier.',
    needsScript: 'Schalt JavaScript un, fir dëse Formulaire ze benotzen.',
    writeTo: 'Oder schreift eis eng E-Mail:',
    ways: 'Esou geet et méi séier',
    waysList: [
      {
        label: 'Froen iwwer d’Aarbecht oder den Devis vun engem Betrib',
        text: 'Schreift dem Betrib op sengem Profil.',
        href: href('/search'),
      },
      {
        label: 'Passwuert vergiess',
        text: 'Setzt et op der Login-Säit zeréck.',
        href: href('/auth'),
      },
      {
        label: 'Är Donnéeën eroflueden oder Äre Kont läschen',
        text: 'Dat maacht Dir an den Astellungen.',
        href: href('/settings'),
      },
    ],
  },

  nameRequired: 'Gitt w.e.g. Ären Numm an',
  nameTooLong: 'Den Numm däerf net méi wéi 120 Zeechen hunn',
  messageTooShort: 'Schreift w.e.g. mindestens 10 Zeechen',
  messageTooLong: 'De Message ass ze laang: héchstens 5.000 Zeechen',
};
