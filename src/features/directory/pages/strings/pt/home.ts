import type { sentences as english } from '#features/directory/pages/strings/en/home.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  homeTitle: 'Giewel: empresas de renovação e construção no Luxemburgo',
  homeDescription:
    'Encontrar, comparar, contactar e contratar empresas de renovação e construção no Luxemburgo. Avaliações verdadeiras de obras concluídas.',
  heroTitle: 'Boa gente para paredes velhas, divisões novas e torneiras a pingar.',
  heroLead: 'Leia avaliações verdadeiras, escreva-lhes diretamente e guarde a obra toda no mesmo sítio.',
  professionals: (count) => `Mais de ${count} profissionais da construção no Luxemburgo. `,
  professionalsUncounted: 'Profissionais da construção no Luxemburgo. ',
  askOnceText: '{tellUs} e envie o pedido a até três empresas.',
  searchLabel: 'Procurar empresas',
  searchPlaceholder: 'Que obra tem em mente?',
  placeLabel: 'Onde',
  placePlaceholder: 'Local, cód. postal',
  findPros: 'Procurar',
  transectAlt:
    'Um corte desenhado do Luxemburgo: colinas de ardósia e um castelo a norte, uma quinta, uma ponte de pedra e a cidade velha, casas de mineiros e um alto-forno, e uma vinha sobre o Mosela',
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
      text: 'Procure por categoria ou descreva o trabalho. Cada perfil mostra obras acabadas e o que os clientes disseram delas.',
    },
    {
      title: 'Escrever e comparar',
      text: 'Escreva diretamente à empresa e peça um orçamento. Guarde numa pasta as que lhe agradam e compare.',
    },
    {
      title: 'Contratar e concluir',
      text: 'Abra a obra aqui. Quando os dois lados a dão por concluída, deixa uma avaliação a quem vier depois.',
    },
  ],
  whyChoose: 'Porquê o Giewel',
  benefits: [
    {
      title: 'Empresas verificadas',
      text: 'Um selo assenta num número ou documento que foi verificado, e diz qual.',
    },
    { title: 'Avaliações verdadeiras', text: 'Só um cliente com a obra concluída pode deixar uma.' },
    {
      title: 'Mensagens diretas',
      text: 'Escreve a quem vai fazer o trabalho, não a um centro de atendimento.',
    },
    {
      title: 'Gestão da obra',
      text: 'Orçamentos, mensagens, datas e empresas da mesma obra, juntos.',
    },
  ],
  whyBusinesses: 'Porque é que as empresas escolhem o Giewel',
  businessPoints: [
    {
      title: 'O trabalho à vista',
      text: 'Uma galeria de obras acabadas e as avaliações de cada uma.',
    },
    {
      title: 'Mensagens seguras',
      text: 'Responda aos clientes no Giewel, sem ter de publicar o seu número de telefone.',
    },
    {
      title: 'Em boa companhia',
      text: 'Apareça ao lado de empresas que trabalham com o mesmo cuidado.',
    },
  ],
  joinAsCompany: 'Inscrever a empresa',
  howItWorksForCompanies: 'Como funciona para empresas',
  closing: 'Ainda a decidir? Veja outra vez o trabalho delas.',
  browseAbove: 'Ver as empresas acima',
};
