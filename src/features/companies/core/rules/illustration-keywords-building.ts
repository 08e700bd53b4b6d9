/**
 * These words call for the scenes of roofs, walls, building, gardens and moving: a line each in English, French,
 * German, Luxembourgish and Portuguese. choose-illustration-scene.ts explains how they are read.
 */
export const buildingIllustrationKeywords = {
  Roofing: {
    slates: `
      slate, re-slate, re-roof, reroof
      ardoise, réfection de toiture, refaire la toiture, refaire le toit
      schiefer, dach neu decken, dacheindeckung, neueindeckung
      leeën, leën, schifer, schiwer, neien daach, daach nei
      ardósia, refazer o telhado, telhado novo`,
    roofscape: `
      roof, ridge, storm
      toit, toiture, couverture, faîtage, tempête
      dach, bedachung, *dächer, sturm, sturmschaden
      daach, diech, diecher, stuerm
      telhado, cobertura, tempestade`,
    zinc: `
      zinc, seam, flashing, dormer, copper roof, lead flashing, lead roof, flat roof, bitumen, epdm, valley
      zinc, zinguerie, joint debout, lucarne, toit plat, toiture plate, étanchéité toiture, étanchéité du toit
      zink, *zink, stehfalz, gaube, *gaube, *gauben, spengler, flachdach, blechdach
      zénk, *zénk, gaub, flaachdaach, spengler
      zinco, lucarna, cobertura plana, telhado plano, rufo, impermeabilizar a cobertura`,
    pantiles: `
      pantile, clay tile, roof tile, tile roof, tiled roof, batten, sarking, verge, ridge tile, roof window, rooflight, skylight, velux
      tuile, velux, fenêtre de toit, fenêtres de toit, liteau, puits de lumière
      dachziegel, ziegeldach, dachfenster, dachflächenfenster, velux, lattung, dachpfannen
      zillen, zigeldaach, daachfënster, daachfënsteren, velux
      telha, telhas, janela de telhado, janelas de telhado, claraboia, velux`,
    gutter: `
      gutter, downpipe, eaves, rainwater pipe, outlet, leaf guard, foot piece
      gouttière, chéneau, descente, zinguerie gouttière
      dachrinne, regenrinne, *rinne, *rinnen, fallrohr, *fallrohre
      kännel, kullang, kullangen, daachkännel
      caleira, caleiras, algeroz`,
    attic: `
      attic insul, roof insul, loft insul, insulate roof, insulate attic, rafter, airtight, wood fibre, blower, cellulose
      isolation combles, isolation toit, isolation toiture, isoler combles, isoler toit, isoler toiture, combles perdus
      dachdämmung, dach dämm, dachboden dämm, dachbodendämmung, speicher dämm, zwischensparren, aufsparrendämmung
      daach isol, daachisol, späicher isol, isolatioun daach, isolatioun späicher
      isolamento sótão, isolamento telhado, isolar sótão, isolar telhado, isolamento cobertura`,
    gables: `
      chimney, roof repair, repair roof, temporary cover, roof battens
      souche de cheminée, cheminée toit, réparation toiture, réparer toit, réparation toit
      schornstein, dachreparatur, dach reparier, kaminkopf
      schaarschtech, schapp um daach, daach flécken, daach reparéier
      chaminé, reparação telhado, reparar telhado`,
  },
  'Façades & Insulation': {
    insulation: `
      facade insul, façade insul, wall insul, insulate wall, external insul, insulat, boards and plugs, plug, mineral wool, cavity wall, cellar ceiling
      isolation façade, isolation extérieure, isoler façade, isolation murs, isolation thermique, laine de roche, isolation
      fassadendämmung, fassade dämm, wärmedämmung, aussendämmung, vollwärmeschutz, dämmung, *dämmung, dämmen
      fassad isol, fassadenisol, isolatioun, isoléier, dämmung
      isolamento fachada, capoto, isolamento exterior, isolamento térmico, isolamento, isolar`,
    coats: `
      render, lime render, plaster outside, first coat, scratched, mesh, crack, limewash
      enduit, crépi, ravalement, fissure, enduit chaux
      putz, verputz, aussenputz, kalkputz, riss, risse, neu verputzen
      bestëchen, verputz, ausseputz, krack
      reboco, rebocar, argamassa, fissura`,
    stucco: `
      stucco, ceiling rose, cornice, rose, mitre, moulding, template, ornament
      stuc, moulure, rosace, corniche
      stuck, stuckdecke, stuckateur, rosette, gesims
      stuck, stuckplafong, rosett
      estuque, sanca, roseta, cornija`,
    corner: `
      corner house, street facade, quoins, corner building
      maison d'angle, immeuble d'angle, façade d'immeuble, immeuble
      eckhaus, mehrfamilienhaus, wohnblock
      eckhaus, residenz fassad, appartementshaus
      prédio, edifício de esquina, condomínio`,
    reveal: `
      facade, façade, reveal, exterior wall, outside wall
      façade, façades, mur extérieur
      fassade, fassaden, *fassade, aussenwand
      fassad, fassaden, aussemauer
      fachada, fachadas, parede exterior`,
  },
  Masonry: {
    archwall: `
      vault, keystone, arch, lintel, sandstone, quarry-stone, stone wall, natural stone, corner stone
      voûte, clé de voûte, arc, linteau, grès, mur en pierre, pierre de taille, pierres naturelles
      gewölbe, *gewölbe, bogen, torbogen, sturz, sandstein, natursteinmauer, bruchstein
      gewëllef, bou, stuerz, sandsteen, natursteemauer, steemauer
      abóbada, arco, lintel, arenito, muro de pedra, pedra natural`,
    viaduct: `
      bridge, viaduct
      pont, viaduc, passerelle
      brücke, viadukt
      bréck, viadukt
      ponte, viaduto`,
    bonds: `
      garden wall, boundary wall, wall pier, coping, pier
      mur de jardin, mur de clôture, muret, mur de soutènement
      gartenmauer, grenzmauer, stützmauer
      gaardemauer, stëtzmauer
      muro jardim, muro vedação, muro suporte`,
    bricklaying: `
      brick, bricklaying, repoint, pointing, raked out, masonry, chimney head
      brique, maçonnerie, rejointoyer, rejointoiement, joints mur
      ziegelmauer, klinker, backstein, mauerwerk, mauern, fugensanierung, mauer verfugen
      backsteen, mauerwierk, mauer, maueren, fugen
      tijolo, alvenaria, rejuntar, muro de tijolo`,
  },
  'General Construction': {
    scaffold: `
      scaffold, scaffolding
      échafaudage
      gerüst, *gerüst
      gerüst, gerëscht, geréischt
      andaime`,
    crane: `
      crane, storey, steel beam, prefab, timber frame house
      grue, surélévation, étage supplémentaire, poutre acier
      kran, aufstockung, stockwerk, stahlträger, fertighaus
      kran, opstocken, opstockung, stolträger
      grua, piso adicional, viga de aço, sobreelevação`,
    excavation: `
      excavat, foundation, trench, drainage, dig, dug, soakaway, underpin, tank wall, dry cellar, cellar dry, cistern going in, strip foundation, digger
      terrassement, fouille, fondation, excavation, drainage, tranchée, pelle mécanique
      aushub, fundament, bodenplatte aushub, drainage, baugrube, erdarbeiten, unterfangung, kellerabdichtung, keller abdicht
      ausgruewen, ausschuechten, fundament, drainage, äerdaarbechten, keller dréchen
      escavação, fundação, fundações, drenagem, terraplanagem`,
    blockwall: `
      block wall, wall built, new wall, gable wall, wall element, build wall, garage, lintel block
      parpaing, moellon, monter un mur, nouveau mur, garage
      mauer bauen, neue wand, kalksandstein, ytong, garage, doppelgarage
      mauer bauen, nei mauer, bims, garage
      parede nova, blocos, muro novo, garagem`,
    rebar: `
      slab, concrete, poured, rebar, screed, reinforc
      dalle, béton, chape, ferraillage, couler
      betonplatte, bodenplatte, beton, *beton, estrich, bewehrung, betondecke
      betong, bëtong, dall, estrich, eisen
      laje, betão, betonilha, cimento`,
    extension: `
      extension, annexe, annex, wing, conservatory, house extension, granny
      extension, annexe, agrandissement, véranda
      anbau, hausanbau, erweiterung, wintergarten
      ubau, *ubau, erweiderung, wantergaart, veranda
      ampliação, anexo, marquise`,
    shell: `
      shell, structural work, new build, new house, family house, build house, construction
      gros oeuvre, construction neuve, construction, construire, maison neuve
      rohbau, neubau, hausbau, haus bauen, einfamilienhaus
      rohbau, neibau, haus bauen, bauen
      construção, obra nova, casa nova, moradia, estrutura`,
  },
  Landscaping: {
    garden: `
      garden, lawn, meadow, raised bed, seed bed, mown path, planting, pond, turf, beds, patio, terrace, paving
      jardin, pelouse, gazon, potager, plantation, étang, aménagement extérieur, terrasse, pavage
      garten, *garten, rasen, beet, bepflanzung, teich, terrasse, pflaster, pflasterung
      gaart, *gaart, wiss, rasen, blummen, weier, terrass, pavé
      jardim, relva, relvado, canteiro, lago, terraço, calçada, pavimentação exterior`,
    vineyard: `
      vine, vineyard, slope, dry stone wall, terraced garden, levels, sleeper, hillside
      vigne, vignoble, pente, mur en pierres sèches, talus
      weinberg, am hang, hanggarten, steilhang, trockenmauer, böschung
      wéngert, um hang, dréchemauer, béischung
      vinha, encosta, talude, muro de pedra seca`,
    gate: `
      gate, fence, hedge, drive, driveway, coping gate, tree, crown, pear tree, felling
      portail, clôture, haie, allée, arbre, élagage, abattage
      tor, hoftor, gartentor, zaun, *zaun, hecke, einfahrt, baum, *bäume, baumfällung, baumschnitt
      paart, gaardepaart, zonk, heck, entrée hof, bam, beem, afaart
      portão, vedação, sebe, entrada de garagem, árvore, poda`,
  },
  Moving: {
    lift: `
      furniture lift, lift, piano, third floor, hoist
      monte-meuble, monte-meubles, piano
      möbellift, aufzug, klavier, möbelaufzug
      miwwellift, lift, piano, klavéier
      elevador, piano, plataforma elevatória`,
    boxes: `
      box, boxes, pack, packing, storage, house cleared, clearance, clear out
      carton, cartons, emballage, garde-meuble, débarras, stockage
      karton, kartons, einpacken, lagerung, einlagerung, entrümpelung, haushaltsauflösung
      këscht, këschten, karton, apaken, lagerung, entrëmpel
      caixa, caixas, embalar, armazenagem, esvaziamento`,
    lorry: `
      move, moving, removal, lorry, van, relocation
      déménagement, déménager, camion, camionnette
      umzug, *umzug, lastwagen, transport
      plënneren, plënner, plennen, camionnette, transport
      mudança, mudanças, camião, transporte`,
  },
} as const;
