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
  companyNotFoundText: 'Talvez tenha saído do Giewel, ou o endereço ficou cortado.',
  fetchFailed: 'Não foi possível carregar o perfil',
  tooMany: 'Uma pequena pausa',
  browseCompanies: 'Ver as empresas',
  breadcrumb: 'Está aqui',
  drawnByUs: 'Desenho nosso: sem imagens de obras',
  verified: 'Verificada',
  verifiedTitle: 'O que foi verificado',
  verifiedNote:
    'Foi isto que se verificou e mais nada: nem a qualidade do trabalho, nem quem gere este perfil.',
  verifiedTerms: 'Condições de utilização',
  proofKinds: proofKindNames,
  proofSources: proofSourceNames,
  checkedOn: (date) => `Verificado a ${date}`,
  checked: {
    vies: (date) => `Número de IVA verificado no VIES a ${date}`,
    moderator: (date) => `Número de IVA verificado por um moderador a ${date}`,
    register: (date) => `Número RCS verificado no registo comercial a ${date}`,
    ministry: (date) => `Autorização de estabelecimento verificada junto do Ministério da Economia a ${date}`,
    insurer: (date) => `Seguro verificado pelo certificado da seguradora a ${date}`,
  },
  validUntil: (date) => `válido até ${date}`,
  emergencyService: 'Serviço de urgência 24 h/24',
  emergencyText: 'Algo que não pode esperar? Ligue para a linha de urgência, também à noite e ao domingo.',
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
  reviewOrder: 'Ordem das avaliações',
  newestReviews: 'Mais recentes',
  highestReviews: 'Mais altas',
  lowestReviews: 'Mais baixas',
  location: 'Local',
  luxembourg: 'Luxemburgo',
  needsScript:
    'Para escrever ou guardar é preciso JavaScript, que está desligado neste navegador. Pode na mesma telefonar.',
  requestQuote: 'Pedir orçamento',
  requestAQuote: 'Pedir um orçamento',
  sendMessage: 'Enviar mensagem',
  startProject: 'Abrir uma obra',
  saveCompany: 'Guardar na pasta',
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
  priceExamplesNote: 'Os valores que os clientes indicaram para obras concluídas aqui.',
  similarCompanies: 'Empresas parecidas',
  similarCompaniesNote: 'O mesmo ofício, primeiro as mais próximas.',
  contactInformation: 'Contactos',
  getInTouch: 'Entrar em contacto',
  wroteOn: (day) => `Escreveu a ${day}.`,
  openConversation: 'Abrir a conversa',
  address: 'Morada',
  phone: 'Telefone',
  email: 'E-mail',
  website: 'Site',
  spokenLanguages: 'Línguas',
  speaks: (names) => `Fala ${listInWords('pt', names)}`,
  area: 'Zona de trabalho',
  worksIn: (places) => `Trabalha aqui: ${listInWords('pt', places)}`,
  ofCanton: (canton) => `o cantão de ${canton}`,
  atAGlance: 'Em resumo',
  inTradeSince: 'No ofício',
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
  responseTimeNote:
    'Metade das primeiras respostas chegou mais depressa. Contamos de segunda a sexta, das 08:00 às 18:00.',
  insurance: 'Seguro',
  guarantee: 'Garantia',
  businessHours: 'Horário',
  noHours: 'Sem horário indicado',
  wholeWeek: 'Todo o horário',
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
      one: '1 avaliação retida pela moderação',
      many: `${count} de avaliações retidas pela moderação`,
      other: `${count} avaliações retidas pela moderação`,
    }),
  withheldFor,
  noReviews: 'Ainda sem avaliações',
  noReviewsText: 'Só um cliente com a obra concluída pode deixar uma.',
  fiveStarCount: (count, total) =>
    pluralForm('pt', count, {
      one: `1 em ${total} deu 5 estrelas.`,
      many: `${count} de clientes em ${total} deram 5 estrelas.`,
      other: `${count} em ${total} deram 5 estrelas.`,
    }),
  readReviews: (count) =>
    pluralForm('pt', count, {
      one: 'Ler a avaliação',
      many: `Ler as ${count} de avaliações`,
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
    pluralForm('pt', count, {
      one: '1 fotografia',
      many: `${count} de fotografias`,
      other: `${count} fotografias`,
    }),
  noBudget: 'Não indicado',
  notReviewed: 'Ainda sem avaliação',
  gallery: 'Imagens',
  allPictures: (count) => `As ${count} imagens`,
  openPicture: (title, place, total) =>
    title ? `Aumentar: ${title}` : `Aumentar a imagem ${place} de ${total}`,
  moreProjects: (count) =>
    pluralForm('pt', count, {
      one: 'Mais 1 obra sem imagens',
      many: `Mais ${count} de obras sem imagens`,
      other: `Mais ${count} obras sem imagens`,
    }),
  call: 'Ligar',
  inventedForDemo: 'Inventado para esta demonstração',
  demoHasNoNumber: 'Sem número: a empresa é inventada para a demonstração',
  demoCallTitle: 'Aqui ninguém atende',
  demoCallText:
    'Esta empresa foi inventada para a demonstração; por isso não mostramos um número que pudesse tocar em casa de alguém. Envie antes uma mensagem.',
  quickActions: 'Pedir a esta empresa',
  description: 'Descrição',

  profileTitle: (name, trade, city) =>
    city ? `${name}, ${trade} em ${city} · Giewel` : `${name}, ${trade} · Giewel`,
  tabTitle: (tab, name) => `${tab} · ${name} · Giewel`,
  errorTitle: (what) => `${what} · Giewel`,
  profileDescription: (name, trades, about) => `${name}: ${trades}. ${about}`,
};
