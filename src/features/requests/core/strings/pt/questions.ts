import type { sentences as english } from '#features/requests/core/strings/en/questions.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const unknown = 'Não sei';
const other = 'Outra coisa';
const advice = 'Gostaria de um conselho';

export const sentences: TranslationType<typeof english> = {
  'general-construction': {
    questions: {
      work: {
        label: 'O que é preciso fazer?',
        short: 'Trabalho',
        options: {
          extension: 'Uma ampliação',
          'new-build': 'Uma casa nova',
          structure: 'Vigas, paredes ou tetos',
          demolition: 'Uma demolição',
          basement: 'Terraplenagem ou cave',
          other,
        },
      },
      size: { label: 'Qual é a área?', short: 'Tamanho', note: 'Área total, somando todos os pisos' },
      plans: {
        label: 'Que plantas já tem?',
        short: 'Plantas',
        options: { architect: 'Plantas de um arquiteto', sketch: 'Um esboço', none: 'Ainda nada' },
      },
      permit: {
        label: 'Há licença de construção?',
        short: 'Licença',
        options: { granted: 'Concedida', asked: 'Pedida', 'not-yet': 'Ainda não', unknown },
      },
      access: {
        label: 'Que veículos conseguem chegar à obra?',
        short: 'Acesso',
        options: {
          lorry: 'Um camião com grua',
          van: 'Uma carrinha ou um camião pequeno',
          narrow: 'Nenhum, só se chega a pé',
        },
      },
      livedIn: { label: 'Vai morar lá alguém durante as obras?', short: 'Habitada' },
    },
    pictures: 'O terreno visto de todos os lados, o acesso a partir da rua e as plantas, se houver.',
  },
  renovation: {
    questions: {
      work: {
        label: 'O que quer renovar?',
        short: 'Trabalho',
        options: {
          whole: 'A casa toda',
          bathroom: 'Uma casa de banho',
          kitchen: 'Uma cozinha',
          attic: 'Um sótão',
          energy: 'Isolamento, janelas e aquecimento em conjunto',
          other,
        },
      },
      size: { label: 'Qual é a área?', short: 'Tamanho', note: 'Área a renovar' },
      trades: {
        label: 'O que inclui o trabalho?',
        short: 'Inclui',
        note: 'Pode escolher várias opções',
        options: {
          walls: 'Paredes e tetos',
          floors: 'Pavimentos',
          electrics: 'Eletricidade',
          plumbing: 'Canalização',
          heating: 'Aquecimento',
          windows: 'Janelas',
          structure: 'Deitar paredes abaixo',
        },
      },
      planning: {
        label: 'Quem faz o projeto?',
        short: 'Projeto de',
        options: { architect: 'Um arquiteto', company: 'A empresa', self: 'Eu', unknown },
      },
      livedIn: { label: 'Vai morar lá alguém durante as obras?', short: 'Habitada' },
      listed: {
        label: 'O edifício está classificado ou protegido?',
        short: 'Protegido',
        note: 'Classificado ou numa zona protegida (secteur protégé)',
      },
    },
    pictures: 'Cada divisão vista da porta, o que está estragado e, se tiver, uma planta do piso.',
  },
  plumbing: {
    questions: {
      work: {
        label: 'Em que precisa de ajuda?',
        short: 'Trabalho',
        options: {
          leak: 'Há uma fuga de água',
          blocked: 'Há um esgoto entupido',
          bathroom: 'Uma casa de banho nova',
          fixture: 'Torneira, lavatório, sanita ou duche',
          'water-heater': 'Um esquentador ou termoacumulador',
          pipes: 'Canos novos',
          other,
        },
      },
      where: {
        label: 'Onde é o trabalho?',
        short: 'Onde',
        note: 'Pode escolher várias opções',
        options: {
          bathroom: 'Casa de banho',
          kitchen: 'Cozinha',
          toilet: 'WC',
          basement: 'Cave',
          outside: 'No exterior',
          wall: 'Numa parede ou num teto',
        },
      },
      fixtures: { label: 'Quantas peças?', short: 'Peças', note: 'Torneiras, lavatórios, sanitas, duches' },
      pipes: {
        label: 'De que material são os canos?',
        short: 'Canos',
        options: {
          copper: 'Cobre',
          steel: 'Aço galvanizado',
          plastic: 'Plástico',
          lead: 'Chumbo',
          unknown,
        },
      },
      stopped: { label: 'Consegue fechar a água só nessa zona?', short: 'Pode fechar-se' },
      floor: { label: 'Em que piso é o trabalho?', short: 'Piso' },
    },
    pictures:
      'A fuga ou o sítio da nova peça, os canos à volta, a torneira de segurança e o aparelho de água quente com a chapa de características.',
    firstAid: {
      leak: 'Feche a torneira de segurança, em geral onde o cano entra na cave. Se a água chegar a tomadas ou candeeiros, desligue a eletricidade nessa zona.',
      blocked:
        'Não use água, nem sequer nas máquinas de lavar roupa e loiça. Não use ácidos: ficam no cano e podem ferir quem o abrir.',
    },
  },
  painting: {
    questions: {
      work: {
        label: 'De que trabalho de pintura precisa?',
        short: 'Trabalho',
        options: {
          walls: 'Pintar paredes e tetos interiores',
          facade: 'Pintar uma fachada',
          woodwork: 'Pintar janelas, portas ou portadas',
          wallpaper: 'Pôr ou tirar papel de parede',
          stairwell: 'Pintar uma caixa de escadas',
          other,
        },
      },
      size: {
        label: 'Qual é a área?',
        short: 'Tamanho',
        note: 'Comprimento das paredes vezes altura, incluindo portas e janelas',
      },
      rooms: { label: 'Quantas divisões?', short: 'Divisões' },
      state: {
        label: 'Em que estado está a superfície?',
        short: 'Estado',
        note: 'Pode escolher várias opções',
        options: {
          sound: 'Lisa e em bom estado',
          cracks: 'Fissuras ou buracos',
          damp: 'Humidade ou bolor',
          wallpaper: 'Papel de parede antigo',
          smoke: 'Fumo ou nicotina',
        },
      },
      height: {
        label: 'A que altura é o trabalho?',
        short: 'Altura',
        options: { normal: 'Até 2,8 m', high: 'Até 4 m', scaffold: 'Mais alto, com andaime' },
      },
      furniture: {
        label: 'O que se vai fazer aos móveis?',
        short: 'Móveis',
        options: {
          empty: 'As divisões estão vazias',
          moved: 'Eu tiro-os',
          stays: 'O pintor afasta-os e cobre-os',
        },
      },
    },
    pictures: 'Cada parede vista de longe e, de perto, as fissuras, as manchas e a tinta a descascar.',
  },
  electrical: {
    questions: {
      work: {
        label: 'Em que precisa de ajuda?',
        short: 'Trabalho',
        options: {
          'no-power': 'Não há luz',
          smell: 'Cheira a queimado ou há faíscas',
          rewire: 'Instalação nova',
          points: 'Mais tomadas, interruptores ou candeeiros',
          board: 'Um quadro elétrico novo',
          charger: 'Um carregador para o carro',
          lighting: 'Iluminação',
          other,
        },
      },
      points: {
        label: 'Quantas tomadas, interruptores e candeeiros?',
        short: 'Tomadas e luzes',
        note: 'Basta uma estimativa',
      },
      age: {
        label: 'Que idade tem a instalação?',
        short: 'Instalação',
        options: {
          'under-20': 'Menos de 20 anos',
          'to-40': '20 a 40 anos',
          'over-40': 'Mais de 40 anos',
          unknown,
        },
      },
      current: {
        label: 'Que tipo de ligação elétrica tem?',
        short: 'Ligação',
        note: 'Veja no contador',
        options: { single: 'Monofásica', three: 'Trifásica', unknown },
      },
      walls: {
        label: 'Por onde devem passar os cabos?',
        short: 'Cabos',
        options: {
          plaster: 'Embutidos na parede',
          surface: 'À vista na parede',
          open: 'As paredes já estão abertas',
          unknown,
        },
      },
      partly: { label: 'Pode ficar um dia sem luz?', short: 'Pode ficar sem luz' },
    },
    pictures: 'O quadro elétrico com a porta aberta, o contador e os sítios onde quer instalar alguma coisa.',
    firstAid: {
      'no-power':
        'Veja se os vizinhos têm luz. Desligue todos os disjuntores e volte a ligá-los um a um. Se um disparar, deixe-o desligado.',
      smell: 'Desligue o disjuntor geral e deixe-o desligado. Se houver fumo, saia e ligue 112.',
    },
  },
  carpentry: {
    questions: {
      work: {
        label: 'O que quer mandar fazer ou reparar?',
        short: 'Trabalho',
        options: {
          stairs: 'Escadas ou um corrimão',
          cupboard: 'Um roupeiro embutido ou estantes',
          doors: 'Portas interiores',
          'roof-timbers': 'A estrutura de madeira do telhado',
          deck: 'Um deck ou um telheiro para o carro',
          repair: 'Uma reparação',
          other,
        },
      },
      pieces: { label: 'Quantas peças?', short: 'Peças' },
      wood: {
        label: 'Que tipo de madeira?',
        short: 'Madeira',
        options: {
          oak: 'Carvalho',
          beech: 'Faia ou freixo',
          softwood: 'Abeto, pinho ou larício',
          panel: 'Painéis',
          advice,
        },
      },
      measures: {
        label: 'Quais são as medidas?',
        short: 'Medidas',
        note: 'Largura, altura e profundidade, se as souber',
      },
      finish: {
        label: 'Que acabamento quer?',
        short: 'Acabamento',
        options: {
          oiled: 'Oleado',
          varnished: 'Envernizado',
          painted: 'Pintado',
          untreated: 'Sem tratamento',
          advice,
        },
      },
      removal: { label: 'Há peças velhas para retirar?', short: 'Retirar peças velhas' },
    },
    pictures:
      'O espaço visto de frente e dos dois lados, com uma fita métrica para dar a escala, e um exemplo do que pretende.',
  },
  landscaping: {
    questions: {
      work: {
        label: 'O que quer fazer no exterior?',
        short: 'Trabalho',
        options: {
          garden: 'Um jardim novo',
          terrace: 'Um terraço',
          drive: 'Uma entrada ou um caminho',
          wall: 'Um muro, degraus ou uma vedação',
          trees: 'Árvores e sebes',
          upkeep: 'Manutenção regular',
          'fallen-tree': 'Uma árvore caiu ou está prestes a cair',
          other,
        },
      },
      size: { label: 'Qual é a área?', short: 'Tamanho' },
      slope: {
        label: 'O terreno é inclinado?',
        short: 'Inclinação',
        options: { level: 'Plano', gentle: 'Pouco inclinado', steep: 'Muito inclinado' },
      },
      ground: {
        label: 'O que existe lá atualmente?',
        short: 'Estado atual',
        options: {
          lawn: 'Relva e canteiros',
          paved: 'Calçada ou lajes',
          overgrown: 'Mato',
          'building-site': 'Um estaleiro de obra',
        },
      },
      access: {
        label: 'Como se chega ao jardim?',
        short: 'Acesso',
        options: {
          digger: 'Com uma pequena escavadora',
          wheelbarrow: 'Com um carrinho de mão',
          house: 'Só por dentro da casa',
        },
      },
      removal: { label: 'Há terra ou resíduos verdes para remover?', short: 'Remoção de resíduos' },
    },
    pictures:
      'O jardim visto da casa, a casa vista do jardim, o acesso e eventuais tampas de esgoto ou torneiras.',
    firstAid: {
      'fallen-tree':
        'Afaste-se da árvore e de tudo aquilo em que toque. Se estiver sobre um cabo elétrico ou uma estrada, ligue 112.',
    },
  },
  heating: {
    questions: {
      work: {
        label: 'Em que precisa de ajuda?',
        short: 'Trabalho',
        options: {
          'no-heat': 'O aquecimento avariou',
          'gas-smell': 'Cheira a gás',
          replace: 'Uma caldeira nova',
          'heat-pump': 'Uma bomba de calor',
          radiators: 'Radiadores',
          floor: 'Piso radiante',
          service: 'Uma revisão',
          other,
        },
      },
      now: {
        label: 'Como é feito o aquecimento atualmente?',
        short: 'Aquecimento a',
        options: {
          gas: 'Gás',
          oil: 'Gasóleo',
          pellets: 'Pellets ou lenha',
          'heat-pump': 'Bomba de calor',
          electric: 'Eletricidade',
          district: 'Aquecimento urbano',
          unknown,
        },
      },
      size: { label: 'Qual é a área aquecida?', short: 'Tamanho' },
      gives: {
        label: 'O que aquece as divisões?',
        short: 'Aquecimento por',
        options: { radiators: 'Radiadores', floor: 'Piso radiante', both: 'Ambos', unknown },
      },
      age: {
        label: 'Que idade tem a caldeira?',
        short: 'Caldeira',
        options: {
          'under-10': 'Menos de 10 anos',
          'to-20': '10 a 20 anos',
          'over-20': 'Mais de 20 anos',
          unknown,
        },
      },
      insulated: { label: 'O telhado e as paredes têm isolamento?', short: 'Com isolamento' },
      hotWater: { label: 'O aquecimento também aquece a água?', short: 'Também aquece a água' },
    },
    pictures:
      'A caldeira e a chapa de características, os canos à volta, a chaminé e o local onde poderia ficar uma bomba de calor.',
    firstAid: {
      'no-heat':
        'Veja a pressão (deve estar entre 1 e 2 bar), o disjuntor e a pilha do termóstato. Anote o código de avaria do visor.',
      'gas-smell':
        'Abra as janelas, feche o gás, não toque em interruptores e saia de casa. Já na rua, ligue 112.',
    },
  },
  roofing: {
    questions: {
      work: {
        label: 'O que é preciso fazer no telhado?',
        short: 'Trabalho',
        options: {
          leak: 'Reparar uma infiltração',
          part: 'Refazer uma parte',
          whole: 'Refazer o telhado todo',
          gutters: 'Caleiras e rufos',
          windows: 'Janelas de telhado',
          other,
        },
      },
      cover: {
        label: 'De que material é a cobertura atual?',
        short: 'Cobertura',
        options: {
          slate: 'Ardósia natural',
          'fibre-cement': 'Placas de fibrocimento',
          tiles: 'Telha de barro',
          zinc: 'Zinco',
          flat: 'Cobertura plana, impermeabilizada',
          unknown,
        },
      },
      size: {
        label: 'Qual é a área do telhado?',
        short: 'Tamanho',
        note: 'Para cada lado, multiplique o comprimento do beiral pelo da água; depois some os resultados',
      },
      also: {
        label: 'Que mais há para fazer na mesma altura?',
        short: 'Inclui',
        note: 'Pode escolher várias opções',
        options: {
          insulation: 'Isolamento',
          gutters: 'Caleiras e tubos de queda',
          windows: 'Janelas de telhado',
          chimney: 'Chaminé',
          timbers: 'Estrutura de madeira',
          solar: 'Painéis solares',
        },
      },
      water: { label: 'Está a entrar água agora?', short: 'Entrada de água' },
      scaffold: {
        label: 'Onde se pode montar um andaime?',
        short: 'Andaime',
        options: {
          garden: 'No meu jardim',
          pavement: 'No passeio',
          neighbour: 'No terreno do vizinho',
          unknown,
        },
      },
      access: { label: 'Como se chega ao telhado?', short: 'Acesso' },
    },
    pictures: 'Cada lado do telhado visto do chão, as manchas no interior e a estrutura de madeira no sótão.',
    firstAid: {
      leak: 'Ponha um balde por baixo. Se o teto abaular, faça-lhe um furo pequeno para a água escorrer para o balde. Não suba ao telhado.',
    },
  },
  tiling: {
    questions: {
      work: {
        label: 'O que quer ladrilhar?',
        short: 'Trabalho',
        options: {
          bathroom: 'Uma casa de banho',
          kitchen: 'Uma cozinha',
          floor: 'Um pavimento',
          terrace: 'Um terraço ou varanda',
          repair: 'Uma reparação',
          other,
        },
      },
      size: { label: 'Qual é a área?', short: 'Tamanho', note: 'Chão e paredes juntos' },
      under: {
        label: 'O que vai ficar por baixo dos ladrilhos?',
        short: 'Sobre',
        options: {
          screed: 'Betonilha',
          'old-tiles': 'Ladrilhos antigos',
          wood: 'Madeira',
          plaster: 'Estuque ou placa',
          unknown,
        },
      },
      format: {
        label: 'De que tamanho são os ladrilhos?',
        short: 'Formato',
        options: {
          small: 'Menos de 20 cm',
          usual: '20 a 60 cm',
          large: 'Mais de 60 cm',
          mosaic: 'Mosaico ou um padrão',
          advice,
        },
      },
      tiles: {
        label: 'Quem fornece os ladrilhos?',
        short: 'Ladrilhos',
        options: { chosen: 'Forneço-os eu', company: 'A empresa', advice },
      },
      sealing: {
        label: 'Vai haver ladrilhos num duche sem base ou no exterior?',
        short: 'A impermeabilizar',
      },
    },
    pictures: 'A superfície toda, os cantos e arestas, a soleira da porta e os ladrilhos soltos de perto.',
  },
  flooring: {
    questions: {
      work: {
        label: 'O que há para fazer no chão?',
        short: 'Trabalho',
        options: {
          lay: 'Pôr um novo',
          replace: 'Tirar o antigo e pôr um novo',
          sand: 'Afagar e envernizar o soalho',
          repair: 'Reparar',
          screed: 'Betonilha ou nivelamento',
          other,
        },
      },
      size: { label: 'Qual é a área do chão?', short: 'Tamanho' },
      floor: {
        label: 'Que tipo de pavimento?',
        short: 'Pavimento',
        options: {
          parquet: 'Parquet',
          laminate: 'Flutuante laminado',
          vinyl: 'Vinílico',
          carpet: 'Alcatifa',
          cork: 'Cortiça ou linóleo',
          advice,
        },
      },
      under: {
        label: 'Sobre que assenta o chão?',
        short: 'Sobre',
        options: { screed: 'Betonilha', wood: 'Tábuas', 'old-floor': 'O chão antigo', unknown },
      },
      floorHeating: { label: 'Há piso radiante?', short: 'Piso radiante' },
      skirting: { label: 'Os rodapés também são para fazer?', short: 'Rodapés' },
    },
    pictures: 'O chão visto de cada porta, as soleiras e os estragos de perto.',
  },
  masonry: {
    questions: {
      work: {
        label: 'Em que precisa de ajuda?',
        short: 'Trabalho',
        options: {
          opening: 'Uma abertura numa parede',
          wall: 'Uma parede nova',
          cracks: 'Fissuras',
          damp: 'Humidade numa parede ou cave',
          stone: 'Pedra natural',
          concrete: 'Betão ou fundações',
          other,
        },
      },
      size: { label: 'Qual é a área?', short: 'Tamanho', note: 'Área da parede ou da abertura' },
      wall: {
        label: 'De que material é a parede?',
        short: 'Parede',
        options: {
          brick: 'Tijolo',
          block: 'Blocos',
          'natural-stone': 'Pedra natural',
          concrete: 'Betão',
          unknown,
        },
      },
      bearing: {
        label: 'É uma parede mestra?',
        short: 'Mestra',
        options: { bearing: 'Sim', 'not-bearing': 'Não', unknown },
      },
      engineer: {
        label: 'Tem cálculos de estabilidade de um engenheiro?',
        short: 'Cálculos de estabilidade',
        options: { there: 'Sim', needed: 'Não, a empresa deve tratar disso', unknown },
      },
      rubble: { label: 'Há entulho para remover?', short: 'Remoção de entulho' },
    },
    pictures:
      'A parede vista dos dois lados, o que está por cima e as fissuras com uma moeda ao lado para dar a escala.',
  },
  'windows-doors': {
    questions: {
      work: {
        label: 'Em que precisa de ajuda?',
        short: 'Trabalho',
        options: {
          replace: 'Janelas novas',
          broken: 'Um vidro partido ou uma porta danificada',
          'front-door': 'Uma porta de entrada',
          shutters: 'Estores ou persianas',
          'inside-doors': 'Portas interiores',
          repair: 'Uma reparação',
          other,
        },
      },
      pieces: { label: 'Quantas janelas e portas?', short: 'Janelas e portas' },
      frame: {
        label: 'De que material devem ser os caixilhos?',
        short: 'Caixilho',
        options: {
          pvc: 'PVC',
          wood: 'Madeira',
          aluminium: 'Alumínio',
          'wood-aluminium': 'Madeira e alumínio',
          advice,
        },
      },
      glass: {
        label: 'Que tipo de vidro?',
        short: 'Vidro',
        options: { double: 'Duplo', triple: 'Triplo', safety: 'Vidro de segurança', advice },
      },
      floor: { label: 'Em que piso fica a janela ou porta mais alta?', short: 'Piso' },
      also: {
        label: 'O que inclui o trabalho?',
        short: 'Inclui',
        note: 'Pode escolher várias opções',
        options: {
          shutters: 'Estores',
          sills: 'Peitoris',
          'fly-screens': 'Redes mosquiteiras',
          removal: 'Remoção das antigas',
        },
      },
      listed: {
        label: 'O edifício está classificado ou protegido?',
        short: 'Protegido',
        note: 'Classificado ou numa zona protegida (secteur protégé)',
      },
    },
    pictures:
      'Cada janela vista por dentro e por fora, uma delas com uma fita métrica a atravessá-la, e o peitoril.',
    firstAid: {
      broken:
        'Afaste-se do vidro. Fotografe os estragos para a seguradora e depois tape a abertura por dentro com plástico ou uma placa.',
    },
  },
  security: {
    questions: {
      work: {
        label: 'Em que precisa de ajuda?',
        short: 'Trabalho',
        options: {
          'locked-out': 'Não consigo entrar em casa',
          'break-in': 'Houve um arrombamento',
          alarm: 'Um alarme',
          cameras: 'Câmaras',
          locks: 'Fechaduras e chaves',
          intercom: 'Um intercomunicador',
          other,
        },
      },
      doors: { label: 'Quantas portas e janelas?', short: 'Portas e janelas' },
      property: {
        label: 'O que quer proteger?',
        short: 'Local',
        options: {
          'lived-in': 'Uma casa',
          shop: 'Uma loja ou um escritório',
          site: 'Um estaleiro de obra',
        },
      },
      wiring: {
        label: 'Com fios ou sem fios?',
        short: 'Ligação',
        options: { cable: 'Com fios', radio: 'Sem fios', advice },
      },
      watched: { label: 'É preciso avisar alguém quando o alarme tocar?', short: 'Com vigilância' },
    },
    pictures:
      'A porta e a fechadura vistas dos dois lados, o rebordo da porta e o local onde poderia ficar a caixa do alarme.',
    firstAid: {
      'locked-out':
        'Se houver alguém fechado lá dentro ou algo ao lume, ligue 112. Pergunte o preço total antes de abrirem a porta.',
      'break-in':
        'Ligue à polícia (113) e não toque em nada até os agentes chegarem. Fotografe os estragos para a seguradora.',
    },
  },
  cleaning: {
    questions: {
      work: {
        label: 'De que tipo de limpeza precisa?',
        short: 'Trabalho',
        options: {
          'after-works': 'Depois de obras',
          regular: 'Limpeza regular',
          'moving-out': 'Antes de deixar a casa',
          windows: 'Limpeza de janelas',
          facade: 'Limpeza de fachada ou telhado',
          damage: 'Depois de uma inundação ou incêndio',
          other,
        },
      },
      size: { label: 'Qual é a área?', short: 'Tamanho' },
      often: {
        label: 'Com que frequência?',
        short: 'Frequência',
        options: {
          once: 'Uma vez',
          weekly: 'Todas as semanas',
          fortnightly: 'De duas em duas semanas',
          monthly: 'Todos os meses',
        },
      },
      what: {
        label: 'O que inclui o trabalho?',
        short: 'Inclui',
        note: 'Pode escolher várias opções',
        options: {
          floors: 'Pavimentos',
          windows: 'Janelas',
          kitchen: 'Cozinha, incluindo o forno',
          bathrooms: 'Casas de banho',
          carpets: 'Tapetes e alcatifas',
        },
      },
      empty: { label: 'As divisões estão vazias?', short: 'Vazias' },
    },
    pictures: 'Cada divisão vista da porta e, de perto, as zonas mais sujas.',
    firstAid: {
      damage:
        'Se for seguro, desligue a eletricidade nas zonas molhadas e abra as janelas. Fotografe tudo para a seguradora antes de mexer em alguma coisa.',
    },
  },
  moving: {
    questions: {
      work: {
        label: 'Que tipo de mudança é?',
        short: 'Trabalho',
        options: {
          flat: 'Um apartamento',
          house: 'Uma casa',
          office: 'Um escritório',
          single: 'Algumas peças',
          storage: 'Para guardar em armazém',
          other,
        },
      },
      volume: {
        label: 'Qual é o volume aproximado?',
        short: 'Volume',
        note: 'Uma divisão equivale a cerca de 10 m³',
      },
      to: { label: 'Para onde se muda?', short: 'Para', note: 'Basta a localidade ou a comuna' },
      floor: { label: 'Em que piso estão as coisas atualmente?', short: 'Piso' },
      lift: {
        label: 'Há elevador?',
        short: 'Elevador',
        options: { both: 'Nas duas moradas', one: 'Numa das moradas', none: 'Não há' },
      },
      also: {
        label: 'O que inclui o trabalho?',
        short: 'Inclui',
        note: 'Pode escolher várias opções',
        options: {
          packing: 'Embalar',
          furniture: 'Desmontar móveis',
          piano: 'Transporte de piano ou cofre',
          'lift-outside': 'Um elevador de mudanças',
          disposal: 'Levar coisas para o ecocentro',
        },
      },
    },
    pictures: 'Cada divisão, as escadas, as peças grandes e o local onde um camião pode parar.',
  },
  'facades-insulation': {
    questions: {
      work: {
        label: 'Em que precisa de ajuda?',
        short: 'Trabalho',
        options: {
          insulate: 'Isolar a fachada',
          render: 'Reboco novo',
          paint: 'Pintar a fachada',
          cracks: 'Fissuras ou humidade',
          cladding: 'Revestir com madeira, ardósia ou painéis',
          cellar: 'Isolar o teto da cave ou o sótão',
          other,
        },
      },
      size: {
        label: 'Qual é a área?',
        short: 'Tamanho',
        note: 'Comprimento das paredes vezes altura, incluindo janelas',
      },
      storeys: { label: 'Quantos pisos?', short: 'Pisos' },
      wall: {
        label: 'De que material é a parede?',
        short: 'Parede',
        options: {
          brick: 'Tijolo',
          block: 'Blocos',
          'natural-stone': 'Pedra natural',
          timber: 'Estrutura de madeira',
          unknown,
        },
      },
      insulation: {
        label: 'Que tipo de isolamento?',
        short: 'Isolamento',
        options: {
          'wood-fibre': 'Fibra de madeira ou cânhamo',
          mineral: 'Lã mineral',
          polystyrene: 'Poliestireno',
          advice,
          none: 'Nenhum',
        },
      },
      scaffold: {
        label: 'Onde se pode montar um andaime?',
        short: 'Andaime',
        options: {
          garden: 'No meu jardim',
          pavement: 'No passeio',
          neighbour: 'No terreno do vizinho',
          unknown,
        },
      },
      listed: {
        label: 'O edifício está classificado ou protegido?',
        short: 'Protegido',
        note: 'Classificado ou numa zona protegida (secteur protégé)',
      },
    },
    pictures:
      'Cada lado da casa, as ombreiras e os peitoris, a base das paredes e as fissuras com uma moeda ao lado para dar a escala.',
  },
  solar: {
    questions: {
      work: {
        label: 'Em que precisa de ajuda?',
        short: 'Trabalho',
        options: {
          new: 'Uma instalação nova',
          extend: 'Mais painéis',
          battery: 'Uma bateria',
          fault: 'Painéis que produzem pouca ou nenhuma eletricidade',
          thermal: 'Água quente solar',
          other,
        },
      },
      roof: { label: 'Que área do telhado está livre?', short: 'Telhado livre' },
      cover: {
        label: 'De que material é a cobertura?',
        short: 'Cobertura',
        options: {
          tiles: 'Telha',
          slate: 'Ardósia',
          metal: 'Metal',
          flat: 'Cobertura plana, impermeabilizada',
          unknown,
        },
      },
      facing: {
        label: 'Para onde está virado o telhado?',
        short: 'Virado a',
        options: { south: 'Sul', 'east-west': 'Nascente ou poente', north: 'Norte', unknown },
      },
      power: {
        label: 'Que potência devem ter os painéis?',
        short: 'Potência',
        note: 'Deixe em branco se não souber. 5 m² de painéis produzem cerca de 1 kW.',
      },
      also: {
        label: 'O que inclui o trabalho?',
        short: 'Inclui',
        note: 'Pode escolher várias opções',
        options: {
          battery: 'Uma bateria',
          charger: 'Um carregador para o carro',
          'heat-pump': 'Uma bomba de calor',
        },
      },
    },
    pictures: 'O telhado visto do chão, o que faz sombra, o quadro elétrico com a porta aberta e o contador.',
  },
};
