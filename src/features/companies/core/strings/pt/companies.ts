import type { sentences as english } from '#features/companies/core/strings/en/companies.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  companyNotFound: 'Empresa não encontrada',
  newBadge: 'Nova',
  featured: 'Patrocinado',
  otherService: 'Outro',
  defaultCategory: 'Construção',
  moreChips: (count) => `+${count}`,
  defaultDescription: 'Esta empresa faz trabalhos de construção no Luxemburgo.',
  spoken: 'Línguas:',
  responseTime: (hours) =>
    `Costuma responder em ~${hours} ${pluralForm('pt', hours, { one: 'hora', many: 'de horas', other: 'horas' })}`,
  reviews: (count) =>
    pluralForm('pt', count, { one: 'avaliação', many: 'de avaliações', other: 'avaliações' }),
  projects: (count) => pluralForm('pt', count, { one: 'obra', many: 'de obras', other: 'obras' }),
  rated: (average) => `Classificação: ${average} em 5`,
  viewProfile: 'Ver o perfil',
  viewProfileOf: (name) => `Ver o perfil de ${name}`,
  saveToFolder: (name) => `Guardar ${name} numa pasta`,
  verified: 'Verificada',
  away: (km) => (km === 0 ? 'a menos de 5 km' : `a cerca de ${km} km`),
  worksThere: 'trabalha nesta zona',
  savedIn: (folders) => `Guardada em ${folders}`,
  addToContacts: (name) => `Adicionar ${name} aos contactos`,
  messageCompany: (name) => `Enviar mensagem a ${name}`,
  favourite: (name) => `Marcar ${name} como favorita`,
  compare: 'Comparar',
  compareNamed: (name) => `Comparar ${name}`,
  moreAbout: (name) => `Mais sobre ${name}`,
  noCompanies: 'Nenhuma empresa encontrada',
  noCompaniesText: 'Escolha outra categoria ou volte mais tarde.',
};
