import type { sentences as english } from '#features/moderation/content-reports/strings/en/withheld-things.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { settlementBodies } from './settlement-bodies.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  titles: {
    picture: 'Uma das suas imagens',
    logo: 'O seu logótipo',
    description: 'A sua descrição',
    profile: 'O seu perfil',
    project: 'Uma das suas obras',
    message: 'Uma das suas mensagens',
    reply: 'A sua resposta a uma avaliação',
  },
  states: {
    withheld: 'Retirado por um moderador',
    waiting: 'Retirado, recurso pendente',
    restored: 'Reposto',
    final: 'Não reposto depois do recurso',
  },
  lead: {
    withheld:
      'Mais ninguém vê este conteúdo. Um dos nossos moderadores tomou esta decisão na sequência de uma denúncia, sem meios automatizados. Pode recorrer durante 6 meses, sem custos.',
    waiting: 'Outro moderador está a analisar o seu recurso. Comunicamos-lhe a decisão.',
    restored: 'Aceitámos o seu recurso.',
    final:
      'Pode ainda recorrer a um tribunal ou a um organismo de resolução extrajudicial de litígios certificado nos termos do artigo 21.º do Regulamento dos Serviços Digitais.',
  },
  settlementBodies,
  takenOn: 'Retirado',
  why: 'Motivos',
  yourObjection: 'O seu recurso',
  answer: 'Decisão sobre o recurso',
  object: 'Recorrer',
  objectLead: 'Pode recorrer uma vez. Diga o que o moderador não viu ou entendeu mal.',
  whyBack: 'Porque devemos repô-lo?',
  send: 'Enviar recurso',
  sending: 'A enviar…',
  cancel: 'Cancelar',
  close: 'Fechar',
  failed: 'Não foi possível enviar o recurso',
  notFound: 'Não encontrámos este conteúdo',
  notFoundText: 'Use o link do nosso e-mail e inicie sessão na conta à qual o enviámos.',
  home: 'Ir para a página inicial',
};
