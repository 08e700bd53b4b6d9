import type { Widened } from '#kernel/widened.ts';
import type { sentences as english } from '#profile-editor/strings/en/completeness.ts';

export const sentences: Widened<typeof english> = {
  title: 'Perfil completo a',
  percent: (value) => `${value} %`,
  add: (what) => `Adicione ${what}.`,
  addOne: (what) => `Adicionar ${what}`,
  and: (one, other) => `${one} e ${other}`,
  nothingMissing: 'Não falta nada.',
  edit: 'Editar o perfil',
  missing: {
    description: 'uma descrição mais longa',
    services: 'os serviços que presta',
    gallery: (count) =>
      count === 1
        ? 'mais uma imagem à galeria'
        : `mais ${['duas', 'três', 'quatro', 'cinco'][count - 2] ?? count} imagens à galeria`,
    hours: 'o seu horário',
    hoursFor: (days) => `o horário de ${days}`.toLowerCase(),
    address: 'a morada completa',
    logo: 'um logótipo',
    phone: 'um número de telefone',
    email: 'um endereço de e-mail',
    vat: 'o número de IVA',
    website: 'o seu site',
    languages: 'as línguas que fala',
    area: 'as zonas onde trabalha',
    registration: 'o número de registo',
  },
};
