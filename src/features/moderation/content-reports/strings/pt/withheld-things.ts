import type { sentences as english } from '#features/moderation/content-reports/strings/en/withheld-things.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { settlementBodies } from './settlement-bodies.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  titles: {
    picture: 'Uma imagem sua',
    logo: 'O seu logótipo',
    description: 'A sua descrição',
    profile: 'O seu perfil',
    project: 'Uma obra sua',
    message: 'Uma mensagem sua',
    reply: 'A sua resposta a uma avaliação',
  },
  states: {
    withheld: 'Retirado por um moderador',
    waiting: 'Retirado; o seu recurso espera',
    restored: 'De novo onde estava',
    final: 'Continua retirado',
  },
  lead: {
    withheld:
      'Mais ninguém o vê. Foi uma pessoa que decidiu, depois de uma denúncia, não uma máquina. Pode recorrer durante 6 meses, sem custos.',
    waiting: 'Quem analisa o seu recurso não é quem retirou o conteúdo. Dizemos-lhe o que decidir.',
    restored: 'O seu recurso tinha fundamento.',
    final:
      'Pode recorrer a um organismo de resolução extrajudicial de litígios certificado nos termos do artigo 21.º do Regulamento dos Serviços Digitais, ou a um tribunal.',
  },
  settlementBodies,
  takenOn: 'Retirado',
  why: 'Motivos',
  yourObjection: 'O seu recurso',
  answer: 'O que foi decidido sobre ele',
  object: 'Recorrer',
  objectLead: 'Pode fazê-lo uma vez. Diga o que o moderador não viu ou entendeu mal.',
  whyBack: 'Porque deve voltar',
  send: 'Enviar o recurso',
  sending: 'A enviar…',
  cancel: 'Cancelar',
  close: 'Fechar',
  failed: 'O seu recurso não foi enviado',
  notFound: 'Nada seu aqui',
  notFoundText: 'Use o endereço do seu e-mail, com sessão iniciada na conta onde ele chegou.',
  home: 'Para a página inicial',
};
