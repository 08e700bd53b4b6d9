/**
 * People say these things are wrong, or want them done, under the trade that does it; the table is read like
 * `trade-synonyms.ts`. A word in two trades leads to both.
 */
export const problemKeywordsByTrade: Readonly<Record<string, string>> = {
  'General Construction': `
    extend house, house extension, add a floor, build a house, building permit, garage built, carport, tear down, knock down,
    agrandir, surélever, construire une maison, extension de maison, construire un garage, démolir,
    haus bauen, anbauen, aufstocken, garage bauen, abreissen, haus vergrössern, ubauen, haus vergréisseren, garage bauen,
    opstocken, ofrappen, asbestos, amiante, désamiantage, désamianter, asbest, asbestsanierung, amianto, construir uma casa, aumentar a casa, acrescentar um andar, construir uma garagem, demolir`,
  Renovation: `
    renovating, renovation, redo, refurbish, restore, convert, modernise, gut, attic conversion, bathroom renovation,
    kitchen renovation, renovate bathroom, refaire, remettre à neuf, transformer, réhabiliter, aménager les combles,
    rénovation salle de bain, umbau, dachausbau, ausbauen, badsanierung, badezimmer renovieren, neu machen, kernsanierung,
    renovéieren, frëschmaachen, nei maachen, dag ausbauen, bued renovéieren, remodelar, recuperar, obras em casa,
    remodelar casa de banho, transformar`,
  Plumbing: `
    dripping tap, tap drips, leaking tap, leaking pipe, burst pipe, broken pipe, blocked drain, blocked sink, blocked toilet,
    clogged, unblock, flooded, water leak, water damage, low water pressure, overflowing, flush, toilet runs, smell from the drain,
    washing machine connection, tap dripping, cistern, basin, sewer, bath,
    fuite d'eau, robinet qui goutte, robinet qui fuit, wc bouché, toilettes bouchées, bouché, bouchée, évier bouché,
    tuyau percé, tuyau éclaté, dégât des eaux, inondation, déboucher, égout, chasse d'eau, toilettes, siphon, pression d'eau,
    wasserhahn tropft, tropfender hahn, rohr geplatzt, verstopft, verstopfte, verstopfter, verstopftes, toilette verstopft,
    abfluss verstopft, wasserschaden, überschwemmung, spülung, undichtes rohr, klo, wasserrohr, siphon,
    krunn drëpst, verstoppt, toilette verstoppt, waasserschued, päif geplatzt, rouer, rouerbroch, iwwerschwemmung, spullsteen,
    oflaf, spullung, torneira a pingar, cano, canos, cano rebentado, cano furado, sanita entupida, entupido, entupida, entupimento,
    inundação, autoclismo, ralo, lava loiça, fuga água, fuga de água`,
  Painting: `
    repaint, repainting, paint the, peeling paint, paint peels, walls white, wallpaper, stain on the ceiling, damp stains,
    repeindre, peindre, papier peint, tapisser, peinture écaillée, plafond taché, rafraîchir les murs, vernir,
    streichen, anstreichen, neu streichen, tapezieren, tapete, farbe blättert, wände weiss, lackieren,
    usträichen, sträichen, tapézéieren, tapéit, faarf, pintar, repintar, papel de parede, tinta a descascar, envernizar`,
  Electrical: `
    fuse, fuses, fuse trips, power cut, no power, no electricity, power is out, lights flicker, light flickers, sparks, short circuit,
    socket, sockets, plug socket, light switch, ceiling lamp, charging point, charging station, charge electric car, wallbox, wiring,
    rewire, breaker trips, lights went out, doorbell, chandelier,
    panne de courant, plus de courant, plus d'électricité, court-circuit, prise, prises, disjoncteur, disjoncteur saute, tableau électrique,
    borne de recharge, interrupteur, luminaire, plombs sautent, lumière clignote, étincelles, sonnette,
    strom ausgefallen, stromausfall, kein strom, kurzschluss, sicherung, sicherung fliegt, steckdose, steckdosen, lichtschalter,
    licht flackert, sicherungskasten, wallbox, ladestation, lampe anschliessen, klingel,
    kee stroum, stroumpann, kuerzschloss, sécherung, steckdous, steckdousen, luuchtschalter, luucht flackert, luut flackert, statioun fir ze lueden,
    sem luz, falta de luz, falha de corrente, curto-circuito, tomada, tomadas, quadro elétrico, disjuntor, luz pisca, interruptor,
    candeeiro, carregador carro elétrico, posto de carregamento, campainha`,
  Carpentry: `
    wardrobe, wardrobes, built-in cupboard, cupboard, cupboards, bookshelf, shelves, bespoke furniture, wooden stairs, staircase,
    creaking stairs, wooden beam, woodworm, table made, door sticks,
    armoire, placard, placards, étagère, étagères, bibliothèque sur mesure, meuble sur mesure, escalier en bois, escalier, dressing,
    poutre, kleiderschrank, einbauschrank, schrank, regal, regale, möbel nach mass, holztreppe, treppe, balken, holzwurm,
    schaf, kleederschaf, regal, trap, trapen, miwwel op mooss, trëpp, holztrap,
    roupeiro, armário, armários, estante, prateleiras, móveis à medida, escada de madeira, escadas, viga, caruncho`,
  Landscaping: `
    lawn, mow, mowing, hedge, trim hedge, tree, trees, fell a tree, tree cut down, weeds, flower beds, fence, patio, terrace, pond,
    garden path, turf, pruning, bushes, overgrown, pool, swimming pool, piscine, schwimmbad, schwimmbecken, swimmingpool, schwämm, piscina,
    tondre, tondre la pelouse, pelouse, gazon, haie, tailler, tailler haie, arbre, arbres, abattre un arbre, élaguer, élagage, mauvaises herbes,
    clôture, terrasse, étang, allée de jardin,
    rasen, rasen mähen, mähen, hecke, hecken, hecke schneiden, baum, bäume, baum fällen, unkraut, zaun, terrasse, teich, gartenweg,
    wiss, wiss méien, méien, heck, hecken, heck schneiden, bam, beem, bam ëmhaen, onkraut, zonk, terrass, weier, gaart, gaarden,
    relva, cortar relva, relvado, sebe, árvore, árvores, abater árvore, podar, poda, ervas daninhas, vedação, terraço, lago, muro jardim`,
  Heating: `
    boiler, no hot water, hot water, no heating, heating broken, cold radiators, radiator cold, radiators, radiator leaks, cold house, thermostat, oil tank,
    fireplace, smoke from the stove, chimney swept, house is cold, bleed radiators, air conditioner, underfloor heating,
    eau chaude, plus d'eau chaude, pas d'eau chaude, chaudière, chaudière en panne, radiateur froid, radiateurs froids, pas de chauffage,
    plancher chauffant, thermostat, cuve à mazout, ramoner, ramonage, climatiseur, il fait froid,
    kein warmwasser, warmwasser, warmes wasser, heiss wasser, heizung kaputt, heizkörper, heizkörper kalt, wird nicht warm, therme, brenner, öltank,
    ölheizung, fussbodenheizung, kamin kehren, wohnung kalt,
    waarmt waasser, kee waarmt waasser, heizung geet net, heizkierper, kal heizkierper, kessel, buedemheizung, schaarschtech botzen, masutt,
    masuttank, água quente, não tenho água quente, caldeira avariada, radiador frio, aquecimento avariado, esquentador, chauffage central,
    limpar chaminé, casa fria`,
  'Interior Design': `
    new kitchen, kitchen designed, kitchen planned, furnish, decorate, redecorate, colour advice, living room designed, lighting concept, curtains made,
    nouvelle cuisine, cuisine équipée, cuisine sur mesure, décorer, meubler, aménager le salon, conseil déco, plan de cuisine,
    neue küche, küche planen, einbauküche, einrichten, wohnzimmer gestalten, einrichtungsberatung, farbberatung,
    nei kichen, kichen plangen, ariichten, dekoréieren, cozinha nova, cozinha por medida, decorar, mobilar, planear cozinha`,
  Roofing: `
    roof leaks, leaking roof, roof leaking, leak in the roof, hole in the roof, missing tiles, slipped slates, loose slates, slates, gutter blocked,
    blocked gutter, gutter leaks, roof tiles, tiles blown off, rain comes in, water through the ceiling, rain through the ceiling, storm damage, moss on the roof, roof window leaks,
    toit qui fuit, toiture fuit, fuite toiture, fuite toit, tuiles cassées, tuiles envolées, infiltration toit, gouttière bouchée, il pleut dans, mousse toit,
    fenêtre de toit, tempête, dach undicht, undichtes dach, loch im dach, dachziegel fehlen, regenrinne verstopft, es regnet rein, regnet herein, sturmschaden, moos dach,
    asbestos, amiante, asbest, amianto, dach leckt, daach leeft, daach drëpst, daach ass net dicht, lach am daach, kännel verstoppt, et reent eran, reent eran, stuermschued,
    telhado a pingar, telhado pinga, infiltração telhado, chove dentro, telhas partidas, telha partida, caleira entupida, buraco no telhado, tempestade`,
  Tiling: `
    cracked tiles, loose tiles, broken tile, lay tiles, bathroom tiles, kitchen tiles, tiles in the shower, regrout, grout crumbling, splashback,
    carreaux cassés, carreaux décollés, carreau fissuré, poser du carrelage, joints noirs, joints de carrelage, crédence,
    fliesen verlegen, fliesen gesprungen, lose fliesen, fugen, fugen erneuern, fliesenspiegel,
    plättercher leeën, plättercher, plättchen gebrach, fugen, colocar azulejos, azulejos partidos, azulejos soltos, juntas, ladrilhos`,
  Flooring: `
    sand floor, sand parquet, creaking floor, floor creaks, new floor, wooden floor, lay parquet, laminate floor, scratched parquet, uneven floor,
    poncer parquet, poncer, plancher qui grince, poser du parquet, sol stratifié, nouveau sol, vitrifier,
    parkett schleifen, parkett abschleifen, boden verlegen, boden knarrt, neuer boden, laminat verlegen, dielen abschleifen,
    parquet schläifen, parkett schläifen, buedem leeën, neie buedem, buedem knarrt,
    lixar soalho, lixar parquet, envernizar soalho, colocar parquet, chão novo, chão flutuante, soalho range`,
  Masonry: `
    crack in the wall, cracks in the wall, brick wall, garden wall, wall collapsed, build a wall, chimney rebuilt, natural stone wall, concrete slab, pointing,
    remove a wall, load-bearing wall,
    fissure, fissures, mur fissuré, mur en briques, monter un mur, mur de jardin, dalle en béton, dalle, abattre un mur, ouverture mur porteur, mur porteur,
    riss in der wand, risse, risse in der mauer, mauer bauen, gartenmauer, betonplatte, wand entfernen, tragende wand, wanddurchbruch, stützmauer,
    rass an der mauer, rëss, mauer bauen, gaardemauer, betongsplack, mauer ewech, droend mauer,
    fenda na parede, fendas, racha na parede, rachas, muro de tijolo, fazer um muro, laje, deitar abaixo uma parede, muro de suporte`,
  'Windows & Doors': `
    broken window, cracked pane, pane, draughty windows, window does not close, door does not close, new windows, front door, patio door, sliding door, shutter stuck,
    roller shutter, awning, window pane, mosquito screen, condensation between the panes,
    vitre cassée, carreau cassé fenêtre, porte d'entrée, porte qui ne ferme plus, fenêtre qui ne ferme pas, courant d'air fenêtre, volet bloqué, volet roulant, porte coulissante, baie coulissante,
    double-vitrage, fenster kaputt, scheibe kaputt, scheibe gesprungen, fensterscheibe, scheibe, haustür, haustüre, eingangstür, fenster zieht, fenster undicht, tür klemmt, rollladen klemmt, rollladen, schiebetür, terrassentür,
    fënster, fënstere, fënster futti, fënster zitt, scheif, scheif futti, hausdir, hausdier, dir geet net zou, dier, rolluede klemmt, rolluedem, schibbdier,
    vidro partido, janela partida, porta da entrada, porta não fecha, janela não fecha, trocar janelas, estore avariado, estore encravado, porta de correr`,
  Security: `
    locked out, lost my keys, lost keys, key broken, key stuck, lock jammed, lock changed, change the lock, change locks, broken into, burgled, break-in, door slammed shut, door slammed, cctv, security camera,
    porte claquée, enfermé dehors, perdu mes clés, clé perdue, clé cassée, serrure bloquée, changer la serrure, cambriolé, cambriolage, effraction, serrure cassée,
    ausgesperrt, schlüssel verloren, schlüssel abgebrochen, schloss klemmt, schloss austauschen, schloss wechseln, türschloss, eingebrochen, einbruch, tür zugefallen,
    ausgespaart, schlëssel verluer, schlëssel gebrach, schlass wiesselen, schlass klemmt, abroch, agebrach, dier zougefall,
    perdi as chaves, perdi chave, chave partida, trancado fora, porta trancada, mudar fechadura, trocar fechadura, fechadura encravada, assaltaram, assalto`,
  Cleaning: `
    clean windows, clean the house, clean after builders, cleaning, deep clean, graffiti, dirty, end of lease, carpet cleaning, clean the roof, office cleaning, household help,
    nettoyer, nettoyage fin de chantier, vitres sales, laver les vitres, grand ménage, état des lieux, nettoyage de bureaux, graffitis,
    putzhilfe, reinigungskraft, fenster putzen, endreinigung, büroreinigung, grundreinigung, teppichreinigung, sauber machen,
    botzhëllef, botzen, fënstere botzen, büro botzen, graffiti, limpar a casa, limpar vidros, limpar janelas, limpeza depois das obras, limpeza de escritórios, empregada`,
  Moving: `
    moving house, moving flat, move house, moving to, moving, move to, moving out, moving boxes, piano moved, furniture transport, clear out the house, house clearance,
    déménager, changer d'appartement, changer de maison, transporter un piano, cartons, vider une maison, débarras, débarrasser,
    umziehen, ziehen um, klaviertransport, umzugskartons, wohnung räumen, haushaltsauflösung, keller entrümpeln,
    plënneren, piano transportéieren, haus ausraumen, keller ausraumen, mudar, mudar de apartamento, transportar um piano, esvaziar uma casa, caixas`,
  'Façades & Insulation': `
    mould, mold, mouldy, damp, damp wall, damp walls, rising damp, insulate loft, insulate attic, cold walls, draughty, render cracked, plaster falls off, crumbling plaster, high energy bill, condensation,
    moisissure, moisissures, humidité, mur humide, murs humides, salpêtre, isoler, isoler les combles, isoler la façade, crépi qui tombe, façade sale, ravaler, murs froids, condensation,
    schimmel, schimmelt, feuchtigkeit, feuchte wand, feuchte wände, nasse wand, dämmen, dach dämmen, dachboden dämmen, putz bröckelt, putz fällt, fassade streichen, kalte wände, kondenswasser, energetische sanierung,
    schimmelt, fiicht, fiicht mauer, fiichtegkeet, isoléieren, späicher isoléieren, verputz fält, kal mauer, kal maueren,
    bolor, mofo, humidade, parede húmida, paredes húmidas, isolar, isolar sótão, reboco a cair, condensação, paredes frias`,
  Metalwork: `
    handrail, steel stairs, steel staircase, metal fence, iron gate, wrought iron, balcony railing, broken gate, welded, rusty, steel beam, metal door,
    garde-corps, rambarde, escalier métallique, escalier en acier, portail en fer, grille, grilles, souder, rouille, rouillé, poutre métallique, pergola métallique,
    handlauf, stahltreppe, treppe aus stahl, metallzaun, eisentor, balkongeländer, geländer, rost, verrostet, stahlträger, schweissen lassen,
    gelänner, handlaf, stoltrap, metallzonk, eisent paart, balkon gelänner, verrascht, stoldréier,
    corrimão, escada de ferro, portão de ferro, gradeamento, varanda grade, soldar, ferrugem, enferrujado, viga de ferro`,
  Solar: `
    solar power, solar, panels on the roof, solar roof, own electricity, produce electricity, home battery, inverter, store solar power,
    panneaux photovoltaïques, panneaux sur le toit, produire mon électricité, onduleur, batterie domestique, autoconsommation,
    solarmodule, module auf dem dach, eigener strom, wechselrichter, balkonkraftwerk, photovoltaikanlage, strom selbst erzeugen, heimspeicher,
    solarpanneau, solarpanneaue, panneauen um daach, eegene stroum, stroum selwer, solar,
    painéis fotovoltaicos, painéis no telhado, produzir eletricidade, inversor, painel fotovoltaico`,
};

/** These words count for a trade only if nothing else in the sentence does. */
export const vagueKeywordsByTrade: Readonly<Record<string, string>> = {
  Plumbing: `
    leak, leaks, leaking, leaky, drip, drips, dripping, water, fuite, fuites, fuit, goutte, coule, eau, tropft, tropfen, undicht, leck, leckt,
    wasser, leeft, drëpst, waasser, pinga, pingar, fuga, verte, água`,
  Renovation: `repair, repairs, fix, old house, réparer, réparation, reparieren, reparatur, flécken, reparéieren, reparar, arranjar, arranjo`,
  Electrical: `lights, light, lamp, lumière, lampe, licht, luucht, stroum, strom, luz`,
  'Interior Design': `kitchen, cuisine, küche, kichen, cozinha`,
  Heating: `cold, warm, froid, chaud, kalt, kal, waarm, frio, quente`,
  Masonry: `wall, walls, mur, murs, wand, wände, mauer, parede, paredes`,
  Carpentry: `wood, wooden, bois, holz, madeira`,
};
