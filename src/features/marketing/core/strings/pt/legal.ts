import type { sentences as english } from '#features/marketing/core/strings/en/legal.ts';
import { BELL_RETENTION_DAYS } from '#features/notifications/core/rules/bell-retention.ts';
import { href } from '#kernel/href.ts';
import { pluralForm } from '#kernel/plural.ts';
import { DECISION_RETENTION_YEARS, DELIVERY_RETRY_DAYS, RETENTION_DAYS } from '#kernel/retention.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  updated: 'Última alteração a 29 de novembro de 2026.',
  binding:
    'Se for consumidor, vale a língua em que aceitou estas páginas. Para as empresas, vale o texto em inglês. Os direitos que a lei do Luxemburgo lhe dá são os mesmos em todas as línguas.',
  neighbours: 'Sobre o Giewel e as suas regras',

  about: {
    title: 'Sobre o Giewel',
    description:
      'O Giewel é um mercado em linha para renovação e construção no Luxemburgo: para quem é, o que faz e o que não faz.',
    lead: 'No Giewel, quem tem casa no Luxemburgo encontra as empresas que renovam, reparam e constroem, e essas empresas mostram o que já fizeram.',
    sections: [
      {
        key: 'name',
        title: 'O nome',
        text: [
          'Giewel quer dizer empena em luxemburguês: a parte da parede da casa entre as duas águas do telhado.',
        ],
      },
      {
        key: 'what',
        title: 'O que faz',
        text: [
          'Procura um ofício ou descreve o trabalho. Lê o que os clientes escreveram depois de o trabalho estar feito. Escreve diretamente à empresa, guarda numa pasta as que lhe agradam, compara-as lado a lado e acompanha aqui a obra até ambos a darem por concluída.',
          'As empresas têm um perfil com os seus ofícios, o horário, imagens de obras acabadas e avaliações, cada uma ligada a uma obra.',
        ],
      },
      {
        key: 'not',
        title: 'O que não faz',
        text: [
          'O contrato é entre o cliente e a empresa. O Giewel não cobra comissão, não guarda dinheiro e não assina nada em nome de ninguém.',
          'Não há rede de publicidade, nem rastreio, nem cookies além dos que são precisos para iniciar sessão.',
        ],
      },
      {
        key: 'money',
        title: 'Quem o paga',
        text: [
          'As empresas, com uma subscrição. Aos clientes, o Giewel não custa nada. O que um plano compra, e o que não compra, está na página da ordenação.',
        ],
        links: [
          { label: 'Como se ordenam os resultados', href: href('/ranking') },
          { label: 'Planos para empresas', href: href('/how-it-works', { tab: 'companies' }) },
        ],
      },
    ],
  },

  imprint: {
    title: 'Informações legais',
    description: 'Quem gere o Giewel, com que nome e número, e como entrar em contacto.',
    lead: 'Quem gere este site.',
    operator: 'Responsável pelo site',
    name: 'Nome',
    address: 'Morada',
    registration: 'Registo comercial e das sociedades (RCS)',
    vat: 'Número de IVA',
    permit: 'Autorização de estabelecimento',
    director: 'Responsável pelo conteúdo',
    phone: 'Telefone',
    email: 'E-mail',
    notSet:
      'O Giewel está em pré-lançamento. Os dados do responsável estarão aqui antes de a primeira empresa pagar alguma coisa.',
    notSetLive: 'Os dados do responsável ainda não estão indicados. Escreva-nos pelo formulário de contacto.',
    reach: 'Como entrar em contacto connosco',
    reachText: 'Escreva-nos pelo formulário de contacto. Uma pessoa lê e responde.',
    toContact: 'Contacto',
    hosting: 'O que somos, nas palavras da lei',
    hostingText:
      'Para o que empresas e clientes escrevem aqui, o Giewel é um serviço de alojamento virtual e uma plataforma em linha nos termos do Regulamento (UE) 2022/2065. Autoridades e utilizadores contactam-nos pelo formulário de contacto, em português, francês, alemão, luxemburguês ou inglês.',
  },

  terms: {
    title: 'Condições de utilização',
    description: 'As regras do Giewel para clientes e empresas, em palavras simples.',
    lead: 'As regras da casa. Valem entre quem usa o Giewel e o responsável indicado nas informações legais.',
    sections: [
      {
        key: 'service',
        title: 'O que é o Giewel',
        text: [
          'O Giewel aproxima clientes e empresas. Não é parte no que eles combinam. Orçamentos, contratos, o trabalho e o pagamento são entre os dois.',
          'Um selo diz o que foi verificado e nada mais. «Verificada» quer dizer que pelo menos um destes foi verificado e continua válido: o número de IVA da empresa (no VIES, ou por um moderador), o número RCS, a autorização de estabelecimento ou o seguro (por um moderador, com um documento). Ao carregar no selo lê-se qual, com que fonte, quando e até quando. O selo não garante a qualidade do trabalho.',
        ],
      },
      {
        key: 'accounts',
        title: 'Contas',
        text: [
          'Pode ver tudo sem conta. Para escrever, guardar empresas ou ter uma obra, precisa de uma. Indique um endereço de e-mail verdadeiro, não dê a palavra-passe a ninguém e não abra contas em nome de outros.',
          'Pode mandar eliminar a sua conta quando quiser, nas definições. Desaparece 7 dias depois, para que possa mudar de ideias.',
        ],
        links: [{ label: 'Privacidade', href: href('/privacy') }],
      },
      {
        key: 'companies',
        title: 'Empresas',
        text: [
          'O perfil de uma empresa tem de ser verdadeiro: o nome, o número de IVA, os ofícios e as imagens. Mostre só trabalho seu, e só com o consentimento de quem mora na casa.',
          'Quem abre uma conta para uma empresa tem de poder agir por ela, e a empresa tem de ter as autorizações que os seus ofícios exigem no Luxemburgo.',
        ],
      },
      {
        key: 'reviews',
        title: 'Avaliações',
        text: [
          'Um cliente pode avaliar uma empresa uma vez por cada obra concluída. Ninguém pode pagar por uma avaliação, oferecer algo por ela, ameaçar por causa dela ou escrever uma sobre si próprio. Como as avaliações são verificadas está numa página própria.',
        ],
        links: [{ label: 'Regras das avaliações', href: href('/reviews-policy') }],
      },
      {
        key: 'forbidden',
        title: 'O que não tem lugar aqui',
        text: [
          'Tudo o que é ilegal; insultos e ameaças; dados de outros sem o seu consentimento; publicidade que ninguém pediu; programas que recolhem o que está no Giewel ou que o impedem de funcionar.',
          'O que viola estas regras pode ser retirado, e uma conta que continue a violá-las pode ser suspensa. Dizemos-lhe porquê, e pode recorrer.',
        ],
        links: [{ label: 'Denunciar conteúdo ilegal', href: href('/report-illegal-content') }],
      },
      {
        key: 'money',
        title: 'Preços e pagamento',
        text: [
          'O Giewel é grátis para clientes. As empresas subscrevem um plano; os preços estão na página para empresas e incluem IVA. Uma empresa pode experimentar qualquer plano durante 14 dias antes de pagar.',
          'Uma subscrição pode ser cancelada antes da renovação seguinte. O que foi pago vale até ao fim.',
        ],
        links: [{ label: 'Planos para empresas', href: href('/how-it-works', { tab: 'companies' }) }],
      },
      {
        key: 'content',
        title: 'O que escreve e envia',
        text: [
          'Continua a ser seu. Autoriza o Giewel a guardá-lo e a mostrá-lo onde o pôs, enquanto lá estiver.',
        ],
      },
      {
        key: 'liability',
        title: 'Responsabilidade',
        text: [
          'Respondemos sem limite por dolo, por negligência grave e por danos à vida e à saúde. Fora disso, só respondemos se violarmos um dever sem o qual este serviço não teria sentido, e então apenas pelos danos previsíveis. Os direitos que a lei dá aos consumidores ficam intactos.',
          'Mantemos o Giewel a funcionar com cuidado, e não podemos prometer que nunca seja interrompido.',
        ],
      },
      {
        key: 'businesses',
        title: 'Para empresas: Regulamento (UE) 2019/1150',
        text: [
          'Se limitarmos ou suspendermos a conta de uma empresa, enviamos os motivos por e-mail, o mais tardar quando a decisão produz efeitos. Se fecharmos uma conta, enviamo-los pelo menos 30 dias antes, salvo se a lei exigir outra coisa ou se a empresa tiver violado repetidamente estas condições. A empresa pode contestar a decisão, e anulamo-la se estiver errada.',
          'A página sobre a ordem dos resultados explica o que a determina e o que as empresas podem pagar. O Giewel não vende nada que concorra com as empresas inscritas e não favorece nenhuma para além do que essa página descreve. As empresas podem consultar e descarregar os dados que introduzem e recebem no Giewel. As outras empresas não têm acesso a eles.',
          'As empresas podem reclamar gratuitamente através do formulário de contacto. Responde por escrito uma pessoa da nossa equipa que não participou na decisão. Se não chegarmos a acordo, aceitamos uma mediação no Centre de médiation civile et commerciale (CMCC), no Luxemburgo. As empresas podem recorrer aos tribunais a qualquer momento.',
        ],
        links: [
          { label: 'Como se ordenam os resultados', href: href('/ranking') },
          { label: 'Contacto', href: href('/contact', { topic: 'company' }) },
        ],
      },
      {
        key: 'changes',
        title: 'Alterações, lei e tribunais',
        text: [
          'Se alterarmos estas condições, avisamos por e-mail todas as pessoas com conta, pelo menos 30 dias antes. Se não concordar, pode fechar a sua conta.',
          'Aplica-se a lei do Luxemburgo. Os consumidores podem recorrer aos tribunais do lugar onde moram e mantêm a proteção da lei desse país.',
          'Se for consumidor e não conseguirmos resolver um litígio, pode recorrer gratuitamente ao Service national du Médiateur de la consommation, no Luxemburgo (mediateurconsommation.lu). O mesmo serviço ajuda num litígio entre si e uma empresa.',
        ],
      },
    ],
  },

  reviewsPolicy: {
    title: 'Regras das avaliações',
    description:
      'Quem pode avaliar uma empresa no Giewel, como se verifica uma avaliação, o que fica retido e o que uma empresa pode fazer.',
    lead: 'Uma avaliação ajuda quando se sabe de onde vem. É daqui que vêm as nossas.',
    sections: [
      {
        key: 'who',
        title: 'Quem pode escrever uma',
        text: [
          'Só um cliente, só sobre uma empresa com que teve uma obra no Giewel, e só depois de os dois lados terem confirmado que a obra está concluída. Uma avaliação por obra. Não há outra entrada: as avaliações não se compram, não se importam e não somos nós que as escrevemos.',
        ],
      },
      {
        key: 'check',
        title: 'Como é verificada',
        text: [
          'Que a obra existe e está concluída é o programa que verifica, no momento em que a avaliação é enviada. Depois uma pessoa lê-a antes de aparecer. É aprovada, ou rejeitada com um motivo que o cliente fica a saber.',
          'Uma avaliação é rejeitada quando não é sobre a obra, insulta ou ameaça alguém, revela dados privados de outra pessoa, faz publicidade ou foi paga. Uma classificação baixa não é motivo.',
        ],
      },
      {
        key: 'shown',
        title: 'O que se mostra e o que fica retido',
        text: [
          'Mostram-se a classificação de 1 a 5, o texto, a data, a obra e o nome de utilizador do cliente. Um cliente pode ficar anónimo: então mais ninguém vê o nome, a conta ou a obra, e da data só se vê o mês. A empresa pode ainda assim adivinhar quem foi. A obra é verificada na mesma, e as estrelas contam para a empresa, não para a obra.',
          'Ficam retidas as avaliações que esperam por aprovação e as que foram rejeitadas. Nenhuma conta para a média. Todas as avaliações aprovadas são mostradas e contadas, primeiro as mais recentes.',
        ],
      },
      {
        key: 'numbers',
        title: 'Como se fazem os números',
        text: [
          'A média é a média simples de todas as avaliações aprovadas, arredondada a uma casa decimal. Para a ordem dos resultados usa-se uma classificação prudente, em que uma só avaliação conta pouco; está explicada na página da ordenação.',
        ],
        links: [{ label: 'Como se ordenam os resultados', href: href('/ranking') }],
      },
      {
        key: 'companies',
        title: 'O que uma empresa pode fazer',
        text: [
          'Uma empresa pode denunciar uma avaliação e dizer porquê. A avaliação continua pública e contada até um moderador decidir. Uma empresa não pode retirar uma avaliação, e nenhum plano muda isso.',
        ],
      },
    ],
    demo: {
      key: 'demo',
      title: 'Na demonstração',
      text: [
        'O Giewel está em pré-lançamento. As empresas da demonstração e as avaliações sobre elas são inventadas; aos motores de busca dizemos que as deixem de fora.',
      ],
    },
  },

  ranking: {
    title: 'Como se ordenam os resultados',
    description:
      'Por que ordem o Giewel mostra as empresas, de que é feita essa ordem, e o que as empresas podem e não podem pagar.',
    lead: 'Por que ordem aparecem as empresas, e o que dela é pago.',
    sections: [
      {
        key: 'relevance',
        title: 'A relevância, se não escolher outra ordem',
        text: [
          'Com uma procura, conta primeiro a forma como a empresa lhe responde. Por esta ordem: o nome é o que escreveu; o nome começa por isso; as palavras estão no nome; as palavras estão no nome ou nos ofícios; a empresa faz o ofício de que a sua frase fala; as palavras estão em qualquer sítio do perfil, incluindo a localidade. Pequenos erros de escrita são perdoados.',
          'Com um lugar, vêm primeiro as empresas de lá, depois as que dizem que lá trabalham, depois as mais próximas. Sabemos a distância até à comuna de uma empresa, não até à porta, por isso dizemos «cerca de», em passos de 5 km. Os lugares e onde ficam vêm do GeoNames (CC BY 4.0).',
          'Sem procura, todas as empresas respondem igualmente bem.',
        ],
      },
      {
        key: 'paid',
        title: 'O que é pago',
        text: [
          'Ordenados por relevância, os resultados vêm em grupos de seis. Em cada seis, o primeiro e o quarto lugar são pagos. Vão para empresas que têm o plano Premium, depois Professional, pela ordem em que respondem à procura, e essas empresas têm a marca «Patrocinado».',
          'Uma empresa só ocupa um lugar pago se não responder pior do que a última empresa do grupo que não paga o seu lugar. Onde nenhuma o consegue, o lugar não é pago. Em todos os outros lugares um plano não muda nada: uma empresa com plano está aí sem marca, onde qualquer outra estaria.',
          'As sugestões debaixo da caixa de procura, o mapa e as empresas que sugerimos para um pedido não se podem comprar.',
          'Quando a ordem é por classificação, por nome ou pelas mais recentes, o plano não conta para nada.',
          'Uma faixa publicitária não é um resultado da procura. Onde há uma, está assinalada como publicidade.',
        ],
      },
      {
        key: 'score',
        title: 'A classificação de todas as avaliações',
        text: [
          'Entre empresas que respondem igualmente bem decidem as avaliações, por uma média prudente: às avaliações reais de cada empresa juntam-se seis imaginadas de 4,0. Assim, uma avaliação de 5 não vence cinquenta de 4,9, e uma empresa nova começa no meio e não no fim.',
          'As empresas que continuem iguais aparecem das mais recentes para as mais antigas.',
        ],
      },
      {
        key: 'sorts',
        title: 'As outras ordens',
        text: [
          'Mais bem avaliadas: só por essa média prudente. Mais recentes: pelo dia em que a empresa se inscreveu. Nome: por ordem alfabética.',
        ],
      },
      {
        key: 'not',
        title: 'O que não conta',
        text: [
          'Quem é, o que viu antes, onde está (a não ser que indique um lugar), que dispositivo usa. Duas pessoas que procuram a mesma coisa veem a mesma ordem.',
        ],
        links: [
          { label: 'Regras das avaliações', href: href('/reviews-policy') },
          { label: 'Procurar empresas', href: href('/search') },
        ],
      },
    ],
  },

  accessibility: {
    title: 'Declaração de acessibilidade',
    description: 'Até que ponto o Giewel é acessível, como isso se testa, o que falta e a quem o dizer.',
    lead: 'O Giewel é para todos os que moram numa casa, por isso tem de funcionar para todos.',
    sections: [
      {
        key: 'standard',
        title: 'O que exigimos de nós',
        text: [
          'As Diretrizes de Acessibilidade para Conteúdos Web (WCAG) 2.2, nível AA, em que assenta a norma europeia EN 301 549. Tanto quanto sabemos, cumprem-nas as páginas públicas e as que se veem com sessão iniciada.',
        ],
      },
      {
        key: 'tested',
        title: 'Como se testa',
        text: [
          'Cada alteração é testada por programa antes de ser publicada: cada página em cores claras e escuras e num ecrã largo e num estreito, com axe-core; títulos, cabeçalhos e zonas da página; toda a página inicial só com o teclado; páginas com 320 píxeis de largura e com um zoom de 400 %; cores forçadas; movimento reduzido; e leitura sem JavaScript.',
          'Os testes por programa encontram talvez metade do que pode estar mal. Quem usa todos os dias um leitor de ecrã ainda não testou o Giewel para nós.',
        ],
      },
      {
        key: 'known',
        title: 'O que sabemos que falta',
        text: [
          'As imagens que as empresas enviam são descritas pelos seus títulos, que podem ser curtos ou faltar.',
        ],
      },
      {
        key: 'tell',
        title: 'Diga-nos',
        text: [
          'Se algo não funcionar para si, escreva-nos e diga em que página e o que usa. Uma pessoa responde, com uma solução ou com outro caminho para aquilo de que precisa.',
          'Se a nossa resposta não ajudar, pode recorrer ao serviço que vigia a acessibilidade de produtos e serviços (OSAPS) no Luxemburgo.',
        ],
        links: [{ label: 'Escrever-nos', href: href('/contact', { topic: 'accessibility' }) }],
      },
    ],
  },

  reportContent: {
    title: 'Denunciar conteúdo ilegal',
    description: 'Como comunicar ao Giewel um conteúdo que lhe parece ilegal, e o que acontece depois.',
    lead: 'Qualquer pessoa pode comunicar-nos um conteúdo no Giewel que lhe pareça contra a lei. Não precisa de conta.',
    sections: [
      {
        key: 'say',
        title: 'O que nos dizer',
        text: [
          'O endereço exato da página; o que nela lhe parece ilegal, e porquê; o seu nome e endereço de e-mail.',
          'Escreva o que sabe e não o que supõe: ao enviar uma denúncia, declara de boa-fé que está certa e completa.',
        ],
        links: [{ label: 'Escrever uma denúncia', href: href('/report') }],
      },
      {
        key: 'then',
        title: 'O que acontece depois',
        text: [
          'Uma pessoa lê-a e decide com cuidado e imparcialidade. Dizemos-lhe o que foi decidido e o que pode fazer se não concordar. Quem escreveu o conteúdo também o fica a saber, com o motivo; o seu nome não é transmitido, a não ser que seja preciso para entender a denúncia.',
          'Se soubermos de algo que ponha em perigo a vida ou a segurança de uma pessoa, avisamos a polícia.',
        ],
      },
      {
        key: 'objection',
        title: 'Se não concordar',
        text: [
          'Responda à nossa mensagem: outra pessoa volta a ver o caso. Pode também recorrer a um organismo certificado de resolução extrajudicial de litígios, à Autorité de la concurrence, que vigia as plataformas em linha no Luxemburgo, ou a um tribunal.',
        ],
      },
      {
        key: 'review',
        title: 'Se for sobre uma avaliação',
        text: ['Uma empresa avaliada pode denunciá-la diretamente; é mais rápido.'],
        links: [{ label: 'Regras das avaliações', href: href('/reviews-policy') }],
      },
    ],
  },

  privacy: {
    title: 'Privacidade',
    description:
      'O que o Giewel guarda sobre as pessoas, porquê, durante quanto tempo e quem mais o vê. Sem rastreio, sem cookies de publicidade.',
    lead: 'O que se guarda sobre si, porquê, e durante quanto tempo. A tabela em baixo é comparada com a base de dados por programa: o que lá não está não é guardado.',
    sections: [
      {
        key: 'who',
        title: 'Quem é responsável',
        text: ['O responsável indicado nas informações legais.'],
        links: [
          { label: 'Informações legais', href: href('/imprint') },
          { label: 'Escrever-nos sobre os seus dados', href: href('/contact', { topic: 'privacy' }) },
        ],
      },
      {
        key: 'cookies',
        title: 'Cookies e o que o seu navegador guarda',
        text: [
          'Quem só visita não recebe nenhum cookie, e o navegador não vai buscar nada a ninguém senão a nós. É por isso que nenhum aviso pede o seu consentimento.',
          'Quando inicia sessão, um cookie mantém-na até estar ausente durante 12 horas; se assinalar «Manter a sessão iniciada», durante 14 dias. Passados 30 dias termina de qualquer forma. Para quem trabalha connosco a sessão termina mais cedo: ao fim de 30 minutos, ou de 2 horas. Um segundo, chamado «known», diz durante 180 dias que alguém iniciou sessão com este navegador, para que um estranho que tente adivinhar a palavra-passe não lhe feche a porta; fica quando termina a sessão. Quando pede um código antes de ter conta, um cookie liga-o ao seu navegador durante uma hora.',
          'O próprio navegador guarda as cores que escolheu, as empresas a que pôs um coração, o último lugar à volta do qual procurou, a última pasta onde guardou, o que começou a escrever, até onde tinha descido na página, e uma página que diz que está sem ligação. Nada disso nos é enviado antes de o enviar; ao terminar a sessão esquece-se o lugar e o que tinha começado.',
        ],
      },
    ],
    stored: 'O que guardamos',
    storedColumns: { what: 'O quê', why: 'Porquê', until: 'Quanto tempo', basis: 'Base legal' },
    basis: {
      contract: 'Contrato (RGPD, artigo 6.º, n.º 1, alínea b)',
      interest: 'Interesse legítimo (RGPD, artigo 6.º, n.º 1, alínea f)',
    },
    data: {
      account: {
        what: 'A sua conta: nome de utilizador, palavra-passe (só como hash do qual ninguém a pode ler), e-mail, número de telefone, nome, fotografia e número do passaporte se os indicar, a sua língua, que mensagens quer receber, e um novo e-mail ou telefone enquanto espera pelo código',
        why: 'Para poder entrar e para que as pessoas a quem escreve saibam quem é',
        until: `Até mandar eliminar a conta; desaparece 7 dias depois. Uma conta de particular onde ninguém inicia sessão acaba ao fim de ${RETENTION_DAYS.dormantAccounts / 365} anos, ${RETENTION_DAYS.dormantWarning} dias depois de um e-mail que o diz`,
      },
      standing: {
        what: 'Se a sua conta foi suspensa, e porquê',
        why: 'Para proteger os outros de contas que violam as regras',
        until: 'Enquanto houver conta',
      },
      visits: {
        what: 'Onde tem sessão iniciada: endereço IP e tipo de navegador de cada sessão, quando a usou pela última vez e mostrou que é o titular, e os endereços do primeiro e do último início de sessão; e que o navegador é um em que já iniciou sessão',
        why: 'Para que ambos possamos ver um estranho na sua conta, e para notarmos quando cliente e empresa são a mesma pessoa',
        until: `Cada sessão até terminar: 14 dias depois do último uso, 30 dias no máximo; um navegador 180 dias depois da última sessão nele, ou até terminar a sessão em todo o lado; os endereços do primeiro e do último início de sessão ${RETENTION_DAYS.networks} dias`,
      },
      proofs: {
        what: 'Códigos, ligações para uma palavra-passe nova, chaves de acesso (de uma chave de acesso só a parte pública), e se o ativar, o segredo com que a sua aplicação faz os códigos, com códigos de recuperação (só como hashes)',
        why: 'Para provar que um endereço, um número ou uma conta é seu',
        until:
          'Códigos um dia; ligações 30 minutos; chaves de acesso, o segredo da aplicação e códigos de recuperação até os remover',
      },
      programs: {
        what: 'Tokens da API: os nomes, o que permitem, quando foram criados e usados pela última vez (do próprio token só um hash); webhooks: os endereços, os eventos e os segredos de assinatura, e o que foi entregue e quando',
        why: 'Para que os programas que escolher possam trabalhar em seu nome',
        until: `Até os eliminar; um token no máximo um ano; entregas ${RETENTION_DAYS.webhookDeliveries} dias`,
      },
      attempts: {
        what: 'Tentativas de abrir uma conta: endereço IP, tipo de navegador, e como acabou',
        why: 'Para reconhecer programas que abrem contas em grande número',
        until: `${RETENTION_DAYS.signUpAttempts} dias`,
      },
      trail: {
        what: 'O que afetou a segurança da sua conta e o que os moderadores leram sobre si: quando, o tipo de navegador, e a primeira parte do endereço IP (24 bits do IPv4, 48 do IPv6)',
        why: 'Para que ambos possamos ver um estranho na sua conta, e alguém nosso que leia o que não deve',
        until: 'Um ano, ninguém o pode alterar; depois de eliminada a conta, diz um número e nenhum nome',
      },
      company: {
        what: 'O perfil de uma empresa: nome, descrição, número de IVA e de registo, morada, telefone, e-mail, se estes dois se podem mostrar a toda a gente, site, horário, logótipo, ofícios e imagens, o que disse a verificação do IVA, o que foi enviado para a verificar (número RCS, autorização de estabelecimento, seguro, cada um com o seu documento) e o que foi decidido, e a subscrição',
        why: 'É o que o diretório mostra, e aquilo por que se fatura uma subscrição',
        until: 'Até a conta da empresa ser eliminada',
      },
      team: {
        what: 'Quem trabalha para uma empresa e em que função, os endereços convidados, quem fez o quê no painel, de que para quê, e quem trata de que cliente',
        why: 'Para que várias pessoas possam responder por uma empresa, e ela saiba quem o fez',
        until:
          'Até sair da equipa; o que foi feito fica com a empresa, sem o seu nome depois de eliminada a sua conta',
      },
      billing: {
        what: 'O plano de uma empresa, o que pagou e até quando, as suas faturas com o nome, a morada e o número de IVA em que foram passadas, e com que números o serviço de pagamento a conhece; os números dos cartões nunca chegam até nós',
        why: 'Para dar a uma empresa aquilo que paga, e porque a lei pede faturas',
        until:
          'Até a conta da empresa ser eliminada; as faturas até 10 anos depois do fim do seu ano, como a lei exige',
      },
      folders: {
        what: 'As suas pastas, as empresas que lá estão, os seus gostos e notas, e as ligações com que partilha uma pasta',
        why: 'Foram postos lá por si',
        until: 'Até os retirar, ou até à eliminação da conta',
      },
      projects: {
        what: 'Obras: nome, descrição, valor, prazo, imagens, documentos e etapas, quem as confirmou, recusou ou anulou, e se o cliente autorizou que uma seja mostrada',
        why: 'O cliente e a empresa trabalham com elas',
        until:
          'Enquanto houver conta da empresa; o seu nome, e a autorização para mostrar uma obra, vão com a sua conta',
      },
      messages: {
        what: 'Mensagens suas com outros, os ficheiros que levam, quem bloqueou, e em que ponto está uma empresa com um pedido',
        why: 'Para que ambos as possam ler',
        until: 'São também do outro lado e ficam com ele; o seu nome vai com a sua conta',
      },
      requests: {
        what: 'Pedidos: o que escreveu sobre o trabalho e a sua casa, imagens e plantas, a que empresas pediu, o que perguntaram ou responderam, e a sua rua, que uma empresa só vê quando o permitir',
        why: 'Para que descreva o trabalho uma vez e as empresas lhe possam responder',
        until:
          'Até a sua conta ser eliminada, ou um rascunho deitado fora; então as empresas também o perdem',
      },
      companyVisits: {
        what: 'Visitas: os horários propostos e o escolhido, onde é, o que foi escrito com eles, quem vem, e um hash do endereço da sua agenda, se criou um',
        why: 'Para que os dois lados tenham um horário nas agendas e sejam lembrados dele',
        until:
          'Enquanto houver as duas contas; quando uma é eliminada, dizemos à outra que a visita foi anulada',
      },
      quotes: {
        what: 'Orçamentos: as linhas, os preços, os planos de pagamento e as versões, o que foi perguntado, recusado e aceite, e de uma aceitação o nome que foi escrito, quando, como foi confirmada e o endereço abreviado da rede',
        why: 'Para que os dois lados saibam o que foi proposto e combinado, e o possam provar',
        until:
          'Enquanto houver as duas contas; o que foi aceite fica 10 anos com o outro lado, com os nomes com que foi assinado. Um código de aceitação vale 10 minutos',
      },
      reviews: {
        what: 'Avaliações, alterações a elas, o que uma empresa respondeu ou disse ao denunciar uma, porque está uma retida e o que o autor disse contra isso',
        why: 'É por elas que os outros escolhem',
        until: 'Enquanto houver conta da empresa; o seu nome vai com a sua conta',
      },
      translations: {
        what: 'O que um serviço de tradução fez de uma mensagem, de um pedido, do texto de uma empresa ou de uma avaliação, onde alguém carregou em «Traduzir»',
        why: 'Para que um texto seja entregue ao serviço uma vez e não outra',
        until: 'Enquanto existir o texto de que é tradução, e só até este ser alterado',
      },
      reports: {
        what: 'Denúncias de empresas sobre clientes e sobre conversas, denúncias de conteúdo ilegal com o nome e o endereço que alguém indicou, e o que foi decidido',
        why: 'Para agir contra abusos',
        until: `Até a conta da empresa ou do cliente ser eliminada e, no máximo, ${DECISION_RETENTION_YEARS} anos depois da decisão; de uma denúncia de conteúdo ilegal, o nome e o endereço vão com a conta a que pertencem`,
      },
      decisions: {
        what: 'O que os moderadores decidiram sobre avaliações, contas e denúncias, com os seus motivos',
        why: 'Para que as decisões se possam voltar a ver e nada desapareça em silêncio',
        until: `${DECISION_RETENTION_YEARS} anos, ou mais enquanto estiver em vigor: uma conta suspensa, uma avaliação retida. As palavras sobre si vão com a sua conta`,
      },
      notifications: {
        what: 'O que o sino lhe diz, o que uma página aberta soube por último, e os endereços dos dispositivos em que nos pediu para avisar de respostas',
        why: 'Para que veja o que há de novo',
        until: `O que o sino lhe diz, ${BELL_RETENTION_DAYS} dias, e nunca mais do que a conta; o que uma página aberta soube, um dia; um dispositivo até terminar nele a sessão ou o desligar`,
      },
      counts: {
        what: 'Que alguém viu hoje o perfil de uma empresa, como hash da conta ou da rede, e se veio da nossa procura; de cada empresa quantos o fizeram, dia a dia',
        why: 'Para que as empresas saibam quantas pessoas as veem, sem cookies',
        until:
          'Os hashes até ao fim do dia, e aquilo com que foram feitos; os simples números enquanto a empresa estiver no diretório',
      },
      outgoing: {
        what: 'E-mails e mensagens de texto que esperam para ser enviados, entre eles os do formulário de contacto; chaves nos e-mails com que lhes responde ou os faz parar',
        why: 'Para que nenhum se perca quando um servidor está em baixo',
        until: `Até serem enviados: tentamos durante ${DELIVERY_RETRY_DAYS} dias, no máximo; o que não se conseguiu enviar, mais ${RETENTION_DAYS.failedJobs} dias; chaves ${RETENTION_DAYS.mailTokens} dias; dos e-mails que tiveram resposta um hash, ${RETENTION_DAYS.answeredMails} dias`,
      },
      guard: {
        what: 'Quantas vezes algo foi tentado, com uma chave que é um hash de um endereço ou número; respostas a chamadas enviadas duas vezes; que ficheiros guardados são de quem, e de que tamanho',
        why: 'Para que ninguém adivinhe palavras-passe, nada se faça duas vezes e ninguém guarde sem fim',
        until: 'Minutos a horas; respostas um dia; de um ficheiro, enquanto estiver guardado',
      },
    },
    kept: 'O que se apaga e quando',
    keptText: 'Todas as noites um programa apaga o que é mais antigo do que isto.',
    keptColumns: { what: 'O quê', until: 'Quanto tempo' },
    keptDays: (days) =>
      pluralForm('pt', days, { one: 'Um dia', many: `${days} de dias`, other: `${days} dias` }),
    keptYears: (years) =>
      pluralForm('pt', years, { one: 'Um ano', many: `${years} de anos`, other: `${years} anos` }),
    keptEnds: {
      withConversation: 'Enquanto houver a conversa em que foram enviados: é também do outro lado',
      atSignOut: 'Até terminar a sessão',
      withAccount: 'Até mandar eliminar a sua conta. O outro lado fica com o que lhe enviou, sem o seu nome',
      withProject: 'Enquanto houver a obra: é por isto que os dois lados se guiam',
      byLaw: 'Enquanto a empresa tiver conta: a lei obriga as empresas a guardar a correspondência 10 anos',
    },
    keptWhat: {
      answers: 'Respostas a chamadas enviadas duas vezes',
      liveEvents: 'O que uma página aberta soube',
      unsentAttachments: 'Ficheiros que carregou para uma mensagem e nunca enviou',
      codes: 'Códigos',
      networks: 'Endereços IP do primeiro e do último início de sessão',
      signUpAttempts: 'Tentativas de abrir uma conta',
      bell: 'O que o sino lhe diz',
      requestWishes: 'Que teria feito um pedido a uma empresa que não tem plano',
      trail: 'O que afetou a segurança da sua conta, e o que os moderadores leram sobre si',
      mailTokens: 'Chaves nos e-mails com que lhes responde ou os faz parar',
      answeredMails: 'Hashes de e-mails que tiveram resposta',
      webhookDeliveries: 'Entregas de webhooks',
      stripeEvents: 'Números do que o serviço de pagamento nos disse',
      failedJobs: 'E-mails e mensagens de texto que não se conseguiram enviar',
      dormantAccounts: 'A conta de um particular onde ninguém inicia sessão',
      dormantWarning: 'Essa conta, depois de termos escrito que vai acabar',
      sentFiles: 'Ficheiros em mensagens',
      drafts: 'O que começou a escrever e não enviou, no seu navegador',
      companyDays: 'Quantas vezes a página de uma empresa foi vista em cada dia',
      companyLog: 'O que os membros de uma equipa fizeram em nome da empresa',
      messages: 'Mensagens',
      requests: 'Pedidos que terminaram e as empresas a quem foram feitos',
      projectHistory: 'O que aconteceu numa obra, e quando',
      quotes: 'Orçamentos que não foram aceites',
      decisions: 'Denúncias, o que os moderadores decidiram e o que retiraram, quando já não está em vigor',
    },
    after: [
      {
        key: 'others',
        title: 'Quem mais o vê',
        text: [
          'O que publica, toda a gente. O que escreve a uma empresa, essa empresa. Ninguém o compra, e nenhum anunciante o recebe.',
          'O Giewel recorre a outros onde não pode passar sem eles: um servidor de correio para enviar e-mails, um serviço de mensagens de texto para enviar códigos por SMS, o VIES da Comissão Europeia para verificar o número de IVA de uma empresa, o serviço de quem faz o seu navegador para chegar a um dispositivo em que pediu avisos (transporta-os sem os poder ler) e, onde o responsável os tiver configurado, um armazém de ficheiros e um serviço de pagamento. Cada um recebe o que precisa para isso, e mais nada.',
          'Onde o responsável tiver configurado um serviço de tradução, «Traduzir» aparece ao lado dos textos escritos noutra língua. Um texto só vai para esse serviço quando alguém que o pode ler carrega aí: o texto apenas, sem o seu nome nem o seu endereço. Se ninguém carregar, nenhum vai.',
          'O registo do servidor não guarda nem endereços de visitantes nem o que escreveram.',
        ],
      },
      {
        key: 'rights',
        title: 'Os seus direitos',
        text: [
          'Nas definições pode ter uma cópia de tudo o que guardamos sobre si, corrigi-lo, e mandar eliminar a sua conta. Não precisa de pedir a ninguém.',
          'Pode também opor-se, pedir que o uso dos seus dados seja limitado, ou queixar-se à Commission nationale pour la protection des données (CNPD) no Luxemburgo.',
        ],
        links: [{ label: 'Escrever-nos sobre os seus dados', href: href('/contact', { topic: 'privacy' }) }],
      },
    ],
  },
};
