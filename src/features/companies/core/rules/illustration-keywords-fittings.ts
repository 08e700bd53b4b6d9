/**
 * These words call for the scenes of wood, openings, tiles, floors and metal: a line each in English, French, German,
 * Luxembourgish and Portuguese. choose-illustration-scene.ts explains how they are read.
 */
export const fittingIllustrationKeywords = {
  Carpentry: {
    joint: `
      drawer joint, mortise, tenon, oak peg, spliced, dowel, furniture repair, repair door, interior door, panel door, joint in wood
      assemblage, tenon, porte intérieure, portes intérieures, réparation meuble, ébénisterie
      holzverbindung, zapfen, innentür, innentüren, zimmertür, zimmertüren, möbelreparatur
      holzverbindung, zapen, bannendier, bannendieren, zëmmerdier
      porta interior, portas interiores, encaixe, reparação de móveis`,
    truss: `
      truss, king post, tie beam, roof timber, roof structure, timber roof, roof frame, purlin
      charpente, ferme de charpente
      dachstuhl, *dachstuhl, pfette, zimmererarbeiten
      dachstull, daachstull, gebällek, zammermann
      asna, estrutura do telhado, madeiramento`,
    stairs: `
      staircase, stair, stairs, spiral stair, handrail wood, string and riser, steps inside
      escalier, escaliers, rampe d'escalier, escalier tournant
      treppe, treppen, *treppe, wendeltreppe, treppenbau
      trapen, *trap, wendeltrap
      escada, escadas, escada em caracol, corrimão`,
    workbench: `
      joiner, joinery, carpentry, workshop, tool room, cabinetmak, made to measure, custom furniture
      menuiserie, menuisier, sur mesure, atelier, ébéniste
      tischler, schreiner, schreinerei, massanfertigung, werkstatt
      schräiner, schräinerei, op mooss, atelier
      marcenaria, carpintaria, por medida, oficina`,
    halftimber: `
      half-timber, timber frame, post and brace, timber frame wall, carport, frame wall
      colombage, ossature bois, carport, pan de bois
      fachwerk, *fachwerk, holzrahmen, holzständer, carport
      fachwierk, holzrumm, carport
      enxaimel, estrutura de madeira, casa de madeira`,
    deck: `
      deck, decking, larch, wooden terrace, wood terrace, timber terrace, pergola, substructure
      terrasse en bois, terrasse bois, caillebotis, pergola, mélèze
      holzterrasse, terrassendielen, terrasse aus holz, lärche, pergola
      holzterrass, terrass aus holz, lärch, pergola
      deck, terraço de madeira, pérgola`,
    ceiling: `
      beam ceiling, ceiling beam, exposed beam, wooden ceiling, old beams, timber ceiling, gallery
      poutre, poutres, plafond en bois, lambris, solives
      balkendecke, holzdecke, deckenbalken, holzbalken, holzvertäfelung
      balkeplafong, holzplafong, balken, trabbelen
      vigas de madeira, teto de madeira, vigas à vista`,
  },
  'Windows & Doors': {
    frontdoor: `
      front door, entrance door, oak door, house door, door, threshold, porch, side light
      porte d'entrée, porte
      haustür, eingangstür, tür, *tür, türen
      hausdier, entréesdier, dier, *dier, dieren
      porta de entrada, porta da frente, porta`,
    shutters: `
      shutter, shutters, blind, insulated box, window box, awning
      volet, volets, volet roulant, store, persienne
      fensterladen, rollladen, rolladen, jalousie, klappladen, markise
      klappluede, volet, volleten, rolluede, store
      persiana, persianas, estore, portada, portadas, toldo`,
    sliding: `
      sliding door, patio door, window, windows, sash, glazing, double glazed, new windows, frame out, glass, window pane
      fenêtre, fenêtres, baie vitrée, porte-fenêtre, châssis, vitrage, double vitrage, porte coulissante
      fenster, *fenster, schiebetür, terrassentür, verglasung, hebeschiebetür
      fënster, fënsteren, *fënster, schibdier, schiebedier, terrassendier, verglasung
      janela, janelas, porta de correr, caixilho, caixilharia, vidro duplo, vidro`,
  },
  Tiling: {
    tiles: `
      cement tile, encaustic, pattern floor, hall floor, mosaic, border and corner, patterned tile
      carreaux de ciment, carreau de ciment, mosaïque
      zementfliesen, mosaik, musterfliesen
      zementplacken, mosaik, zementfliesen
      mosaico hidráulico, ladrilho hidráulico, mosaico`,
    hexagons: `
      hexagon, floor tile, tiled floor, floor tiling, large format, tile floor, tile, tiles, tiling, porcelain, pedestal, bluestone
      carrelage, carrelages, carreaux, carrelage sol, grès cérame, carreler
      fliesen, bodenfliesen, fliese, fliesenleger, feinsteinzeug, grossformat, terrassenplatten
      placken, buedemplacken, plättercher, fliesen, plackeleeën
      ladrilho, ladrilhos, pavimento cerâmico, cerâmica, mosaicos de chão`,
    walltiles: `
      wall tile, wall tiling, zellige, backsplash, splashback, sealing, tiled to ceiling, tile wall, grout, tiled wall
      faïence, crédence, carrelage mural, carrelage mur, zellige, joints de carrelage
      wandfliesen, fliesenspiegel, wand fliesen, fugen fliesen, abdichtung bad
      wandplacken, plackespigel, fugen placken
      azulejo, azulejos, rejuntar azulejos`,
    niche: `
      shower niche, niche, tile shower, tiled shower, shower tiles, shower sealing
      niche de douche, carrelage douche, niche
      duschnische, dusche fliesen, nische
      duschnisch, nisch, dusch placken
      nicho, azulejos duche`,
  },
  Flooring: {
    parquet: `
      parquet, oak floor, wood floor, wooden floor, hardwood, laminate, click floor, vinyl floor, new floor, floor laid, linoleum, floor, flooring
      parquet, plancher en chêne, stratifié, revêtement de sol, sol, sols, lino, vinyle
      parkett, *parkett, holzboden, laminat, boden, *boden, bodenbelag, linoleum, vinylboden
      parquet, parkett, holzbuedem, laminat, buedem, linoleum
      parquet, soalho flutuante, pavimento, flutuante, vinílico, chão, piso`,
    herringbone: `
      herringbone, chevron
      point de hongrie, bâtons rompus, chevron
      fischgrät, fischgrat, *fischgrät
      fëschgrät, fischgrät
      espinha, espinhado`,
    treads: `
      tread, nosing, stair carpet, runner, stairs sanded, stair covering, sand stairs, stair renovation
      marche, marches, nez de marche, tapis d'escalier, rénovation escalier
      treppenstufen, stufe, stufen, treppenrenovierung, treppe schleifen
      stuf, stufen, trapestufen, trap schläifen
      degrau, degraus, revestimento de escada, renovar escadas`,
    terrazzo: `
      terrazzo, polished concrete, polish, resin floor, epoxy floor, floor sealed
      terrazzo, béton ciré, béton poli, résine
      terrazzo, polierter beton, kunstharzboden, epoxidboden, sichtestrich
      terrazzo, poléiert, harzbuedem
      terrazzo, marmorite, microcimento, betão polido`,
    boards: `
      floorboard, old boards, boards, plank, sand floor, sanded, sanding, oiled, boards sanded, dry screed, joists, level floor
      lames, ponçage parquet, poncer, ponçage, plancher, plancher massif, vitrification
      dielen, *dielen, schleifen, dielenboden, abschleifen, parkett schleifen, geölt
      dielen, schläifen, bruecher, parquet schläifen
      soalho, tábuas, lixar, afagar, envernizar soalho`,
  },
  Metalwork: {
    balcony: `
      balcony, balconies, railing, geranium, french balcony, flat steel
      balcon, balcons, garde-corps, rambarde, balustrade
      balkon, *balkon, geländer, *geländer, balkongeländer
      balkon, gelänner, balkonsgelänner
      varanda, varandas, guarda-corpo, gradeamento, corrimão metálico`,
    firestair: `
      steel stair, steel staircase, outside stair, metal stair, fire escape, grating, landing steel, weld
      escalier extérieur, escalier métallique, escalier de secours, soudure
      aussentreppe, stahltreppe, metalltreppe, feuertreppe, schweissen
      baussentrap, stoltrap, metalltrap, schweessen
      escada exterior, escada metálica, escada de ferro, soldadura`,
    partition: `
      partition, glass wall, steel and glass, glass partition, glazed wall
      verrière, cloison vitrée, cloison
      trennwand, glaswand, glastrennwand, industriefenster
      trennwand, glaswand, zwëschewand
      divisória, parede de vidro`,
    spiral: `
      steel spiral, spiral staircase steel, metal spiral, spiral stairs
      escalier en colimaçon, escalier hélicoïdal, colimaçon
      spindeltreppe, wendeltreppe stahl
      wendeltrap stol, schneckentrap
      escada em caracol de ferro, escada helicoidal, caracol`,
    canopy: `
      canopy, door canopy, glass roof over door, porch roof, canopy over
      marquise, auvent
      vordach, *vordach
      virdaach, vordaach
      alpendre, cobertura de entrada`,
  },
} as const;
