import type { sentences as english } from '#features/companies/profile-editor/strings/en/completeness.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Preenchimento do perfil',
  percent: (value) => `${value} %`,
  add: (what) => `Adicione ${listInWords('pt', what)}.`,
  addOne: (what) => `Adicionar ${what}`,
  nothingMissing: 'O seu perfil está completo.',
  edit: 'Editar o perfil',
  missing: {
    description: 'uma descrição mais longa',
    services: 'os serviços que presta',
    gallery: (count) =>
      pluralForm('pt', count, {
        one: 'mais uma imagem à galeria',
        many: `mais ${['duas', 'três', 'quatro', 'cinco'][count - 2] ?? count} imagens à galeria`,
        other: `mais ${['duas', 'três', 'quatro', 'cinco'][count - 2] ?? count} imagens à galeria`,
      }),
    hours: 'o seu horário',
    hoursFor: (days) => `o horário de ${listInWords('pt', days)}`.toLowerCase(),
    address: 'a morada completa',
    logo: 'um logótipo',
    phone: 'um número de telefone',
    email: 'um endereço de e-mail',
    vat: 'o número de IVA',
    website: 'o seu site',
    languages: 'as línguas que fala',
    area: 'a sua zona de trabalho',
    registration: 'o número RCS',
  },
};
