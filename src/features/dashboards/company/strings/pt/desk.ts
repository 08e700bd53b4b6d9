import type { sentences as english } from '#features/dashboards/company/strings/en/desk.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: 'Painel da empresa · Giewel',
  tabs: 'Partes do painel',
  names: {
    dashboard: 'Painel',
    profile: 'Perfil',
    messages: 'Mensagens',
    reviews: 'Avaliações',
    kpis: 'Números',
    subscription: 'Plano',
  },
  listing: {
    title: 'Ainda não está no diretório',
    text: 'Os clientes encontram a empresa assim que houver isto:',
    keptTitle: (day) => `No diretório até ${day}`,
    keptText: 'Para ficar depois disso, junte o que falta:',
    trade: 'Escolha um ofício',
    place: 'Diga onde está, ou onde trabalha',
    text40: (least) => `Escreva pelo menos ${least} caracteres sobre a empresa`,
    email: 'Verifique o seu e-mail',
    emailOfOwner: 'O proprietário confirma o seu e-mail',
  },
  team: 'Equipa',
  viewPublicProfile: 'Ver o perfil público',
  verified: 'Verificada',
  pendingVerification: 'Por verificar',
  yourCompany: 'A sua empresa',
  profileFailed: 'Não foi possível carregar o perfil',
  notYoursToEdit: 'Outra pessoa trata do perfil',
  notYoursToEditText:
    'O proprietário e os gestores da empresa alteram o perfil público, as imagens e os comprovativos.',
  toTeam: 'Ver quem está na equipa',
  suspended: (company, until) =>
    until ? `${company} está suspensa até ao fim do dia ${until}` : `${company} está suspensa`,
  suspendedText: 'Foi decisão de um moderador. Até lá não é mostrada, e ninguém trabalha em nome dela.',
  suspendedWhy: (reason) => `Os motivos: «${reason}»`,
  suspendedObjection: 'Se não concorda, escreva-nos. Outra pessoa vê então o caso.',
  writeToUs: 'Escrever-nos',
  noCompany: 'Nenhuma empresa pertence a esta conta.',
};
