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
      'Mostre obras acabadas, receba pedidos diretamente de clientes no Luxemburgo, junte avaliações ligadas a obras. Período experimental grátis de 14 dias.',
    heading: 'As obras acabadas trazem-lhe a próxima.',
    lead: 'Um perfil com o seu próprio trabalho, pedidos diretos do cliente, e avaliações que só pode escrever quem o contratou.',
    trial: (days) =>
      `Período experimental grátis de ${days} dias. Não se cobra nada que não tenha escolhido.`,
    sampleCaption: 'Um perfil como os clientes o veem. A empresa e os números são inventados.',
    sections: {
      connections: {
        title: 'Contacto direto com o cliente',
        text: 'Um pedido vem da pessoa que quer o trabalho feito, com o nome, o lugar e o que há para fazer. Responde no mesmo sítio. Ninguém o vende a mais três, e ninguém fica com uma parte da obra.',
        points: ['Sem comissão sobre contratos', 'Sem preço por pedido', 'Uma conversa por cliente'],
      },
      reputation: {
        title: 'Uma reputação que é sua',
        text: 'Só um cliente com a obra concluída pode escrever uma avaliação, e uma pessoa lê-a antes de aparecer. Se for injusta, pode denunciá-la, e um moderador decide.',
        points: ['Cada avaliação ligada a uma obra', 'Uma média de todas elas', 'Nenhuma avaliação à venda'],
      },
      operations: {
        title: 'O trabalho num só sítio',
        text: 'Pedidos, mensagens e obras estão lado a lado. Uma obra fica concluída quando a empresa e o cliente o disserem, e a data fica guardada.',
        points: ['Obras com valor e prazo', 'Os dois lados confirmam', 'No telemóvel como no escritório'],
      },
      analytics: {
        title: 'Números que contam pessoas reais',
        text: 'Quantos viram o seu perfil, quantos escreveram, quantos se tornaram clientes, e em quanto tempo respondeu. Onde há pouco para se dizer alguma coisa, a página di-lo.',
        points: ['Visitas, pedidos e obras', '7, 30, 90 ou 365 dias', 'Todos os números vêm de dados reais'],
      },
      verified: {
        title: 'Perfis verificados',
        text: 'O número de IVA é verificado no registo da Comissão Europeia; o número RCS, a autorização de estabelecimento e o seguro são vistos por uma pessoa, com o documento. O selo mostra o que foi verificado, onde e quando.',
        points: [
          'Número de IVA verificado no VIES',
          'Número RCS, autorização e seguro por documento',
          'O que expira sai do selo por si',
          'O selo não está à venda',
        ],
      },
    },
    priceTitle: (price) => `A partir de ${price} por mês, IVA incluído`,
    priceText: (days) =>
      `Três planos, conforme os serviços que mostra. Experimente qualquer um durante ${days} dias antes de pagar, e mude de plano quando quiser.`,
    seePlans: 'Ver planos e preços',
    closing: 'O seu trabalho já está feito. Mostre-o.',
  },

  sample: {
    company: 'Ateliers Wampach',
    description:
      'Carpinteiros e marceneiros no Gutland: estruturas de telhado, escadas de carvalho, portas e janelas para casas antigas, desenhadas e feitas na mesma oficina.',
    trades: ['Carpintaria', 'Janelas e portas', 'Renovação', 'Telhados'],
    city: 'Mersch',
    client: 'Anne K.',
    inquiry:
      'Bom dia. Temos em Larochette uma escada de carvalho de 1911, com doze degraus, dois deles rachados. Dá para reparar, ou é preciso substituir?',
    reply:
      'Bom dia. Dois degraus rachados reparam-se. Passo por Larochette na quinta-feira às 17:00 e posso ver nessa altura.',
    sent: '09:14',
    answered: '09:52',
    screens: {
      messages: 'Uma conversa com um cliente, como uma empresa a vê. Inventada.',
      reviews: 'Avaliações de uma empresa. Inventadas.',
      projects: 'As obras de uma empresa. Inventadas.',
      figures: 'Os números principais de uma empresa. Inventados.',
      facts: 'O que está verificado de uma empresa. Inventado.',
    },
    reviews: [
      {
        name: 'marc.thill',
        text: 'Numeraram todos os degraus antes de tirarem a escada. Já não range.',
      },
      {
        name: 'claire_s',
        text: 'Boas janelas. Duas semanas de atraso, e avisaram a tempo.',
      },
    ],
    average: '4,8',
    reviewCount: '37 avaliações',
    projects: [
      { name: 'Escada de carvalho, Larochette', detail: 'Anne K. · 4800 €' },
      { name: 'Estrutura de telhado, Fischbach', detail: 'Commune de Fischbach · 62 000 €' },
      { name: 'Oito janelas, Mersch', detail: 'Familie Wagner · 19 400 €' },
    ],
    states: { open: 'Em curso', waiting: 'Cliente por confirmar', done: 'Concluída' },
    projectsTitle: 'Obras da empresa',
    figures: [
      { key: 'views', label: 'Visitas ao perfil', value: '412', delta: '+18 %' },
      { key: 'inquiries', label: 'Pedidos', value: '23', delta: '+4' },
      { key: 'answer', label: 'Tempo de resposta', value: '1,6 h', delta: '−0,4 h' },
      { key: 'won', label: 'Tornaram-se obras', value: '9', delta: '+2' },
    ],
    period: 'últimos 30 dias',
    before: 'face aos 30 dias anteriores',
    verifiedTitle: 'Verificada',
    verified: [
      { key: 'vat', label: 'Número de IVA', value: 'LU 123 456 78', note: 'Verificado no VIES' },
      { key: 'registration', label: 'Número RCS', value: 'B000000', note: 'Registre de commerce' },
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
        'Da primeira procura à avaliação: como quem tem casa no Luxemburgo encontra, compara e contrata uma empresa no Giewel. Grátis para clientes.',
      companies:
        'Do perfil à próxima obra: como funciona o Giewel para empresas de construção e renovação, quanto custa e o que inclui um plano.',
    },
    lead: 'Do primeiro olhar ao último prego, pela ordem em que acontece.',
    tabs: { label: 'Como funciona para quem', clients: 'Para clientes', companies: 'Para empresas' },
    questions: 'Perguntas frequentes',

    clients: {
      steps: [
        {
          title: 'Procurar',
          text: 'Escolha um ofício, ou escreva o que precisa: «caleira», «escada de carvalho», «Heizung». Cada perfil mostra obras acabadas, o horário e o que os clientes escreveram. Para isto não precisa de conta.',
        },
        {
          title: 'Escrever e comparar',
          text: 'Escreva diretamente à empresa e peça um orçamento. Guarde numa pasta as que lhe agradam, junte notas, e ponha até quatro lado a lado.',
        },
        {
          title: 'Contratar e concluir',
          text: 'Abra uma obra com a empresa que escolheu. Quando ambos a derem por concluída, pode escrever uma avaliação para quem vier depois.',
        },
      ],
      factsTitle: 'Com o que pode contar',
      facts: [
        {
          title: 'Não lhe custa nada',
          text: 'As empresas pagam o seu lugar. Os clientes não pagam nada, nunca.',
        },
        {
          title: 'Empresas verificadas',
          text: 'Uma empresa com o selo tem algo que foi verificado: carregue nele e leia o quê, onde e quando.',
        },
        {
          title: 'Avaliações verdadeiras',
          text: 'Só um cliente com a obra concluída pode escrever uma, uma vez por obra.',
        },
        {
          title: 'A ordem é explicada',
          text: 'O que uma empresa pode pagar nos resultados, e o que não pode, está escrito.',
        },
      ],
      questions: [
        {
          question: 'Preciso de uma conta?',
          answer:
            'Para ver, não. Para escrever a uma empresa, guardá-la numa pasta ou abrir uma obra, sim; demora um minuto.',
        },
        {
          question: 'Quem vê o meu telefone e a minha morada?',
          answer:
            'Só as empresas com quem começa uma obra veem o seu e-mail e o seu telefone; ao aceitar um orçamento, começa uma. A sua rua fica escondida até a mostrar. Uma empresa a quem escreve ou pede um orçamento vê o seu nome e o que escreveu.',
        },
        {
          question: 'O contrato é com o Giewel?',
          answer:
            'Não. Combina com a empresa, e paga à empresa. O Giewel não fica com nenhuma parte e não assina nada por si.',
        },
        {
          question: 'E se algo correr mal?',
          answer:
            'Escreva primeiro à empresa; as mensagens ficam registadas para os dois lados. A sua experiência cabe numa avaliação, quando a obra estiver concluída.',
        },
      ],
      start: 'Ver os serviços',
      join: 'Criar conta de cliente',
    },

    companies: {
      steps: [
        {
          title: 'Mostre o seu trabalho',
          text: 'Dados da empresa, ofícios, horário e imagens de obras acabadas. O perfil encontra-se pelo nome, pelo ofício e pela comuna.',
        },
        {
          title: 'Tenha o selo',
          text: 'O número de IVA é verificado no registo europeu; o número RCS, a autorização de estabelecimento e o seguro por um moderador, com um documento que envia. O selo aparece com o primeiro deles.',
        },
        {
          title: 'Responda a pedidos',
          text: 'Os clientes escrevem-lhe diretamente. Responde, envia um orçamento e combina a obra. Não cobramos comissão.',
        },
        {
          title: 'Junte avaliações',
          text: 'Quando uma obra está concluída dos dois lados, o cliente pode avaliá-la. O que ele escreveu conta na ordem das empresas.',
        },
      ],
      plansTitle: 'Planos e preços',
      plansText: 'Todos os planos têm perfil, mensagens diretas e avaliações. Os preços incluem IVA.',
      plans: {
        basic: {
          name: 'Basic',
          text: 'Uma pequena oficina, ou um primeiro ano.',
          extras: ['Estatísticas básicas'],
        },
        professional: {
          name: 'Professional',
          text: 'A maioria das empresas com equipa.',
          extras: ['Estatísticas avançadas', 'Prioridade nos resultados'],
        },
        premium: {
          name: 'Premium',
          text: 'Vários ofícios debaixo do mesmo teto.',
          extras: ['Estatísticas completas', 'Lugar patrocinado', 'Gestor de conta dedicado'],
        },
      },
      services: (most) => `Até ${most} serviços`,
      unlimitedServices: 'Serviços sem limite',
      perMonth: 'por mês',
      prelaunch: (price) => `${price} por mês no pré-lançamento`,
      fromLaunch: 'A partir do lançamento',
      trial: (days) => `Período experimental grátis de ${days} dias.`,
      trialText: 'Experimente qualquer plano antes de o pagar.',
      banner: 'Faixas publicitárias',
      bannerText: (price) => `a partir de ${price} por mês, à parte do plano e assinaladas como publicidade.`,
      bannerAsk: 'Perguntar por uma faixa',
      joining: {
        question: 'Quando se podem inscrever as empresas?',
        answer:
          'O Giewel está em pré-lançamento. A inscrição pode percorrer-se hoje como demonstração, e abre a todos no lançamento.',
      },
      joiningLive: {
        question: 'Quando se podem inscrever as empresas?',
        answer: 'Hoje. Inscreva-se, e o seu período experimental de 14 dias começa logo.',
      },
      questions: [
        {
          question: 'O que acontece quando acaba o período experimental?',
          answer: `Não se cobra nada que não tenha escolhido. Sem plano: ${withoutPlan}`,
        },
        {
          question: 'Posso comprar um lugar melhor nos resultados?',
          answer:
            'Em cada seis resultados, o primeiro e o quarto lugar são pagos, com a marca «Patrocinado». Premium vem aí antes de Professional, e só onde a empresa responde à procura tão bem como as outras desses seis. Nenhum outro lugar se compra.',
        },
        {
          question: 'Posso mandar retirar uma má avaliação?',
          answer:
            'Pode denunciá-la e dizer porquê. Um moderador decide se viola as regras. Uma classificação baixa, só por si, não chega.',
        },
      ],
    },
    rankingLink: 'Como se ordenam os resultados',
    reviewsLink: 'Regras das avaliações',
  },

  contact: {
    title: 'Contacto',
    description:
      'Escreva a quem gere o Giewel: perguntas, contas, empresas, privacidade, acessibilidade, segurança.',
    lead: 'Uma pessoa lê isto e responde por e-mail.',
    form: 'Escreva-nos',
    name: 'O seu nome',
    email: 'O seu endereço de e-mail',
    topic: 'De que se trata?',
    topics: {
      general: 'Uma pergunta ou sugestão',
      account: 'A minha conta',
      company: 'A minha empresa no Giewel',
      'illegal-content': 'Conteúdo ilegal',
      privacy: 'Os meus dados e a privacidade',
      accessibility: 'Acessibilidade',
      security: 'Uma falha de segurança',
    },
    message: 'Mensagem',
    messageHint: 'Se for sobre uma página, o endereço dela ajuda.',
    illegalHint: 'Indique o endereço exato da página, o que nela lhe parece ilegal, e porquê.',
    website: 'Deixe isto em branco',
    send: 'Enviar mensagem',
    sending: 'A enviar…',
    sent: 'Mensagem enviada',
    sentText: 'Obrigado. A resposta chega por e-mail.',
    another: 'Escrever outra mensagem',
    notSent: 'Mensagem não enviada',
    unexpected: 'Algo correu mal. O que escreveu ainda cá está; tente de novo.',
    needsScript: 'Este formulário precisa de JavaScript.',
    writeTo: 'Ou por e-mail:',
    ways: 'Caminhos mais rápidos',
    waysList: [
      {
        label: 'O trabalho de uma empresa ou um orçamento',
        text: 'Escreva à própria empresa, a partir do perfil dela.',
        href: href('/search'),
      },
      {
        label: 'A sua palavra-passe',
        text: 'Esqueceu-se dela? Defina uma nova na página de início de sessão.',
        href: href('/auth'),
      },
      {
        label: 'Uma cópia dos seus dados, ou sair',
        text: 'As duas coisas estão nas definições, sem pedir nada a ninguém.',
        href: href('/settings'),
      },
    ],
  },

  nameRequired: 'Escreva o seu nome',
  nameTooLong: 'O nome não pode passar de 120 caracteres',
  messageTooShort: 'Escreva pelo menos 10 caracteres',
  messageTooLong: 'A mensagem é demasiado longa: 5000 caracteres no máximo',
};
