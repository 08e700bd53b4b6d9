import type { sentences as english } from '#features/directory/pages/strings/en/home.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  homeTitle: 'Giewel: empresas de renovação e construção no Luxemburgo',
  homeDescription:
    'Encontre, compare, contacte e contrate empresas de renovação e construção no Luxemburgo. Avaliações reais de obras concluídas.',
  heroTitle: 'Gente que sabe tratar de paredes velhas, divisões novas e torneiras a pingar.',
  heroLead: 'Leia avaliações reais, fale diretamente com as empresas e acompanhe toda a obra num só sítio.',
  professionals: (count) => `Mais de ${count} profissionais da construção no Luxemburgo. `,
  professionalsUncounted: 'Profissionais da construção no Luxemburgo. ',
  askOnceText: '{tellUs} e contacte até três empresas.',
  searchLabel: 'Procurar empresas',
  searchPlaceholder: 'Que obra tem em mente?',
  placeLabel: 'Onde',
  placePlaceholder: 'Local, cód. postal',
  findPros: 'Procurar',
  transectAlt:
    'Desenho do Luxemburgo de norte a sul: colinas de ardósia e um castelo a norte, uma quinta, uma ponte de pedra e a cidade velha, casas de mineiros e um alto-forno, e uma vinha sobre o Mosela',
  grounds: [
    { name: 'Éislek', of: 'ardósia' },
    { name: 'Gutland e a cidade', of: 'arenito' },
    { name: 'Minett', of: 'minério de ferro' },
    { name: 'Musel', of: 'marga e vinha' },
  ],
  popularServices: 'Serviços mais procurados',

  howItWorks: 'Como funciona',
  steps: [
    {
      title: 'Procurar',
      text: 'Procure por categoria ou descreva o trabalho. Cada perfil mostra obras concluídas e avaliações de clientes.',
    },
    {
      title: 'Escrever e comparar',
      text: 'Fale diretamente com as empresas e peça um orçamento. Guarde as preferidas numa pasta e compare-as.',
    },
    {
      title: 'Contratar e concluir',
      text: 'Inicie a obra no Giewel. Quando o cliente e a empresa a derem por concluída, pode deixar uma avaliação.',
    },
  ],
  whyChoose: 'Porquê escolher o Giewel',
  benefits: [
    {
      title: 'Empresas verificadas',
      text: 'O selo mostra que número ou documento verificámos.',
    },
    { title: 'Avaliações reais', text: 'Só pode avaliar quem teve uma obra concluída.' },
    {
      title: 'Mensagens diretas',
      text: 'Fale com quem vai fazer o trabalho, não com um centro de atendimento.',
    },
    {
      title: 'Gestão da obra',
      text: 'Orçamentos, mensagens, datas e empresas de cada obra, num só sítio.',
    },
  ],
  whyBusinesses: 'Porque é que as empresas escolhem o Giewel',
  businessPoints: [
    {
      title: 'O trabalho à vista',
      text: 'Mostre uma galeria de obras concluídas, cada uma com as suas avaliações.',
    },
    {
      title: 'Mensagens seguras',
      text: 'Responda aos clientes no Giewel. Não precisa de publicar o seu número de telefone.',
    },
    {
      title: 'Em boa companhia',
      text: 'Apareça ao lado de outras empresas do Luxemburgo.',
    },
  ],
  joinAsCompany: 'Inscrever a empresa',
  howItWorksForCompanies: 'Como funciona para empresas',
  closing: 'Ainda não se decidiu? Veja o que as empresas já fizeram.',
  browseAbove: 'Ver as empresas acima',
};
