import { languageNames } from '#features/companies/core/strings/pt/language-names.ts';
import { proofKindNames, proofSourceNames } from '#features/companies/core/strings/pt/proof-names.ts';
import type { sentences as english } from '#features/companies/profile/strings/en/profile.ts';
import { withheldFor } from '#features/reviews/core/strings/pt/withheld-for.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  languageNames,
  invalidId: 'Identificador de empresa inválido',
  companyNotFoundText: 'A empresa pode ter saído do Giewel, ou o endereço está incompleto.',
  fetchFailed: 'Não foi possível carregar o perfil',
  tooMany: 'Limite diário atingido',
  browseCompanies: 'Ver as empresas',
  breadcrumb: 'Caminho de navegação',
  drawnByUs: 'Ilustração nossa: sem imagens de obras',
  verified: 'Verificada',
  verifiedTitle: 'Dados verificados',
  verifiedNote:
    'Verificámos apenas estes dados. Não verificamos a qualidade do trabalho nem quem gere este perfil.',
  verifiedTerms: 'Condições de utilização',
  proofKinds: proofKindNames,
  proofSources: proofSourceNames,
  checkedOn: (date) => `Verificado a ${date}`,
  checked: {
    vies: (date) => `Número de IVA verificado no VIES a ${date}`,
    moderator: (date) => `Número de IVA verificado pela nossa equipa a ${date}`,
    register: (date) => `Número RCS verificado no registo comercial a ${date}`,
    ministry: (date) => `Autorização de estabelecimento verificada junto do Ministério da Economia a ${date}`,
    insurer: (date) => `Seguro verificado com base no certificado da seguradora a ${date}`,
  },
  validUntil: (date) => `válido até ${date}`,
  emergencyService: 'Serviço de urgência 24 horas por dia',
  emergencyText:
    'Precisa de ajuda urgente? Ligue para a linha de urgência, de dia ou de noite, incluindo aos domingos.',
  outOfFive: (value) => `${value} em 5`,
  reviewCount: (count) =>
    pluralForm('pt', count, {
      one: '1 avaliação',
      many: `${count} de avaliações`,
      other: `${count} avaliações`,
    }),
  reviewsOfStars: (count, total, stars) =>
    `${count} de ${total} avaliações, com ${pluralForm('pt', stars, { one: '1 estrela', many: `${stars} de estrelas`, other: `${stars} estrelas` })}.`,
  allReviews: 'Mostrar todas',
  reviewOrder: 'Ordenar avaliações',
  newestReviews: 'Mais recentes',
  highestReviews: 'Melhor classificação',
  lowestReviews: 'Pior classificação',
  location: 'Local',
  luxembourg: 'Luxemburgo',
  needsScript:
    'Para enviar mensagens ou guardar empresas, ative o JavaScript neste navegador. Telefonar é sempre possível.',
  requestQuote: 'Pedir orçamento',
  requestAQuote: 'Pedir um orçamento',
  sendMessage: 'Enviar mensagem',
  startProject: 'Iniciar uma obra',
  saveCompany: 'Guardar numa pasta',
  likeCompany: 'Gosto',
  unlikeCompany: 'Já não gosto',

  tabs: 'Perfil da empresa',
  overview: 'Resumo',
  services: 'Serviços',
  reviewsTab: 'Avaliações',
  projectsTab: 'Obras',
  contact: 'Contacto',

  about: 'Sobre a empresa',
  servicesOffered: 'Serviços que presta',
  recentProjects: 'Obras recentes',
  allProjects: 'Todas as obras',
  priceExamples: 'Exemplos de preços',
  priceExamplesNote: 'Valores que os clientes indicaram em obras concluídas por esta empresa.',
  similarCompanies: 'Empresas semelhantes',
  similarCompaniesNote: 'Da mesma especialidade, a começar pelas mais próximas.',
  contactInformation: 'Contactos',
  getInTouch: 'Contactar',
  wroteOn: (day) => `Enviou uma mensagem a ${day}.`,
  openConversation: 'Abrir a conversa',
  address: 'Morada',
  phone: 'Telefone',
  email: 'E-mail',
  website: 'Site',
  spokenLanguages: 'Línguas',
  speaks: (names) => `Fala ${listInWords('pt', names)}`,
  area: 'Zona de trabalho',
  worksIn: (places) => `Zona de trabalho: ${listInWords('pt', places)}`,
  ofCanton: (canton) => `o cantão de ${canton}`,
  atAGlance: 'Em resumo',
  inTradeSince: 'Em atividade',
  since: (year) => `Desde ${year}`,
  team: 'Equipa',
  people: (count) =>
    pluralForm('pt', count, { one: '1 pessoa', many: `${count} de pessoas`, other: `${count} pessoas` }),
  responseTime: 'Responde',
  answersWithin: (hours) =>
    pluralForm('pt', hours, {
      one: 'Em cerca de 1 hora',
      many: `Em cerca de ${hours} de horas`,
      other: `Em cerca de ${hours} horas`,
    }),
  responseTimeNote: 'Mediana até à primeira resposta, de segunda a sexta, das 08:00 às 18:00.',
  insurance: 'Seguro',
  guarantee: 'Garantia',
  businessHours: 'Horário',
  noHours: 'Sem horário indicado',
  wholeWeek: 'Horário completo',
  weekdays: [
    'Segunda-feira',
    'Terça-feira',
    'Quarta-feira',
    'Quinta-feira',
    'Sexta-feira',
    'Sábado',
    'Domingo',
  ],
  closed: 'Fechado',
  openNow: 'Aberto agora',
  closedNow: 'Fechado agora',
  holidayNow: 'Feriado',
  awayNow: 'De férias',
  closesAt: (time) => `até às ${time}`,
  opensAt: (day, time) => (day ? `abre ${day} às ${time}` : `abre às ${time}`),
  publicHolidays: 'Feriados',
  fromTo: (from, to) => (from === to ? from : `${from} a ${to}`),

  noServices: 'Esta empresa não indica serviços',
  withheldCount: (count) =>
    pluralForm('pt', count, {
      one: '1 avaliação não publicada pela moderação',
      many: `${count} de avaliações não publicadas pela moderação`,
      other: `${count} avaliações não publicadas pela moderação`,
    }),
  withheldFor,
  noReviews: 'Ainda sem avaliações',
  noReviewsText: 'Só pode avaliar quem teve uma obra concluída.',
  fiveStarCount: (count, total) => {
    const clients = pluralForm('pt', total, {
      one: '1 cliente',
      many: `${total} de clientes`,
      other: `${total} clientes`,
    });
    return pluralForm('pt', count, {
      one: `1 em ${clients} deu 5 estrelas.`,
      many: `${count} em ${clients} deram 5 estrelas.`,
      other: `${count} em ${clients} deram 5 estrelas.`,
    });
  },
  readReviews: (count) =>
    pluralForm('pt', count, {
      one: 'Ler a avaliação',
      many: `Ler os ${count} de avaliações`,
      other: `Ler as ${count} avaliações`,
    }),
  noProjects: 'Ainda não há obras concluídas para mostrar.',
  stars: (count) =>
    pluralForm('pt', count, { one: '1 estrela', many: `${count} de estrelas`, other: `${count} estrelas` }),
  countOf: (count, total) => `${count} de ${total}`,
  anonymous: 'Utilizador anónimo',
  /** The project's title follows. */
  aboutProject: 'Obra:',
  verifiedProject: (month) => `Obra verificada, ${month}`,
  companyReply: 'Resposta da empresa',
  older: 'Mais antigas',
  newest: 'Voltar às mais recentes',

  photos: (count) =>
    pluralForm('pt', count, { one: '1 imagem', many: `${count} de imagens`, other: `${count} imagens` }),
  noBudget: 'Não indicado',
  notReviewed: 'Ainda sem avaliação',
  gallery: 'Imagens',
  allPictures: (count) => `As ${count} imagens`,
  openPicture: (title, place, total) =>
    title ? `Ampliar: ${title}` : `Ampliar a imagem ${place} de ${total}`,
  moreProjects: (count) =>
    pluralForm('pt', count, {
      one: 'Mais 1 obra sem imagens',
      many: `Mais ${count} de obras sem imagens`,
      other: `Mais ${count} obras sem imagens`,
    }),
  call: 'Ligar',
  inventedForDemo: 'Inventado para esta demonstração',
  demoHasNoNumber: 'Sem telefone: empresa inventada para a demonstração',
  demoCallTitle: 'Sem telefone na demonstração',
  demoCallText:
    'Esta empresa foi inventada para a demonstração. Um número inventado pode pertencer a alguém, por isso não mostramos nenhum. Envie antes uma mensagem.',
  quickActions: 'Contactar esta empresa',
  description: 'Descrição',

  profileTitle: (name, trade, city) =>
    city ? `${name}, ${trade} em ${city} · Giewel` : `${name}, ${trade} · Giewel`,
  tabTitle: (tab, name) => `${tab} · ${name} · Giewel`,
  errorTitle: (what) => `${what} · Giewel`,
  profileDescription: (name, trades, about) => `${name}: ${trades}. ${about}`,
};
