import type { sentences as english } from '#features/quotes/core/strings/en/withdrawal.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

/** The text of the annex in this language reads so. */
export const sentences: TranslationType<typeof english> = {
  title: 'Direito de livre resolução',
  pages: 'Instruções e formulário de livre resolução',
  withdrawalText:
    'Pode resolver o contrato (livre resolução) no prazo de 14 dias, sem indicar o motivo. O prazo conta-se a partir do dia seguinte à aceitação; se o último dia for um sábado, um domingo ou um feriado, termina no fim do dia útil seguinte. Se pedir que o trabalho comece neste período, pode ainda resolver o contrato até passarem os 14 dias ou o trabalho estar concluído, mas tem de pagar o que tiver sido feito até então. As instruções e um formulário de livre resolução estão no fim deste documento.',
  changeWithdrawalText:
    'Pode desistir deste aditamento no prazo de 14 dias depois de o aceitar, sem indicar o motivo; o contrato inicial mantém-se. Se pedir que o trabalho comece neste período, pode ainda desistir até passarem os 14 dias ou o trabalho estar concluído, mas tem de pagar o que tiver sido feito até então. As instruções e um formulário de livre resolução estão no fim deste documento.',
  changeWithoutWithdrawal:
    'Este aditamento altera um contrato em vigor sem custos adicionais, pelo que não há novo direito de livre resolução.',
  right: 'Modelo de instruções de resolução',
  rightText: ({ trader, button }) =>
    [
      'Tem o direito de livre resolução do presente contrato no prazo de 14 dias, sem necessidade de indicar qualquer motivo.',
      'O prazo para o exercício do direito de livre resolução expira 14 dias a contar do dia da celebração do contrato.',
      `A fim de exercer o seu direito de livre resolução, tem de nos comunicar (${trader}) a sua decisão de resolução do presente contrato por meio de uma declaração inequívoca (por exemplo, carta enviada pelo correio ou correio eletrónico). Pode utilizar o modelo de formulário de resolução, mas tal não é obrigatório.`,
      `Pode também exercer o seu direito de livre resolução em linha no Giewel, na página deste orçamento, em «${button}». Se utilizar esta função em linha, enviar-lhe-emos um aviso de receção da resolução num suporte duradouro (por exemplo, por correio eletrónico), com o seu conteúdo e a data e a hora da sua apresentação.`,
      'Para que o prazo de livre resolução seja respeitado, basta que a sua comunicação referente ao exercício do direito de livre resolução seja enviada antes do termo do prazo de resolução.',
    ].join('\n'),
  effects: 'Efeitos da livre resolução',
  effectsText: [
    'Em caso de resolução do presente contrato, ser-lhe-ão reembolsados todos os pagamentos efetuados, incluindo os custos de entrega (com exceção de custos suplementares resultantes da sua escolha de uma modalidade de envio diferente da modalidade menos onerosa de envio normal por nós oferecida), sem demora injustificada e, em qualquer caso, o mais tardar 14 dias a contar da data em que formos informados da sua decisão de resolução do presente contrato. Efetuamos esses reembolsos usando o mesmo meio de pagamento que usou na transação inicial, salvo acordo expresso em contrário da sua parte; em qualquer caso, não incorre em quaisquer custos como consequência de tal reembolso.',
    'Se tiver solicitado que a prestação de serviços comece durante o prazo de livre resolução, pagar-nos-á um montante razoável proporcional ao que lhe foi fornecido até ao momento em que nos comunicou a sua resolução do presente contrato, em relação ao conjunto das prestações previstas no contrato.',
  ],
  form: 'Modelo de formulário de resolução',
  formHint: '(só deve preencher e devolver o presente formulário se quiser resolver o contrato)',
  formTo: (trader) => `Para ${trader}:`,
  formNotice: (work) =>
    `Pela presente comunico/comunicamos (*) que resolvo/resolvemos (*) o meu/nosso (*) contrato de compra e venda relativo ao seguinte bem (*)/para a prestação do seguinte serviço (*): ${work}`,
  formBlanks: [
    'Solicitado em (*)/recebido em (*)',
    'Nome do(s) consumidor(es)',
    'Endereço do(s) consumidor(es)',
    'Assinatura do(s) consumidor(es) (só no caso de o presente formulário ser notificado em papel)',
    'Data',
  ],
  formNote: '(*) Riscar o que não interessa.',
  receipt: {
    subject: (number) => `Aviso de receção: livre resolução do orçamento ${number}`,
    subjectChange: (number) => `Aviso de receção: livre resolução do aditamento ${number}`,
    heading: 'Recebemos a sua declaração de livre resolução',
    received: ({ day, time, name }) =>
      `Recebida de ${name} em ${day} às ${time}, hora do Luxemburgo. Segue-se o texto integral da declaração.`,
    declared: ({ name, company, number, version, object, total, acceptedOn }) =>
      `Eu, ${name}, resolvo o contrato com ${company}: orçamento ${number}, versão ${version}, «${object}», ${total}, aceite em ${acceptedOn}.`,
    declaredChange: ({ name, company, number, version, object, total, acceptedOn }) =>
      `Eu, ${name}, desisto do aditamento ${number}, versão ${version}, «${object}», ${total}, celebrado com ${company}, que aceitei em ${acceptedOn}.`,
    after: (company) =>
      `Cancelámos a obra e avisámos ${company}. A empresa tem 14 dias para lhe devolver o que pagou. Tem de pagar o trabalho já feito a seu pedido.`,
    afterChange: (company) =>
      `O total já não inclui o aditamento, e o contrato inicial mantém-se. Avisámos ${company}.`,
    keep: 'Guarde este e-mail como prova.',
    button: 'Abrir o orçamento',
  },
};
