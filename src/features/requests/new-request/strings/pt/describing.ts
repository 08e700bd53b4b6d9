import type { sentences as english } from '#features/requests/new-request/strings/en/describing.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const companies = (count: number) =>
  pluralForm('pt', count, { one: '1 empresa', many: `${count} de empresas`, other: `${count} empresas` });

export const sentences: TranslationType<typeof english> = {
  steps: 'Passos',
  filledIn: 'preenchido',
  needsScript:
    'Este formulário precisa de JavaScript, que está desativado neste navegador. Ative-o ou telefone a uma empresa: o número está no respetivo perfil.',
  stepNames: { what: 'Trabalho', where: 'Onde', files: 'Imagens', when: 'Quando', whom: 'Empresas' },
  titles: {
    what: 'O que há para fazer?',
    where: 'Onde é o trabalho?',
    files: 'Imagens e plantas',
    when: 'Quando e por quanto?',
    whom: 'A que empresas quer pedir orçamento?',
    check: 'Rever e enviar',
  },
  leads: {
    what: 'Descreva o trabalho uma vez e envie-o a três empresas, no máximo. Pode comparar os orçamentos lado a lado.',
    where: 'A empresa só vê a sua rua se a mostrar. Até lá, vê a comuna.',
    files:
      'As imagens e as plantas ajudam as empresas a estimar o custo. Pode adicionar até 12 imagens ou PDF, com um máximo de 10 MB cada.',
    when: 'As empresas que escolher veem as datas e o valor.',
    whom: 'Escolha até três empresas. Não veem a que outras empresas fez o pedido nem os preços umas das outras.',
    check: 'É isto que as empresas vão ver.',
  },
  next: (step) => `Seguinte: ${step}`,
  nextScreen: 'Seguinte',
  screenOf: (step, screen, count) => `${step}, ${screen} de ${count}`,
  missingCount: (count) =>
    pluralForm('pt', count, {
      one: 'Falta 1 resposta',
      many: `Faltam ${count} de respostas`,
      other: `Faltam ${count} respostas`,
    }),
  seenByCompanies: 'Visível para as empresas',
  seenByYou: 'Só visível para si',
  inYourWords: 'Por palavras suas',
  noneLearns: 'Não veem a que outras empresas fez o pedido.',
  fillIn: 'Preencher',
  lookOver: 'Rever',
  back: (step) => `Voltar: ${step}`,
  savedAt: (time) => `Guardado às ${time}`,
  begunAlready: 'Já começou um pedido',
  begunAlreadyText:
    'Termine o pedido que começou, ou comece outro. As suas respostas ficam em «Os meus pedidos».',
  begunAlreadyHere:
    'Termine o pedido que começou, ou comece outro. Se começar outro, as respostas guardadas neste navegador são eliminadas.',
  goOnWithIt: 'Continuar este pedido',
  startAnother: 'Começar outro pedido',
  notSaved: 'Guardado neste navegador, mas ainda não na sua conta.',
  keptHere: 'Guardado neste navegador',
  draftSoFar: 'O seu pedido até agora',
  asRead: 'É assim que as empresas o vão ver.',
  chooseTrade: 'Escolha uma especialidade',
  firstAid: 'Faça isto primeiro',
  numberUnclear: 'Indique um número, como 96',
  describe: 'Descreva o trabalho por palavras suas',
  describeHint: 'Diga o que se vê, quando começou e o que já tentou.',
  charactersOf: (count, most) => `${count} de ${most}`,
  title: 'Título',
  titleProposed: 'Título, sugerido com base nas suas respostas',
  change: 'Alterar',
  proposed: (work, size, more) => [work, size, more].filter(Boolean).join(', '),

  commune: 'Comuna',
  chooseCommune: 'Escolha uma comuna',
  postalCode: 'Código postal',
  streetHint: 'A empresa só vê a sua rua se a mostrar',
  dwelling: 'Que tipo de imóvel é?',
  builtYear: 'Ano de construção',
  mainResidence: 'É a sua residência principal?',
  holder: 'É proprietário ou inquilino?',
  picturesHelp: 'Imagens úteis:',
  caption: (name) => `Legenda de ${name}`,
  captionPlaceholder: 'Legenda',
  moveUp: (name) => `Subir ${name}`,
  moveDown: (name) => `Descer ${name}`,
  removeFile: (name) => `Remover ${name}`,
  moved: (name, place, count) => `${name} está agora na posição ${place} de ${count}`,
  added: (name, count) => `${name} adicionado, ${count} de 12`,
  addedBefore: (name) => `${name} já foi adicionado`,
  removed: (name) => `${name} removido`,
  twelveFiles: 'Pode adicionar até 12 ficheiros',
  timing: 'Quando devem começar os trabalhos?',
  day: 'Dia',
  budget: 'Quanto pensa gastar?',
  budgetFrom: 'De, em euros',
  budgetTo: 'Até, em euros',
  budgetSeen: 'As empresas que escolher veem este valor.',
  budgetHint: (count, low, high) => `Metade de ${count} trabalhos semelhantes custou entre ${low} e ${high}`,
  whom: 'Empresas',
  searchCompany: 'Nome da empresa',
  suggested: 'Sugeridas',
  chooseFrom: 'Escolher de',
  fromSuggestions: 'Empresas sugeridas',
  noneInFolder: 'Nenhuma empresa desta pasta faz este trabalho',
  noneInFolderText: 'Escolha outra pasta, ou uma das empresas sugeridas.',
  answersWithin: (hours) =>
    hours <= 24
      ? `responde em ${pluralForm('pt', hours, { one: '1 hora', many: `${hours} de horas`, other: `${hours} horas` })}`
      : `responde em ${Math.ceil(hours / 24)} dias`,
  jobs: (count, trade) =>
    pluralForm('pt', count, {
      one: `1 trabalho (${trade})`,
      many: `${count} de trabalhos (${trade})`,
      other: `${count} trabalhos (${trade})`,
    }),
  onLeave: 'Fechada temporariamente',
  messagesOnly: 'Só aceita mensagens',
  wishToAsk: 'Manifestar interesse',
  wishTo: (name) => `Manifestar interesse junto de ${name}`,
  wished: 'Informámos a empresa de que alguém gostaria de lhe enviar um pedido',
  wishText: 'A empresa vê a especialidade, a comuna e o dia, mas não a sua identidade.',
  about: (km) => (km === 0 ? 'aqui perto' : `cerca de ${km} km`),
  rating: (rating, count) => `${rating} (${count})`,
  organic: 'Pela ordem dos resultados da pesquisa. As empresas não podem pagar para aparecer aqui.',
  notAmongThem: (count) =>
    pluralForm('pt', count, {
      one: 'Não pudemos incluir a empresa que queria: não faz este trabalho na sua zona ou só aceita mensagens.',
      many: `Não pudemos incluir ${count} de empresas que queria: não fazem este trabalho na sua zona ou só aceitam mensagens.`,
      other: `Não pudemos incluir ${count} das empresas que queria: não fazem este trabalho na sua zona ou só aceitam mensagens.`,
    }),
  noneNamed: 'Não encontrámos nenhuma empresa desta especialidade com esse nome',
  noneNamedText: 'Verifique a ortografia, ou limpe a pesquisa e escolha uma empresa sugerida.',
  noneSuggested: 'Ainda não há empresas desta especialidade a trabalhar nesta comuna',
  noneSuggestedText:
    'Procure uma empresa pelo nome, ou envie uma mensagem a uma empresa a partir do respetivo perfil.',
  tradeFirst:
    'Escolha primeiro uma especialidade e uma comuna. Depois mostramos-lhe as empresas que aí trabalham.',
  chosen: 'Escolhidas',
  chosenOf: (count) => `${count} de 3`,
  takeOut: (name) => `Remover ${name}`,
  roomFor: (count) =>
    pluralForm('pt', count, {
      one: 'Pode adicionar mais uma',
      many: `Pode adicionar mais ${count}`,
      other: `Pode adicionar mais ${count}`,
    }),
  send: (count) => `Enviar a ${companies(count)}`,
  sending: 'A enviar…',
  signInToSend: 'Iniciar sessão para enviar o pedido',
  joinToSend: 'Ainda não tem conta? Crie uma para enviar o pedido',
  waitsHere:
    'Enviamos o pedido assim que iniciar sessão. Até lá, o texto e as imagens ficam neste navegador.',
  sent: 'Enviado',
  sentText: 'Cada empresa tem 3 dias úteis para responder, contando só os dias em que está aberta.',
  wasSent: 'Este pedido já foi enviado',
  wasSentText:
    'As alterações que fez desde então não estão incluídas. Acrescente-as ao pedido enviado, ou envie um novo.',
  seeRequest: 'Ver o pedido',
  sendAsNew: 'Usar este texto num novo pedido',
  beginEmpty: 'Começar um pedido em branco',
  notSent: 'Não enviado',
  yourName: 'O seu nome',
  yourNameHint: 'Aparece nos orçamentos que receber e no contrato.',
  missing: 'Ainda falta',

  whatJobsCost: 'Preços das obras',
};
