import type { sentences as english } from '#features/marketing/core/strings/en/legal.ts';
import { BELL_RETENTION_DAYS } from '#features/notifications/core/rules/bell-retention.ts';
import { href } from '#kernel/href.ts';
import { pluralForm } from '#kernel/plural.ts';
import { DECISION_RETENTION_YEARS, DELIVERY_RETRY_DAYS, RETENTION_DAYS } from '#kernel/retention.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  updated: 'Última atualização em 29 de novembro de 2026.',
  binding:
    'Para os consumidores, estas páginas são vinculativas na língua em que as aceitaram. Para as empresas, é vinculativa a versão inglesa. Os direitos que a lei luxemburguesa lhe confere são iguais em todas as línguas.',
  neighbours: 'Sobre o Giewel e as suas regras',

  about: {
    title: 'Sobre o Giewel',
    description:
      'O Giewel é um mercado online de renovação e construção no Luxemburgo. Saiba a quem se destina, o que faz e o que não faz.',
    lead: 'No Giewel, quem tem casa no Luxemburgo encontra empresas que renovam, reparam e constroem, e as empresas mostram as suas obras.',
    sections: [
      {
        key: 'name',
        title: 'O nosso nome',
        text: [
          'Giewel é «empena» em luxemburguês: a parte da parede da casa entre as duas águas do telhado.',
        ],
      },
      {
        key: 'what',
        title: 'O nosso serviço',
        text: [
          'Procure uma especialidade ou descreva o trabalho, e leia avaliações de clientes com obras concluídas. Fale diretamente com as empresas, guarde as preferidas numa pasta, compare-as lado a lado e acompanhe a obra no Giewel até o cliente e a empresa a darem por concluída.',
          'Cada empresa tem um perfil com especialidades, horário, imagens e avaliações de obras concluídas.',
        ],
      },
      {
        key: 'not',
        title: 'Os nossos limites',
        text: [
          'O contrato é com a empresa. O Giewel não cobra comissão, não guarda dinheiro e não assina nada em seu nome.',
          'Não usamos redes de publicidade nem rastreio. Os nossos únicos cookies servem para iniciar sessão.',
        ],
      },
      {
        key: 'money',
        title: 'Quem paga o Giewel',
        text: [
          'As empresas pagam uma subscrição. Para os clientes, o Giewel é grátis. A página sobre a ordenação explica o que as empresas podem e não podem comprar.',
        ],
        links: [
          { label: 'Como ordenamos os resultados', href: href('/ranking') },
          { label: 'Planos para empresas', href: href('/how-it-works', { tab: 'companies' }) },
        ],
      },
    ],
  },

  imprint: {
    title: 'Informações legais',
    description: 'Quem gere o Giewel, os dados de registo e como nos contactar.',
    lead: 'A empresa responsável por este site.',
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
      'O Giewel está em pré-lançamento. Publicamos aqui os dados do responsável antes de cobrarmos a qualquer empresa.',
    notSetLive:
      'Os dados do responsável ainda não foram indicados. Contacte-nos através do formulário de contacto.',
    reach: 'Contacte-nos',
    reachText: 'Use o formulário de contacto. Alguém da nossa equipa lê a sua mensagem e responde.',
    toContact: 'Contacto',
    hosting: 'Estatuto legal e ponto de contacto',
    hostingText:
      'No que respeita aos conteúdos que empresas e clientes aqui publicam, o Giewel é um serviço de alojamento virtual e uma plataforma em linha nos termos do Regulamento (UE) 2022/2065 (Regulamento dos Serviços Digitais). O formulário de contacto é o ponto de contacto único para autoridades e utilizadores. Pode escrever em português, francês, alemão, luxemburguês ou inglês.',
  },

  terms: {
    title: 'Condições de utilização',
    description: 'As regras para clientes e empresas que usam o Giewel, em linguagem simples.',
    lead: 'Estas condições constituem um acordo entre o utilizador e o responsável indicado nas informações legais.',
    sections: [
      {
        key: 'service',
        title: 'O serviço',
        text: [
          'O Giewel aproxima clientes e empresas, mas nunca é parte nos acordos entre eles. Os orçamentos, os contratos, o trabalho e o respetivo pagamento dizem respeito apenas ao cliente e à empresa.',
          '«Verificada» significa que verificámos pelo menos um destes dados e que continua válido: o número de IVA, o número RCS, a autorização de estabelecimento ou o seguro da empresa. O número de IVA é verificado no VIES ou por um moderador; os outros são verificados por um moderador, com base num documento. Ao tocar no selo, vê o que verificámos, a fonte, a data e até quando é válido. O selo não garante a qualidade do trabalho.',
        ],
      },
      {
        key: 'accounts',
        title: 'Contas',
        text: [
          'Pode consultar o Giewel sem conta. Precisa de uma para enviar mensagens, guardar empresas ou gerir uma obra. Use um e-mail verdadeiro, não dê a palavra-passe a ninguém e abra conta só em seu nome.',
          'Pode eliminar a conta nas definições quando quiser. Eliminamo-la 7 dias depois, para que possa mudar de ideias.',
        ],
        links: [{ label: 'Privacidade', href: href('/privacy') }],
      },
      {
        key: 'companies',
        title: 'Empresas',
        text: [
          'O perfil de uma empresa tem de ser verdadeiro, incluindo o nome, o número de IVA, as especialidades e as imagens. Mostre apenas trabalhos seus, e casas só com o consentimento de quem lá mora.',
          'Para abrir conta em nome de uma empresa, tem de ter poderes para a representar. A empresa tem de ter as autorizações que as suas especialidades exigem no Luxemburgo.',
        ],
      },
      {
        key: 'reviews',
        title: 'Avaliações',
        text: [
          'Um cliente pode avaliar uma empresa uma vez por cada obra concluída. É proibido pagar por uma avaliação, oferecer algo em troca, obtê-la com ameaças ou avaliar-se a si próprio. As regras das avaliações explicam como as verificamos.',
        ],
        links: [{ label: 'Regras das avaliações', href: href('/reviews-policy') }],
      },
      {
        key: 'forbidden',
        title: 'Conteúdos e condutas proibidos',
        text: [
          'É proibido publicar ou enviar conteúdos ilegais, insultos, ameaças, dados pessoais de terceiros sem o consentimento destes ou publicidade não solicitada. É proibido usar programas para recolher conteúdos do Giewel ou perturbar o serviço.',
          'Podemos retirar conteúdos que violem estas regras e suspender contas que continuem a violá-las. Explicamos todas as decisões, das quais pode recorrer.',
        ],
        links: [{ label: 'Denunciar conteúdo ilegal', href: href('/report-illegal-content') }],
      },
      {
        key: 'money',
        title: 'Preços e pagamento',
        text: [
          'O Giewel é grátis para clientes. As empresas subscrevem um plano. Os preços estão na página para empresas e incluem IVA. Uma empresa pode experimentar qualquer plano durante 14 dias antes de pagar.',
          'Pode cancelar uma subscrição a qualquer momento antes da renovação seguinte. Continua ativa até ao fim do período pago.',
        ],
        links: [{ label: 'Planos para empresas', href: href('/how-it-works', { tab: 'companies' }) }],
      },
      {
        key: 'content',
        title: 'Os seus conteúdos',
        text: [
          'Mantém os direitos sobre tudo o que escreve e envia. Autoriza o Giewel a guardar esses conteúdos e a mostrá-los onde os publicou, até os remover.',
        ],
      },
      {
        key: 'liability',
        title: 'Responsabilidade',
        text: [
          'Nada nestas condições limita a nossa responsabilidade por dolo, negligência grave ou danos à vida ou à saúde. Nos restantes casos, só respondemos pelos danos previsíveis causados pela violação de um dever essencial a este serviço. Os direitos que a lei confere aos consumidores não são afetados.',
          'Fazemos o possível por manter o Giewel disponível, mas não garantimos um serviço ininterrupto.',
        ],
      },
      {
        key: 'businesses',
        title: 'Para empresas: Regulamento (UE) 2019/1150',
        text: [
          'Se limitarmos ou suspendermos a conta de uma empresa, enviamos-lhe os motivos por e-mail antes de a decisão produzir efeitos ou nesse momento. Se fecharmos uma conta, enviamo-los pelo menos 30 dias antes, salvo disposição legal em contrário ou se a empresa tiver violado repetidamente estas condições. A empresa pode contestar a decisão, e anulamo-la se estiver errada.',
          'A página sobre a ordenação explica o que determina a ordem dos resultados e o que as empresas podem comprar. O Giewel não vende nada que concorra com as empresas inscritas e não favorece nenhuma para além do que essa página descreve. As empresas podem consultar e transferir os dados que introduzem e recebem no Giewel. As outras empresas não têm acesso a eles.',
          'As empresas podem reclamar gratuitamente pelo formulário de contacto. A resposta é dada por escrito por alguém da nossa equipa que não participou na decisão. Se não chegarmos a acordo, aceitamos uma mediação no Centre de médiation civile et commerciale (CMCC), no Luxemburgo. As empresas podem recorrer aos tribunais a qualquer momento.',
        ],
        links: [
          { label: 'Como ordenamos os resultados', href: href('/ranking') },
          { label: 'Contacte-nos', href: href('/contact', { topic: 'company' }) },
        ],
      },
      {
        key: 'changes',
        title: 'Alterações, lei e tribunais',
        text: [
          'Se alterarmos estas condições, avisamos por e-mail todos os que têm conta, pelo menos 30 dias antes. Se não concordar, pode eliminar a conta.',
          'Aplica-se a lei luxemburguesa. Os consumidores podem recorrer aos tribunais do país onde vivem e mantêm a proteção da lei desse país.',
          'Os consumidores podem submeter gratuitamente ao Service national du Médiateur de la consommation, no Luxemburgo (mediateurconsommation.lu), um litígio que tenham connosco. O mesmo serviço pode ajudar num litígio entre um consumidor e uma empresa.',
        ],
      },
    ],
  },

  reviewsPolicy: {
    title: 'Regras das avaliações',
    description:
      'Quem pode avaliar uma empresa no Giewel, como verificamos as avaliações, quais não publicamos e como uma empresa pode reagir.',
    lead: 'Todas as avaliações no Giewel são de clientes com uma obra concluída.',
    sections: [
      {
        key: 'who',
        title: 'Quem pode avaliar',
        text: [
          'Só os clientes podem avaliar. Têm de ter tido uma obra com a empresa no Giewel, e ambas as partes têm de ter confirmado que está concluída. Podem escrever uma avaliação por obra. Não compramos, importamos nem escrevemos avaliações.',
        ],
      },
      {
        key: 'check',
        title: 'Como verificamos as avaliações',
        text: [
          'Quando um cliente envia uma avaliação, o nosso sistema verifica se a obra existe e está concluída. Depois, um moderador lê-a antes de ser publicada e aprova-a ou rejeita-a. Se a rejeitarmos, explicamos o motivo ao cliente.',
          'Rejeitamos avaliações que não sejam sobre a obra, que insultem ou ameacem alguém, que revelem dados privados de outra pessoa, que façam publicidade ou que tenham sido pagas. Uma classificação baixa nunca é motivo de rejeição.',
        ],
      },
      {
        key: 'shown',
        title: 'Avaliações publicadas e não publicadas',
        text: [
          'Mostramos a classificação de 1 a 5, o texto, a data, a obra e o nome de utilizador do cliente. Se o cliente quiser ficar anónimo, mostramos o mês em vez da data, e não mostramos o nome de utilizador, a conta nem a obra a ninguém, nem à empresa. A empresa pode ainda assim adivinhar quem escreveu a avaliação. Verificamos a obra como em todas as avaliações. A classificação conta para a média da empresa, mas não aparece na obra.',
          'Não publicamos avaliações pendentes ou rejeitadas, que também não contam para a média. Publicamos e contamos todas as aprovadas, a começar pelas mais recentes.',
        ],
      },
      {
        key: 'numbers',
        title: 'Como calculamos as classificações',
        text: [
          'A classificação é a média simples de todas as avaliações aprovadas, arredondada a uma casa decimal. Para ordenar os resultados usamos uma média ponderada, que limita o efeito de uma só avaliação. A página sobre a ordenação explica como.',
        ],
        links: [{ label: 'Como ordenamos os resultados', href: href('/ranking') }],
      },
      {
        key: 'companies',
        title: 'Como as empresas podem reagir',
        text: [
          'Uma empresa pode denunciar uma avaliação e indicar o motivo. A avaliação continua pública e conta para a média até um moderador decidir. As empresas não podem retirar avaliações, seja qual for o plano.',
        ],
      },
    ],
    demo: {
      key: 'demo',
      title: 'Na demonstração',
      text: [
        'O Giewel está em pré-lançamento. As empresas desta demonstração e as suas avaliações são inventadas, e pedimos aos motores de busca que não as mostrem.',
      ],
    },
  },

  ranking: {
    title: 'Como ordenamos os resultados',
    description:
      'Como o Giewel ordena os resultados da pesquisa e o que as empresas podem e não podem comprar.',
    lead: 'Como ordenamos as empresas nos resultados e que posições são pagas.',
    sections: [
      {
        key: 'relevance',
        title: 'Relevância (por omissão)',
        text: [
          'Numa pesquisa, surgem primeiro as empresas que melhor correspondem ao que procura, por esta ordem: o nome é exatamente o que escreveu; o nome começa pelo que escreveu; as palavras estão no nome; as palavras estão no nome ou nas especialidades; a empresa trabalha na especialidade que descreve; as palavras estão em qualquer parte do perfil, incluindo a localidade. Toleramos pequenos erros de escrita.',
          'Se indicar um local, vêm primeiro as empresas desse local, depois as que indicam trabalhar aí e, por fim, as mais próximas. Medimos a distância até à comuna da empresa, não até à morada, por isso o valor é aproximado, em intervalos de 5 km. Os dados dos locais são do GeoNames (CC BY 4.0).',
          'Sem pesquisa, todas as empresas estão em pé de igualdade.',
        ],
      },
      {
        key: 'paid',
        title: 'Posições pagas',
        text: [
          'Quando os resultados estão ordenados por relevância, o primeiro e o quarto de cada seis são posições pagas. São atribuídas a empresas com o plano Premium e depois com o plano Professional, por ordem de correspondência com a pesquisa. Têm a marca «Patrocinado».',
          'Uma empresa só obtém uma posição paga se corresponder à pesquisa pelo menos tão bem como o último resultado não pago desses seis. Se nenhuma cumprir esta condição, a posição fica para um resultado não pago. Nas outras posições, o plano não tem qualquer efeito.',
          'As empresas não podem pagar para aparecer nas sugestões da pesquisa, no mapa ou entre as empresas que sugerimos para um pedido.',
          'Quando a ordem é por classificação, por nome ou pelas mais recentes, os planos não têm efeito.',
          'Os banners não são resultados da pesquisa. Estão sempre assinalados como publicidade.',
        ],
      },
      {
        key: 'score',
        title: 'Pontuação das avaliações',
        text: [
          'Quando várias empresas correspondem igualmente bem à pesquisa, ordenamo-las pelas avaliações. Usamos uma média ponderada: às avaliações reais de cada empresa juntamos seis fictícias de 4,0. Assim, uma avaliação de 5 não ultrapassa cinquenta de 4,9, e as empresas novas começam a meio e não no fim.',
          'Se o empate continuar, vem primeiro a mais recente.',
        ],
      },
      {
        key: 'sorts',
        title: 'Outras formas de ordenar',
        text: [
          '«Mais bem avaliadas» usa só a média ponderada, «Mais recentes» a data de inscrição da empresa, e «Nome» é por ordem alfabética.',
        ],
      },
      {
        key: 'not',
        title: 'O que não usamos',
        text: [
          'Não temos em conta quem é, o que viu antes, onde está (a não ser que indique um local) nem que dispositivo usa. Duas pessoas que pesquisam o mesmo veem a mesma ordem.',
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
    description: 'Até que ponto o Giewel é acessível, como o testamos e como comunicar um problema.',
    lead: 'Queremos que todos possam usar o Giewel.',
    sections: [
      {
        key: 'standard',
        title: 'Normas',
        text: [
          'Seguimos as Diretrizes de Acessibilidade para Conteúdos Web (WCAG) 2.2, nível AA, base da norma europeia EN 301 549. Tanto quanto sabemos, as páginas públicas e as que exigem sessão iniciada cumprem-nas.',
        ],
      },
      {
        key: 'tested',
        title: 'Como testamos',
        text: [
          'Fazemos testes automáticos a cada alteração antes de a publicar: cada página em modo claro e escuro e em ecrã largo e estreito, com axe-core; títulos, cabeçalhos e regiões da página; toda a página inicial só com o teclado; páginas com 320 píxeis de largura e com zoom de 400 %; cores forçadas; movimento reduzido; e leitura sem JavaScript.',
          'Os testes automáticos só encontram cerca de metade dos problemas. O Giewel ainda não foi testado por pessoas que usam um leitor de ecrã todos os dias.',
        ],
      },
      {
        key: 'known',
        title: 'Problemas conhecidos',
        text: [
          'Os leitores de ecrã leem os títulos das imagens das empresas, que podem ser curtos ou não existir.',
        ],
      },
      {
        key: 'tell',
        title: 'Comunicar um problema',
        text: [
          'Se algo não funcionar, diga-nos em que página e que dispositivo, navegador ou tecnologia de apoio usa. Respondemos com uma solução ou com outra forma de obter o que precisa.',
          'Se a nossa resposta não ajudar, pode contactar o serviço que fiscaliza a acessibilidade de produtos e serviços (OSAPS) no Luxemburgo.',
        ],
        links: [{ label: 'Contacte-nos', href: href('/contact', { topic: 'accessibility' }) }],
      },
    ],
  },

  reportContent: {
    title: 'Denunciar conteúdo ilegal',
    description: 'Como denunciar conteúdo que considera ilegal e o que fazemos com a denúncia.',
    lead: 'Qualquer pessoa pode denunciar conteúdo no Giewel que considere ilegal. Não precisa de ter conta.',
    sections: [
      {
        key: 'say',
        title: 'O que indicar',
        text: [
          'Indique o endereço exato da página, o que considera ilegal e porquê, e o seu nome e e-mail.',
          'Inclua só o que sabe ser verdade. Ao enviar uma denúncia, declara de boa-fé que está correta e completa.',
        ],
        links: [{ label: 'Denunciar conteúdo', href: href('/report') }],
      },
      {
        key: 'then',
        title: 'Depois da denúncia',
        text: [
          'Um moderador lê a denúncia e decide com cuidado e imparcialidade. Comunicamos-lhe a decisão e o que pode fazer se não concordar. Comunicamos também os motivos a quem publicou o conteúdo. Só transmitimos o seu nome se for necessário para entender a denúncia.',
          'Se soubermos de uma ameaça à vida ou à segurança de alguém, avisamos a polícia.',
        ],
      },
      {
        key: 'objection',
        title: 'Se não concordar',
        text: [
          'Responda à nossa mensagem, e a decisão será analisada por outro moderador. Pode também recorrer a um organismo certificado de resolução extrajudicial de litígios, à Autorité de la concurrence, que fiscaliza as plataformas em linha no Luxemburgo, ou a um tribunal.',
        ],
      },
      {
        key: 'review',
        title: 'Denunciar uma avaliação',
        text: ['Se a avaliação for sobre a sua empresa, é mais rápido denunciá-la no painel.'],
        links: [{ label: 'Regras das avaliações', href: href('/reviews-policy') }],
      },
    ],
  },

  privacy: {
    title: 'Privacidade',
    description:
      'O que o Giewel guarda sobre si, porquê, durante quanto tempo e quem mais o vê. Sem rastreio nem cookies de publicidade.',
    lead: 'O que guardamos sobre si, porquê e durante quanto tempo. Uma verificação automática compara a tabela abaixo com a nossa base de dados. O que não está na tabela não é guardado.',
    sections: [
      {
        key: 'who',
        title: 'Responsável',
        text: ['O responsável indicado nas informações legais.'],
        links: [
          { label: 'Informações legais', href: href('/imprint') },
          { label: 'Contactar-nos sobre os seus dados', href: href('/contact', { topic: 'privacy' }) },
        ],
      },
      {
        key: 'cookies',
        title: 'Cookies e armazenamento no navegador',
        text: [
          'Se só consultar o site, não instalamos cookies, e o navegador só comunica connosco. É por isso que não vê um aviso de cookies.',
          'Quando inicia sessão, um cookie mantém-na até passarem 12 horas sem atividade, ou 14 dias se assinalar «Manter a sessão iniciada». A sessão termina sempre ao fim de 30 dias. A sessão da nossa equipa termina mais cedo: após 30 minutos sem atividade, ou 2 horas com «Manter a sessão iniciada». Um segundo cookie, «known», regista durante 180 dias que alguém iniciou sessão neste navegador, para que um estranho a tentar adivinhar a palavra-passe não bloqueie o seu acesso. Este cookie mantém-se depois de terminar a sessão. Se pedir um código antes de ter conta, um terceiro cookie liga o código ao seu navegador durante uma hora.',
          'O navegador guarda o tema que escolheu, as empresas de que gostou, o último local onde procurou, a última pasta em que guardou empresas, os rascunhos, o ponto até onde desceu na página e uma página para mostrar sem ligação. Não recebemos nada disto enquanto não o enviar. Ao terminar a sessão, o navegador apaga o último local e os rascunhos.',
        ],
      },
    ],
    stored: 'Dados que guardamos',
    storedColumns: { what: 'Dados', why: 'Finalidade', until: 'Prazo', basis: 'Base legal' },
    basis: {
      contract: 'Contrato (RGPD, artigo 6.º, n.º 1, alínea b)',
      interest: 'Interesse legítimo (RGPD, artigo 6.º, n.º 1, alínea f)',
    },
    data: {
      account: {
        what: 'A sua conta: nome de utilizador, palavra-passe (só como hash), e-mail, telefone, nome, fotografia e número do passaporte se os indicar, a língua, as definições de notificações e um novo e-mail ou telefone até o confirmar',
        why: 'Para lhe permitir iniciar sessão e para que as pessoas a quem escreve saibam quem é',
        until: `Até 7 dias depois de eliminar a conta; se um cliente não iniciar sessão durante ${RETENTION_DAYS.dormantAccounts / 365} anos, avisamos por e-mail e eliminamos a conta ${RETENTION_DAYS.dormantWarning} dias depois`,
      },
      standing: {
        what: 'Eventual suspensão da sua conta e o respetivo motivo',
        why: 'Para proteger os outros de contas que violam as regras',
        until: 'Enquanto a conta existir',
      },
      visits: {
        what: 'Onde tem sessão iniciada: endereço IP e navegador de cada sessão, datas da última utilização e da última confirmação de identidade, os endereços IP do primeiro e do último início de sessão, e os navegadores onde já iniciou sessão',
        why: 'Para detetar acessos não autorizados e casos em que o cliente e a empresa são a mesma pessoa',
        until: `Sessões: até 14 dias depois da última utilização, 30 dias no máximo; navegadores: 180 dias depois do último início de sessão, ou até terminar a sessão em todos os dispositivos; endereços IP do primeiro e do último início de sessão: ${RETENTION_DAYS.networks} dias`,
      },
      proofs: {
        what: 'Códigos, links para uma palavra-passe nova, chaves de acesso (só a parte pública) e, se ativar a verificação em dois passos, a chave secreta da aplicação e os códigos de recuperação (só como hashes)',
        why: 'Para confirmar que um e-mail, um telefone ou uma conta lhe pertence',
        until:
          'Códigos: um dia; links: 30 minutos; chaves de acesso, chave secreta e códigos de recuperação: até os remover',
      },
      programs: {
        what: 'Tokens da API: nomes, permissões, datas de criação e da última utilização, e um hash do token; webhooks: endereços, eventos e segredos de assinatura, e o registo dos envios',
        why: 'Para que programas à sua escolha possam agir em seu nome',
        until: `Até os eliminar; tokens: um ano, no máximo; registos de envio: ${RETENTION_DAYS.webhookDeliveries} dias`,
      },
      attempts: {
        what: 'Tentativas de criar conta: endereço IP, navegador e resultado',
        why: 'Para detetar programas que criam contas em massa',
        until: `${RETENTION_DAYS.signUpAttempts} dias`,
      },
      trail: {
        what: 'Eventos de segurança da sua conta e dados seus que os nossos moderadores consultaram, com a hora, o navegador e a primeira parte do endereço IP (24 bits do IPv4, 48 do IPv6)',
        why: 'Para detetar acessos não autorizados à conta, ou alguém da nossa equipa que veja dados que não deve',
        until:
          'Um ano; estes registos não podem ser alterados e, depois de eliminada a conta, mostram um número em vez do nome',
      },
      company: {
        what: 'O perfil de uma empresa: nome, descrição, números de IVA e RCS, morada, telefone, e-mail e a indicação de que estes dois são ou não públicos, site, horário, logótipo, especialidades e imagens, o resultado da verificação do IVA, os documentos enviados para o número RCS, a autorização e o seguro, as nossas decisões e a subscrição',
        why: 'Para mostrar a empresa no diretório e faturar a subscrição',
        until: 'Até a conta da empresa ser eliminada',
      },
      team: {
        what: 'Membros da equipa e funções, e-mails das pessoas convidadas, um registo de quem alterou o quê, e o responsável por cada cliente',
        why: 'Para que várias pessoas possam trabalhar em nome de uma empresa e para que a empresa saiba quem fez o quê',
        until: 'Até sair da equipa; o registo fica com a empresa, sem o seu nome depois de eliminada a conta',
      },
      billing: {
        what: 'O plano de uma empresa, pagamentos e períodos pagos, faturas com nome, morada e número de IVA, e as referências no serviço de pagamento; nunca recebemos números de cartões',
        why: 'Para fornecer o que a empresa paga e porque a lei exige faturas',
        until:
          'Até a conta da empresa ser eliminada; faturas: durante 10 anos a contar do fim do ano em que foram emitidas, como a lei exige',
      },
      folders: {
        what: 'As suas pastas, as empresas que contêm, os gostos, as notas e os links com que partilhou pastas',
        why: 'Para lhe mostrar as empresas que guardou',
        until: 'Até os eliminar ou eliminar a conta',
      },
      projects: {
        what: 'Obras: nome, descrição, valor, prazo, imagens, documentos e etapas, quem confirmou, recusou ou cancelou a obra, e a eventual autorização do cliente para a mostrar',
        why: 'Para que o cliente e a empresa possam acompanhar a obra',
        until:
          'Enquanto a conta da empresa existir; o seu nome e a autorização para mostrar uma obra são eliminados com a sua conta',
      },
      messages: {
        what: 'Mensagens trocadas com outras pessoas, anexos, pessoas que bloqueou e a fase que uma empresa indicou para cada contacto',
        why: 'Para que quem as envia e quem as recebe as possa ler',
        until:
          'Ficam com a outra pessoa, porque pertencem a ambas as partes; o seu nome é eliminado com a conta',
      },
      requests: {
        what: 'Pedidos: o que escreveu sobre o trabalho e a casa, imagens e plantas, as empresas a quem os enviou, as respetivas perguntas e respostas, e a sua rua, que uma empresa só vê se a partilhar',
        why: 'Para descrever o trabalho uma só vez e as empresas poderem responder',
        until: 'Até eliminar a conta ou o rascunho; a partir daí, as empresas também perdem o acesso',
      },
      companyVisits: {
        what: 'Visitas: os horários propostos e o combinado, o local, notas, quem participa e um hash do link do seu calendário, se criou um',
        why: 'Para que o cliente e a empresa tenham o mesmo horário na agenda e recebam lembretes',
        until:
          'Enquanto as duas contas existirem; se uma for eliminada, informamos a outra pessoa de que a visita foi cancelada',
      },
      quotes: {
        what: 'Orçamentos: linhas, preços, planos de pagamento e versões, perguntas e a sua recusa ou aceitação; para cada aceitação, também o nome escrito, a hora, como foi confirmada e o endereço IP abreviado',
        why: 'Para que o cliente e a empresa saibam o que foi proposto e combinado, e o possam provar',
        until:
          'Enquanto as duas contas existirem; a outra parte guarda os orçamentos aceites durante 10 anos, com os nomes da assinatura; códigos de aceitação: 10 minutos',
      },
      reviews: {
        what: 'Avaliações e alterações, respostas e denúncias das empresas e, se não for publicada, o nosso motivo e o recurso do autor',
        why: 'Para ajudar outros clientes a escolher',
        until: 'Enquanto a conta da empresa existir; o seu nome é eliminado com a sua conta',
      },
      translations: {
        what: 'Traduções de uma mensagem, de um pedido, do texto de uma empresa ou de uma avaliação, quando alguém escolhe «Traduzir»',
        why: 'Para não traduzir outra vez o mesmo texto',
        until: 'Até o texto original ser alterado ou eliminado',
      },
      reports: {
        what: 'Denúncias de empresas sobre clientes e conversas, denúncias de conteúdo ilegal com o nome e o e-mail de quem fez a denúncia, e as nossas decisões',
        why: 'Para combater abusos',
        until: `Até a conta da empresa ou do cliente ser eliminada e, no máximo, ${DECISION_RETENTION_YEARS} anos depois da decisão; o nome e o e-mail numa denúncia de conteúdo ilegal são eliminados com a conta a que pertencem`,
      },
      decisions: {
        what: 'Decisões dos moderadores sobre avaliações, contas e denúncias, com os motivos; até à decisão, as notas dos moderadores sobre o caso e a data até à qual está adiado',
        why: 'Para que as decisões possam ser verificadas mais tarde',
        until: `${DECISION_RETENTION_YEARS} anos, ou enquanto a decisão estiver em vigor (como uma suspensão ou uma avaliação não publicada); o texto sobre si é eliminado com a sua conta`,
      },
      notifications: {
        what: 'As suas notificações, as últimas atualizações enviadas às páginas que tinha abertas e os endereços dos dispositivos onde ativou as notificações push',
        why: 'Para lhe mostrar o que há de novo',
        until: `Notificações: ${BELL_RETENTION_DAYS} dias, mas nunca depois de eliminada a conta; atualizações: um dia; endereços: até terminar a sessão no dispositivo ou desativar as notificações push`,
      },
      counts: {
        what: 'Visitas de hoje ao perfil de uma empresa: um hash da conta ou da rede de cada visitante, e a indicação de que a visita veio ou não da nossa pesquisa; totais diários de cada empresa',
        why: 'Para que as empresas saibam quantas pessoas veem o perfil, sem cookies',
        until: 'Hashes e respetiva chave: até ao fim do dia; totais: enquanto a empresa estiver no diretório',
      },
      outgoing: {
        what: 'E-mails e SMS por enviar, incluindo os do formulário de contacto; chaves incluídas nos e-mails, para responder ou deixar de os receber',
        why: 'Para que nenhuma mensagem se perca se um servidor falhar',
        until: `Até serem enviados, no máximo ${DELIVERY_RETRY_DAYS} dias; mensagens que não foi possível enviar: mais ${RETENTION_DAYS.failedJobs} dias; chaves: ${RETENTION_DAYS.mailTokens} dias; hash dos e-mails a que respondeu: ${RETENTION_DAYS.answeredMails} dias`,
      },
      guard: {
        what: 'Número de tentativas de cada endereço IP ou telefone (só como hash); respostas do servidor, para que uma ação enviada duas vezes só seja executada uma vez; o proprietário e o tamanho de cada ficheiro guardado',
        why: 'Para impedir que se adivinhem palavras-passe e se repitam ações, e para limitar o espaço ocupado',
        until:
          'De alguns minutos a algumas horas; respostas do servidor: um dia; dados de um ficheiro: enquanto estiver guardado',
      },
    },
    kept: 'Eliminação automática',
    keptText:
      'Todas as noites, eliminamos automaticamente os dados que ultrapassam os prazos aqui indicados.',
    keptColumns: { what: 'Dados', until: 'Prazo' },
    keptDays: (days) =>
      pluralForm('pt', days, { one: 'Um dia', many: `${days} de dias`, other: `${days} dias` }),
    keptYears: (years) =>
      pluralForm('pt', years, { one: 'Um ano', many: `${years} de anos`, other: `${years} anos` }),
    keptEnds: {
      withConversation:
        'Enquanto existir a conversa em que foram enviados, porque é de todos os participantes',
      atSignOut: 'Até terminar a sessão',
      withAccount: 'Até eliminar a conta; a outra pessoa fica com o que enviou, sem o seu nome',
      withProject: 'Enquanto a obra existir, porque o cliente e a empresa precisam dela',
      byLaw:
        'Enquanto a empresa tiver conta, porque a lei obriga as empresas a guardar a correspondência durante 10 anos',
    },
    keptWhat: {
      answers: 'Respostas do servidor, para o caso de uma ação ser enviada duas vezes',
      liveEvents: 'Atualizações enviadas às páginas abertas',
      unsentAttachments: 'Ficheiros carregados para uma mensagem e nunca enviados',
      codes: 'Códigos',
      networks: 'Endereços IP do primeiro e do último início de sessão',
      signUpAttempts: 'Tentativas de criar conta',
      bell: 'Notificações',
      requestWishes: 'Registo do seu interesse em enviar um pedido a uma empresa sem plano',
      trail: 'Eventos de segurança da sua conta e dados seus que os nossos moderadores consultaram',
      mailTokens: 'Chaves incluídas nos e-mails, para responder ou deixar de os receber',
      answeredMails: 'Hashes de e-mails a que respondeu',
      webhookDeliveries: 'Entregas de webhooks',
      stripeEvents: 'Referências de eventos do serviço de pagamento',
      failedJobs: 'E-mails e SMS que não foi possível enviar',
      dormantAccounts: 'Contas de cliente inativas',
      dormantWarning: 'Contas de cliente inativas depois do nosso aviso',
      sentFiles: 'Ficheiros em mensagens',
      drafts: 'Rascunhos por enviar no seu navegador',
      companyDays: 'Visitas diárias ao perfil de uma empresa',
      companyLog: 'Registo da atividade da equipa de uma empresa',
      messages: 'Mensagens',
      requests: 'Pedidos fechados e as empresas a quem foram enviados',
      projectHistory: 'Histórico de uma obra',
      quotes: 'Orçamentos que não foram aceites',
      decisions:
        'Denúncias, decisões dos moderadores e o conteúdo que retiraram, quando as decisões já não estão em vigor',
    },
    after: [
      {
        key: 'others',
        title: 'Quem mais pode ver os seus dados',
        text: [
          'Todos podem ver o que publica. Uma empresa pode ver o que lhe escreve. Não vendemos os seus dados nem os damos a anunciantes.',
          'Usamos estes serviços: um servidor de correio para enviar e-mails, um serviço de SMS para enviar códigos, o VIES da Comissão Europeia para verificar números de IVA, o serviço push do fornecedor do seu navegador (que não pode ler as notificações) para as entregar nos dispositivos onde as ativou e, em alguns casos, um serviço de armazenamento de ficheiros e um serviço de pagamento. Cada um recebe apenas aquilo de que precisa.',
          'Se oferecermos tradução automática, aparece «Traduzir» junto dos textos noutra língua. Só enviamos o texto ao serviço de tradução quando alguém que o pode ler escolhe «Traduzir». Não enviamos o seu nome nem a sua morada.',
          'Os registos do nosso servidor não contêm endereços IP de visitantes nem nada do que escreveram.',
        ],
      },
      {
        key: 'rights',
        title: 'Os seus direitos',
        text: [
          'Nas definições pode transferir tudo o que guardamos sobre si, corrigi-lo e eliminar a conta. Não precisa de nos contactar.',
          'Pode também opor-se ao uso dos seus dados, pedir que o limitemos, ou queixar-se à Commission nationale pour la protection des données (CNPD) no Luxemburgo.',
        ],
        links: [{ label: 'Contactar-nos sobre os seus dados', href: href('/contact', { topic: 'privacy' }) }],
      },
    ],
  },
};
