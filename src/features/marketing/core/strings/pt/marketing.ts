import type { sentences as english } from '#features/marketing/core/strings/en/marketing.ts';
import { withoutPlan } from '#features/notifications/core/strings/pt/without-plan.ts';
import { href } from '#kernel/href.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  joinAsCompany: 'Inscrever a empresa',
  howItWorksForCompanies: 'Como funciona para empresas',

  forCompanies: {
    title: 'Para empresas',
    documentTitle: 'Para empresas de construção e renovação no Luxemburgo',
    description:
      'Mostre obras concluídas, receba pedidos diretos de clientes no Luxemburgo e reúna avaliações de obras reais. Período experimental grátis de 14 dias.',
    heading: 'Conquiste clientes com as suas obras.',
    lead: 'Um perfil que mostra o seu trabalho, pedidos diretos dos clientes e avaliações que só quem contratou a sua empresa pode escrever.',
    trial: (days) => `Período experimental grátis de ${days} dias. Só paga se escolher um plano.`,
    sampleCaption: 'Um perfil tal como os clientes o veem. A empresa e os números são inventados.',
    sections: {
      connections: {
        title: 'Contacto direto com o cliente',
        text: 'Os pedidos vêm de quem precisa do trabalho, com o nome, o local e a descrição. Pode responder diretamente. Não vendemos contactos nem cobramos comissão.',
        points: ['Sem comissão sobre contratos', 'Sem custo por pedido', 'Uma conversa por cliente'],
      },
      reputation: {
        title: 'Uma reputação merecida',
        text: 'Só os clientes com quem concluiu uma obra podem avaliar, e um moderador lê cada avaliação antes de a publicarmos. Se considerar uma avaliação injusta, denuncie-a. Um moderador decide.',
        points: [
          'Cada avaliação ligada a uma obra',
          'Classificação com base em todas as avaliações',
          'Sem avaliações pagas',
        ],
      },
      operations: {
        title: 'Todas as obras num só sítio',
        text: 'Faça a gestão de pedidos, mensagens e obras no seu painel. Uma obra fica concluída quando a empresa e o cliente o confirmam, e registamos a data.',
        points: ['Obras com valor e prazo', 'Conclusão confirmada por ambos', 'No telemóvel e no computador'],
      },
      analytics: {
        title: 'Estatísticas com base em atividade real',
        text: 'Veja quantas pessoas viram o seu perfil, lhe escreveram e se tornaram clientes, e em quanto tempo respondeu. Se ainda não houver dados suficientes, indicamo-lo.',
        points: ['Visitas, pedidos e obras', '7, 30, 90 ou 365 dias', 'Números reais, não estimativas'],
      },
      verified: {
        title: 'Perfis verificados',
        text: 'Verificamos o número de IVA no registo da Comissão Europeia. Um moderador verifica o número RCS, a autorização de estabelecimento e o seguro com os documentos que enviar. No selo, os clientes veem o que verificámos, onde e quando.',
        points: [
          'Número de IVA verificado no VIES',
          'Número RCS, autorização e seguro verificados com documentos',
          'O que expira é retirado automaticamente',
          'O selo não se compra',
        ],
      },
    },
    priceTitle: (price) => `A partir de ${price} por mês, IVA incluído`,
    priceText: (days) =>
      `Três planos, conforme o número de serviços. Experimente qualquer um grátis durante ${days} dias e mude quando quiser.`,
    seePlans: 'Ver planos e preços',
    closing: 'O trabalho está feito. Agora mostre-o.',
  },

  sample: {
    company: 'Ateliers Wampach',
    description:
      'Carpinteiros e marceneiros no Gutland: estruturas de telhado, escadas de carvalho, portas e janelas para casas antigas, desenhadas e construídas na mesma oficina.',
    trades: ['Carpintaria', 'Janelas e portas', 'Renovação', 'Telhados'],
    city: 'Mersch',
    client: 'Anne K.',
    inquiry:
      'Bom dia. Temos em Larochette uma escada de carvalho de 1911, com doze degraus, dois deles rachados. Dá para reparar, ou é preciso substituir?',
    reply:
      'Bom dia. Dois degraus rachados podem reparar-se. Passo por Larochette na quinta-feira às 17:00 e posso ver nessa altura.',
    sent: '09:14',
    answered: '09:52',
    screens: {
      messages: 'Uma conversa com um cliente, vista pela empresa (exemplo fictício)',
      reviews: 'Avaliações de uma empresa (exemplo fictício)',
      projects: 'As obras de uma empresa (exemplo fictício)',
      figures: 'As estatísticas de uma empresa (exemplo fictício)',
      facts: 'Os dados verificados de uma empresa (exemplo fictício)',
    },
    reviews: [
      {
        name: 'marc.thill',
        text: 'Numeraram todos os degraus antes de tirarem a escada. Já não range.',
      },
      {
        name: 'claire_s',
        text: 'Boas janelas. Duas semanas de atraso, mas avisaram a tempo.',
      },
    ],
    average: '4,8',
    reviewCount: '37 avaliações',
    projects: [
      { name: 'Escada de carvalho, Larochette', detail: 'Anne K. · 4800 €' },
      { name: 'Estrutura de telhado, Fischbach', detail: 'Commune de Fischbach · 62 000 €' },
      { name: 'Oito janelas, Mersch', detail: 'Familie Wagner · 19 400 €' },
    ],
    states: { open: 'Em curso', waiting: 'À espera do cliente', done: 'Concluída' },
    projectsTitle: 'Obras da empresa',
    figures: [
      { key: 'views', label: 'Visitas ao perfil', value: '412', delta: '+18 %' },
      { key: 'inquiries', label: 'Contactos', value: '23', delta: '+4' },
      { key: 'answer', label: 'Tempo de resposta', value: '1,6 h', delta: '−0,4 h' },
      { key: 'won', label: 'Tornaram-se obras', value: '9', delta: '+2' },
    ],
    period: 'últimos 30 dias',
    before: 'face aos 30 dias anteriores',
    verifiedTitle: 'Verificada',
    verified: [
      { key: 'vat', label: 'Número de IVA', value: 'LU 123 456 78', note: 'Verificado no VIES' },
      { key: 'registration', label: 'Número RCS', value: 'B000000', note: 'Registo comercial (RCS)' },
      {
        key: 'insurance',
        label: 'Seguro',
        value: 'Válido até 31 de dezembro',
        note: 'Certificado da seguradora',
      },
    ],
    outOfFive: (rating) => `${rating} em 5`,
  },

  howItWorks: {
    title: 'Como funciona',
    documentTitle: {
      clients: 'Como funciona o Giewel para clientes',
      companies: 'Como funciona o Giewel para empresas: planos e preços',
    },
    description: {
      clients:
        'Como encontrar, comparar e contratar uma empresa no Giewel, da primeira pesquisa à avaliação. Grátis para clientes.',
      companies:
        'Como funciona o Giewel para empresas de construção e renovação, quanto custa e o que inclui cada plano.',
    },
    lead: 'Todos os passos, da primeira pesquisa à obra concluída.',
    tabs: { label: 'Mostrar os passos', clients: 'Para clientes', companies: 'Para empresas' },
    questions: 'Perguntas frequentes',

    clients: {
      steps: [
        {
          title: 'Procurar',
          text: 'Escolha uma especialidade ou escreva o que precisa: «caleira», «escada de carvalho», «Heizung». Cada perfil mostra obras concluídas, o horário e avaliações de clientes. Não precisa de conta para ver.',
        },
        {
          title: 'Escrever e comparar',
          text: 'Fale diretamente com as empresas e peça um orçamento. Guarde as preferidas numa pasta, junte notas e compare até quatro lado a lado.',
        },
        {
          title: 'Contratar e concluir',
          text: 'Inicie uma obra com a empresa escolhida. Quando o cliente e a empresa a derem por concluída, pode deixar uma avaliação que ajude outros clientes.',
        },
      ],
      factsTitle: 'O que prometemos',
      facts: [
        {
          title: 'Grátis para clientes',
          text: 'As empresas pagam uma subscrição. Os clientes nunca pagam para usar o Giewel.',
        },
        {
          title: 'Empresas verificadas',
          text: 'Toque no selo de uma empresa para ver o que verificámos, onde e quando.',
        },
        {
          title: 'Avaliações reais',
          text: 'Só pode avaliar quem teve uma obra concluída, e apenas uma vez por obra.',
        },
        {
          title: 'Ordem transparente',
          text: 'Explicamos como ordenamos os resultados e o que as empresas podem e não podem comprar.',
        },
      ],
      questions: [
        {
          question: 'Preciso de uma conta?',
          answer:
            'Para ver, não. Precisa de uma para enviar mensagens, guardar empresas numa pasta ou iniciar uma obra. Criá-la demora um minuto.',
        },
        {
          question: 'Quem pode ver o meu telefone e a minha morada?',
          answer:
            'Só as empresas com que inicia uma obra veem o seu e-mail e telefone. A aceitação de um orçamento dá início a uma obra. A sua rua não é visível até decidir partilhá-la. As empresas a quem escreve ou pede orçamento veem o seu nome e o que escreveu.',
        },
        {
          question: 'O contrato é com o Giewel?',
          answer:
            'Não. O contrato é com a empresa, e o pagamento é feito diretamente à empresa. O Giewel não cobra comissão nem assina nada em seu nome.',
        },
        {
          question: 'E se algo correr mal?',
          answer:
            'Escreva primeiro à empresa, para tudo ficar registado. Quando a obra estiver concluída, pode contar a sua experiência numa avaliação.',
        },
      ],
      start: 'Ver os serviços',
      join: 'Criar conta de cliente',
    },

    companies: {
      steps: [
        {
          title: 'Mostre o seu trabalho',
          text: 'Indique os dados da empresa, as especialidades, o horário e imagens de obras concluídas. Os clientes encontram a sua empresa pelo nome, pela especialidade e pela comuna.',
        },
        {
          title: 'Obtenha o selo',
          text: 'Verificamos o número de IVA no VIES, o registo da Comissão Europeia. Um moderador verifica o número RCS, a autorização de estabelecimento e o seguro com os documentos que enviar. Basta um destes dados verificado para obter o selo.',
        },
        {
          title: 'Responda aos clientes',
          text: 'Os clientes enviam-lhe mensagens e pedidos diretamente. Responda, envie um orçamento e combine a obra com eles. Não cobramos comissão.',
        },
        {
          title: 'Reúna avaliações',
          text: 'Quando a empresa e o cliente derem a obra por concluída, o cliente pode avaliá-la. As avaliações contam para a sua posição nos resultados.',
        },
      ],
      plansTitle: 'Planos e preços',
      plansText: 'Todos os planos incluem perfil, mensagens diretas e avaliações. Os preços incluem IVA.',
      plans: {
        basic: {
          name: 'Basic',
          text: 'Para empresas pequenas ou novas.',
          extras: ['Estatísticas básicas'],
        },
        professional: {
          name: 'Professional',
          text: 'Para a maioria das empresas com equipa.',
          extras: ['Estatísticas avançadas', 'Prioridade nos resultados'],
        },
        premium: {
          name: 'Premium',
          text: 'Para empresas com várias especialidades.',
          extras: ['Estatísticas completas', 'Posição patrocinada', 'Gestor de conta dedicado'],
        },
      },
      services: (most) => `Até ${most} serviços`,
      unlimitedServices: 'Serviços ilimitados',
      perMonth: 'por mês',
      prelaunch: (price) => `${price} por mês no pré-lançamento`,
      fromLaunch: 'A partir do lançamento',
      trial: (days) => `Período experimental grátis de ${days} dias.`,
      trialText: 'Experimente qualquer plano antes de pagar.',
      banner: 'Publicidade em banner',
      bannerText: (price) =>
        `a partir de ${price} por mês, independentemente do plano e com a indicação «Publicidade».`,
      bannerAsk: 'Pedir informações',
      joining: {
        question: 'Quando é que as empresas se podem inscrever?',
        answer:
          'A inscrição abre a todas as empresas no lançamento do Giewel. Até lá, pode criar uma conta de demonstração.',
      },
      joiningLive: {
        question: 'Quando é que as empresas se podem inscrever?',
        answer: 'Hoje mesmo. Inscreva-se, e os 14 dias do período experimental começam de imediato.',
      },
      questions: [
        {
          question: 'O que acontece quando acaba o período experimental?',
          answer: `Só paga se escolher um plano. ${withoutPlan}`,
        },
        {
          question: 'Posso pagar por uma posição melhor nos resultados?',
          answer:
            'Em cada seis resultados, o primeiro e o quarto são posições pagas, com a marca «Patrocinado». São atribuídas a empresas Premium e depois Professional, mas só se corresponderem à pesquisa pelo menos tão bem como as outras desse grupo de seis. Nenhuma outra posição é paga.',
        },
        {
          question: 'Posso pedir que retirem uma má avaliação?',
          answer:
            'Pode denunciá-la e indicar o motivo. Um moderador decide se viola as regras. Uma classificação baixa, por si só, não é motivo para a retirar.',
        },
      ],
    },
    rankingLink: 'Como ordenamos os resultados',
    reviewsLink: 'Regras das avaliações',
  },

  contact: {
    title: 'Contacto',
    description:
      'Contacte a equipa do Giewel: conta, empresa, privacidade, acessibilidade, segurança ou outro assunto.',
    lead: 'Alguém da nossa equipa lê a sua mensagem e responde por e-mail.',
    form: 'Escreva-nos',
    name: 'O seu nome',
    email: 'O seu endereço de e-mail',
    topic: 'Qual é o assunto?',
    topics: {
      general: 'Pergunta ou sugestão',
      account: 'A minha conta',
      company: 'A minha empresa no Giewel',
      'illegal-content': 'Conteúdo ilegal',
      privacy: 'Os meus dados e a privacidade',
      accessibility: 'Acessibilidade',
      security: 'Um problema de segurança',
    },
    message: 'Mensagem',
    messageHint: 'Se for sobre uma página, indique o respetivo endereço.',
    illegalHint: 'Indique o endereço exato da página, o que considera ilegal e porquê.',
    website: 'Deixe em branco',
    send: 'Enviar mensagem',
    sending: 'A enviar…',
    sent: 'Mensagem enviada',
    sentText: 'Obrigado. Respondemos por e-mail.',
    another: 'Escrever outra mensagem',
    notSent: 'Mensagem não enviada',
    unexpected: 'Algo correu mal. A sua mensagem não se perdeu: tente de novo.',
    needsScript: 'Ative o JavaScript para usar este formulário.',
    writeTo: 'Ou por e-mail:',
    ways: 'Ajuda mais rápida',
    waysList: [
      {
        label: 'Questões sobre o trabalho ou o orçamento de uma empresa',
        text: 'Escreva à empresa a partir do respetivo perfil.',
        href: href('/search'),
      },
      {
        label: 'Palavra-passe esquecida',
        text: 'Defina uma nova na página de início de sessão.',
        href: href('/auth'),
      },
      {
        label: 'Transferir os dados ou eliminar a conta',
        text: 'Pode fazer as duas coisas nas definições.',
        href: href('/settings'),
      },
    ],
  },

  nameRequired: 'Indique o seu nome',
  nameTooLong: 'O nome pode ter até 120 caracteres',
  messageTooShort: 'Escreva pelo menos 10 caracteres',
  messageTooLong: 'A mensagem pode ter até 5000 caracteres',
};
