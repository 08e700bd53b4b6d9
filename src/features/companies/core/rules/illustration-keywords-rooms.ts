/**
 * These words call for the scenes of old houses, rooms, paint and cleaning: a line each in English, French, German,
 * Luxembourgish and Portuguese. choose-illustration-scene.ts explains how they are read.
 */
export const roomIllustrationKeywords = {
  Renovation: {
    section: `
      whole house, apartment, flat, house renovation, complete renovation
      appartement, maison entière, rénovation complète, studio
      wohnung, *wohnung, komplettsanierung, ganzes haus, kernsanierung
      appartement, wunneng, ganzt haus
      apartamento, casa inteira, remodelação completa, casa completa`,
    halfhouse: `
      restor, before and after, old house, listed, energy renovation, damp wall, damp, mould
      restauration, rénovation énergétique, maison ancienne, humidité, moisissure, assainissement
      restaurierung, energetische sanierung, altbau, altbausanierung, denkmal, feucht, schimmel
      restauratioun, energetesch, alt haus, fiicht, schimmel, altbausanéierung
      restauro, reabilitação, casa antiga, humidade, bolor`,
    openwall: `
      stripped out, wall gone, plaster off, old beam, strip out, demoli, tear out
      démolition, décapage, abattre cloison, mur abattu, poutre apparente, déposer
      abbruch, abriss, entkernung, freigelegt, alter balken
      ofrappen, ofrappe, ofrass, entkären
      demolição, demolir, deitar abaixo, remover parede`,
    terrace: `
      terraced house, terrace house, town house, townhouse, row house, shop, shop window
      maison mitoyenne, maison de ville, maison de rue, vitrine, magasin
      reihenhaus, stadthaus, ladenlokal, geschäft
      reienhaus, stadhaus, geschäft, reihenhaus
      casa geminada, casa em banda, loja, montra`,
    underroof: `
      loft, attic, attic conversion, under the ridge, under the slope, conversion, convert attic
      combles, grenier, aménagement des combles, sous les toits, mansarde
      dachausbau, dachgeschoss, dachboden, mansarde, speicher ausbau, ausgebautes dach
      späicher, daachstack, mansard, daachausbau
      sótão, águas-furtadas, mansarda, aproveitamento do sótão`,
    cottage: `
      farmhouse, barn, farm, stable, country house
      ancienne ferme, vieille ferme, grange, corps de ferme, étable, maison de campagne
      bauernhaus, scheune, bauernhof
      bauerenhaus, scheier, bauerenhaff
      quinta, celeiro, casa de campo, casa rural`,
    plan: `
      plans, floor plan, house plan, replan, layout, planning, two flats, divided, permit, architect
      plans, réaménagement, permis de bâtir, division
      grundriss, planung, umplanung, bauantrag, umbau, aufteilung
      plang, pläng, ëmbau, ëmbauen, baugeneemegung
      planta da casa, licença de obra, divisão, remodelação`,
    opening: `
      load-bearing, wall opened, wall opening, open up, knock through, knocked through, joined, props, wall removed, remove wall, lintel propped, opening in wall
      mur porteur, ouverture mur, ouvrir le mur, ouvrir mur, ouverture, cuisine ouverte sur
      tragende wand, wanddurchbruch, durchbruch, wand öffnen, wand entfernen
      dränkend mauer, mauer opmaachen, duerchbroch, mauer erausrappen
      parede mestra, parede estrutural, abrir parede, abertura, abrir a parede`,
  },
  'Interior Design': {
    kitchen: `
      kitchen, worktop, hob, oven, island, fitted kitchen, oak units, stone edge
      cuisine, plan de travail, îlot, cuisine équipée
      küche, *küche, küchen, arbeitsplatte, kochinsel, einbauküche
      kichen, *kichen, aarbechtsplack, kachinsel
      cozinha, bancada, ilha de cozinha, eletrodomésticos`,
    isoroom: `
      bedroom, bed niche, bunk, children's room, childrens room, nursery, living room, reading corner, curtain, interior, waiting room, furnish, two rooms, office
      chambre, chambre d'enfant, salon, séjour, rideau, bureau, décoration, aménagement intérieur
      schlafzimmer, kinderzimmer, wohnzimmer, vorhang, büro, inneneinrichtung, einrichtung
      schlofkummer, kannerzëmmer, living, wunnzëmmer, riddo, büro, ariichtung
      quarto, quarto de criança, sala, cortina, escritório, decoração`,
    bookcase: `
      shelf, shelves, bookcase, bookshelf, library, cupboard, wardrobe, wall unit, built-in bench, bench, desk, closet, drawers, hooks
      étagère, étagères, bibliothèque, placard, dressing, armoire, meuble, banc
      regal, *regal, bücherregal, schrank, *schrank, schränke, einbauschrank, ankleide, möbel, schreibtisch
      regal, bicherregal, *schaf, maueschaf, miwwel, ugläichschaf
      estante, estantes, prateleira, roupeiro, armário, móvel, secretária`,
  },
  Painting: {
    room: `
      ceiling, stairwell, skim, room white, white room, corridor, dining room, repaint room, empty room, plaster repair, lime white, marmorino, tenants, walls and ceilings
      plafond, cage d'escalier, couloir, plâtre, plâtrerie, murs et plafonds, salle à manger
      decke, treppenhaus, zimmerdecke, treppenhaus, flur, spachtel, esszimmer, gipskarton, trockenbau, rigips, innenputz
      plafong, trapenhaus, gank, gips, iesszëmmer, rigips
      teto, caixa de escada, tetos, corredor, gesso, estuque teto, caixa de escada, pladur, sala de jantar`,
    fandeck: `
      shade, colour chart, colour advice, choose colour, colour sample, colour scheme
      nuancier, nuance, choix des couleurs, teinte
      farbberatung, farbfächer, farbkonzept, farbton
      faarfberodung, faarftoun, faarwen auswielen
      paleta, cores, escolha de cores`,
    freshfacade: `
      facade paint, façade paint, paint facade, paint the house, paint outside, silicate paint, exterior paint, window surround
      peinture façade, peindre façade, repeindre façade, peinture extérieure
      fassadenanstrich, fassade streich, fassadenfarbe, aussenanstrich
      fassad sträich, fassad usträich, fassad moolen, fassad ustrach
      pintura fachada, pintar fachada, pintura exterior, pintar exterior`,
    roller: `
      paint, repaint, wall paint, second coat, decorat, living room white, painting
      peinture, peindre, repeindre, peintre
      streichen, anstrich, *anstrich, malerarbeiten, farbe, wände streichen, neu gestrichen
      usträichen, sträichen, ustrach, moolen, moler, faarf
      pintura, pintar, pinturas, tinta`,
    cans: `
      linseed, varnish, lacquer, oil paint, shutter third coat, stain wood, window frame paint, stripped sash
      vernis, lasure, laque, vernir, huile de lin
      lack, lackier, lasur, lasier, leinöl
      lack, lackéier, lasur, léngueleg
      verniz, envernizar, lacar, esmalte`,
    stencil: `
      wallpaper, lining paper, pattern at the corner, paper hanging, papering
      papier peint, papiers peints, tapisserie, tapisser
      tapete, tapeten, tapezier
      tapéit, tapeten, tapezéier
      papel de parede`,
  },
  Cleaning: {
    panes: `
      window clean, clean window, glass roof, pole and brush, facade wash, facade washed, wash facade, conservatory clean, pane clean
      nettoyage vitres, laver vitres, vitres, nettoyage façade, lavage façade
      fensterreinigung, fenster putzen, fensterputz, glasreinigung, fassadenreinigung, fassade reinig
      fënstere botzen, fënster botzen, fënsterbotz, fassad botzen, fassad wäschen
      limpeza de vidros, limpar vidros, limpeza de fachada, lavar fachada`,
    suds: `
      soap, soaped, scrub, stain, cement film, brush, carpet clean, deep clean, oven clean
      savon, shampouiner, tache, nettoyage moquette, détartrage
      seife, schrubben, fleck, teppichreinigung, grundreinigung
      seef, schrubben, fleck, teppech botzen
      sabão, esfregar, nódoa, limpeza de carpetes, limpeza profunda`,
    mopped: `
      clean, cleaning, mop, swept, housekeeping, handover, weekly, final clean, after building work
      nettoyage, nettoyer, ménage, femme de ménage, fin de chantier
      reinigung, *reinigung, putzen, putzhilfe, bauendreinigung, endreinigung
      botzen, botz, botzfra, reinegung
      limpeza, limpar, limpezas, fim de obra`,
  },
} as const;
