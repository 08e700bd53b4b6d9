import type { LineKind } from '#price-book/rules/line-kinds.ts';

/**
 * Words by which a line tells what it is, in English, French, German, Luxembourgish and Portuguese: beginnings of words,
 * in small letters and without accents. The first row that has one of a line's words wins, so what is told apart by one
 * word only stands above what is named in passing: the disposal of slates is no material.
 */
const table: readonly (readonly [LineKind, string])[] = [
  // Insulation is told from the rafters it lies between.
  ['materials', 'zwischensparren aufsparren'],
  ['scaffolding', 'scaffold echafaudage gerust gerüst geruest andaime'],
  [
    'permits',
    'permit autorisation permis genehmig baugenehmig autoriza licenca licence erlaabnes stroossesperr voirie occupation',
  ],
  [
    'disposal',
    'disposal dispose dump trash hauling vazadouro skip landfill waste debris rubble evacuation benne decharge dechet gravats entsorg container schutt abfall mulde deponie offall entulho residuo contentor descarte',
  ],
  [
    'demolition',
    'demoli demo abbrech dismantl strip tear removal remove taken taking demont depose arrach curage abriss abbruch demontage ruckbau rueckbau abbau ofrappen ofbau desmont retirada remocao',
  ],
  [
    'protection',
    'protect cover cloth sheeting containment dust mask protection bache abdeckung schutz staubschutz plane schutzen ofdecken protec cobertura',
  ],
  ['cleaning', 'clean nettoyage nettoyer reinig endreinig putz botz limpeza limpar'],
  [
    'testing',
    'test inspect commission acceptance essai controle reception mise prufung pruefung abnahme messung inbetriebnahme teste ensaio inspec verifica',
  ],
  ['warranty', 'warranty guarantee garantie garantia gewahr maintenance entretien wartung manutenc'],
  [
    'planning',
    'plan design drawing study survey engineer etude dessin metre releve planung statik entwurf aufmass bauleit zeichnung projeto estudo desenho levantamento',
  ],
  [
    'transport',
    'transport deliver haulage travel carriage livraison deplacement acheminement liefer anfahrt fahrt fracht liwwer entrega desloca frete',
  ],
  [
    'equipment-hire',
    'hire rental rent portable crane lift location grue nacelle miet kran hebebuhne hebebuehne aluguer aluguel grua elevador',
  ],
  [
    'groundwork',
    'excavat earthwork groundwork trench foundation terrassement fouille tranchee remblai fondation aushub erdarbeit graben fundament baugrub buedem escava terraplen fundac vala',
  ],
  [
    'electrical',
    'electric wiring cable socket switch fuse lighting lamp luminaire photovolta electri prise interrupteur tableau eclairage cablage elektr steckdose leitung schalter sicherung beleuchtung kabel eletric tomada interruptor iluminac cablagem',
  ],
  [
    'finishing',
    'paint paviment hydrofuge hydrophob beschicht imperme plaster render tile tiling parquet floor wallpaper varnish skirting putty grout peinture peindre enduit platre carrelage parquet papier vernis plinthe maler anstrich verputz innenputz aussenputz fliesen parkett tapete spachtel lackier estrich streich molen pleister pintura pintar reboco estuque azulejo soalho rodape verniz mosaico',
  ],
  [
    'plumbing',
    'plumb pipe sink drain tap toilet basin shower bath boiler radiator gutter downpipe plomberie tuyau robinet lavabo douche baignoire chaudiere radiateur gouttiere sanitaire wc sanitar heizung heizkorper rohr wasserhahn dusche waschbecken badewanne kessel dachrinne rinne fallrohr kanal torneira canaliza chuveiro lavatorio caldeira caleira sanita esquentador',
  ],
  [
    'structure',
    'structur shoring laje cofrag coffrage schalung sapata beam rafter joist concrete masonry brick wall timber steel truss lintel batten poutre chevron charpente beton maconnerie brique mur acier linteau latte trager traeger balken sparren mauer beton stahl dachstuhl sturz lattung viga betao alvenaria tijolo parede estrutura aco barrote',
  ],
  [
    'installation',
    'install ventilat exhaust duct fit fitting lay laying mount pose poser montage installation installer einbau montage verleg montier instala colocac colocar montagem assentamento amontei opriichten',
  ],
  [
    'materials',
    'material supply ecran laine cabinet slate tiles insulation membrane underlay zinc wood board sheet screw cement fourniture ardoise tuile isolation membrane bois materiaux panneau vis ciment material schiefer ziegel dammung daemmung folie holz platte schraube zement materiais fornecimento ardosia telha isolamento madeira painel cimento leeën leeen',
  ],
  [
    'labour',
    'labour labor work hour worker team main oeuvre ouvrier heure regie equipe arbeit stunde regiearbeit monteur lohn arbechtsstonn mao obra trabalho hora operario servico',
  ],
];

const rows = table.map(([kind, words]) => ({ kind, words: words.split(' ') }));

const LONG = 6;

/** German puts words together, so a long one may stand anywhere in them. */
const isIn = (word: string, beginning: string) =>
  beginning.length >= LONG ? word.includes(beginning) : word.startsWith(beginning);

const ACCENTS = /\p{Mn}/gu;
const NO_LETTER = /[^\p{L}]/u;

/** Much is taken down and carried away, or swept and carried away: the first word says which of them it is about. */
const byFirstWord: ReadonlySet<LineKind> = new Set(['demolition', 'disposal', 'cleaning']);

/** What kind of line its words tell of, or null where they tell nothing. */
export const guessKind = (description: string): LineKind | null => {
  const words = description.toLowerCase().normalize('NFD').replace(ACCENTS, '').split(NO_LETTER);
  const isOf = ({ words: beginnings }: (typeof rows)[number], word: string) =>
    beginnings.some((beginning) => isIn(word, beginning));
  const found = rows.find((row) => words.some((word) => isOf(row, word)));
  if (!found || !byFirstWord.has(found.kind)) return found?.kind ?? null;
  const alike = rows.filter(({ kind }) => byFirstWord.has(kind));
  const first = words.find((word) => alike.some((row) => isOf(row, word))) ?? '';
  return alike.find((row) => isOf(row, first))?.kind ?? found.kind;
};
