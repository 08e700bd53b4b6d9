import type { sentences as english } from '#features/dashboards/company/strings/en/desk.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: 'Painel da empresa · Giewel',
  tabs: 'Secções do painel',
  names: {
    dashboard: 'Painel',
    profile: 'Perfil',
    messages: 'Mensagens',
    reviews: 'Avaliações',
    kpis: 'Estatísticas',
    subscription: 'Subscrição',
  },
  listing: {
    title: 'A sua empresa ainda não está no diretório',
    text: 'Os clientes podem encontrar a sua empresa depois de concluir estes passos:',
    keptTitle: (day) => `A sua empresa está no diretório até ${day}`,
    keptText: 'Para continuar depois disso, acrescente o que falta:',
    trade: 'Escolha uma especialidade',
    place: 'Indique onde fica a empresa ou a zona de trabalho',
    text40: (least) => `Escreva pelo menos ${least} caracteres sobre a empresa`,
    email: 'Confirme o seu e-mail',
    emailOfOwner: 'O proprietário tem de confirmar o respetivo e-mail',
  },
  team: 'Equipa',
  viewPublicProfile: 'Ver o perfil público',
  verified: 'Verificada',
  pendingVerification: 'Por verificar',
  yourCompany: 'A sua empresa',
  profileFailed: 'Não foi possível carregar o perfil',
  backToQuote: 'Voltar ao orçamento',
  notYoursToEdit: 'O perfil é gerido por outra pessoa',
  notYoursToEditText:
    'O proprietário e os gestores da empresa podem alterar o perfil público, as imagens e os comprovativos.',
  toTeam: 'Ver a equipa',
  suspended: (company, until) =>
    until ? `${company} está suspensa até ao fim do dia ${until}` : `${company} está suspensa`,
  suspendedText:
    'A decisão foi tomada por um moderador. Durante a suspensão, não mostramos a empresa no Giewel, e ninguém pode agir em seu nome.',
  suspendedWhy: (reason) => `Motivo: «${reason}»`,
  suspendedObjection: 'Se não concorda, contacte-nos, e a decisão será analisada por outra pessoa.',
  writeToUs: 'Contactar-nos',
  noCompany: 'Esta conta não pertence a nenhuma empresa.',
};
