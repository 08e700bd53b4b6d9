/**
 * These words call for the scenes of water, heating, electricity, sun and safety: a line each in English, French,
 * German, Luxembourgish and Portuguese. choose-illustration-scene.ts explains how they are read.
 */
export const utilityIllustrationKeywords = {
  Plumbing: {
    pipes: `
      pipe, pipes, leak, burst, drain, liner, riser, sewer, blocked, plumbing, pipework, water damage
      tuyau, tuyauterie, fuite, canalisation, conduite, débouchage, bouché, plomberie, évacuation, dégât des eaux
      rohr, rohre, *rohr, rohrbruch, leitung, wasserleitung, abfluss, verstopf, kanal, leck, wasserschaden
      rouer, päif, päifen, waasserleitung, leck, ofleef, kanal, waasserschued, verstoppt
      canos, cano roto, canalização, fuga de água, esgoto, entupid, rotura`,
    bath: `
      bathroom, bath, bathtub, tub, ensuite
      salle de bain, salle de bains, baignoire, bain
      bad, bäder, badezimmer, *badezimmer, badewanne, badsanierung, badumbau, badrenovierung, gästebad
      buedzëmmer, bued, bad, buedbidden, baddezëmmer
      casa de banho, banheira, banheiro, wc completo`,
    shower: `
      shower, walk-in, level shower, glass screen, thermostatic
      douche, douche italienne, cabine de douche, paroi de douche
      dusche, *dusche, duschkabine, duschwand
      dusch, duschkabinn, duschwand
      duche, chuveiro, base de duche, resguardo`,
    basin: `
      basin, loo, wash-basin, washbasin, toilet, cistern, trap, mixer, guest toilet, wc, seat of tap
      lavabo, toilette, toilettes, wc, chasse d'eau, siphon, mitigeur
      waschbecken, waschtisch, toilette, wc, gäste-wc, spülkasten, siphon
      lavabo, wäschbecken, toilette, wc, spullkëscht
      lavatório, sanita, autoclismo, wc, sifão`,
    mains: `
      water meter, meter board, stopcock, softener, filter, manifold with labels, water supply, rain water, cistern garden, pressure
      compteur d'eau, adoucisseur, vanne, filtre à eau, arrivée d'eau, eau de pluie, récupération d'eau
      wasserzähler, enthärt, enthärtungsanlage, entkalk, wasserfilter, hauptwasser, hausanschluss, regenwasser, zisterne
      waasserzieler, enthärt, entkalk, waasserfilter, reewaasser, zistern
      contador de água, descalcificador, filtro de água, água da chuva, torneira de segurança`,
    sink: `
      sink, kitchen sink, kitchen connections, garbage disposal, dishwasher
      évier, lave-vaisselle, raccordement cuisine
      spüle, spülbecken, spülmaschine, geschirrspüler, küchenanschluss
      spull, spullbecken, spullmaschinn
      lava-louça, lava-loiça, máquina de lavar`,
    boiler: `
      water heater, hot water, hot water tank, tank in laundry, boiler, immersion, buffer
      chauffe-eau, boiler, eau chaude, ballon
      boiler, warmwasser, warmwasserspeicher, durchlauferhitzer, *boiler
      boiler, waarmt waasser, waarmwaasser
      esquentador, termoacumulador, água quente, cilindro`,
    tap: `
      tap, taps, faucet, drip, dripping, garden tap, mixer tap
      robinet, robinets, robinetterie, goutte
      wasserhahn, wasserhähne, armatur, tropft
      krunn, krunnen, waasserkrunn, drëpst
      torneira, torneiras, pinga`,
  },
  Heating: {
    loops: `
      underfloor, floor heating, loop, loops, manifold, milled
      plancher chauffant, chauffage au sol, chauffage par le sol
      fussbodenheizung, bodenheizung, heizschleifen
      buedemheizung, foussbuedemheizung
      piso radiante, chão radiante, aquecimento por chão`,
    radiator: `
      radiator, radiators, heating, heat pump, valve balanced, outdoor unit, burner, gas boiler, pellet, boiler room, air condition, thermostat
      radiateur, radiateurs, chauffage, chaudière, pompe à chaleur, climatisation, thermostat, vmc
      heizkörper, heizung, *heizung, wärmepumpe, gasheizung, pelletheizung, heizkessel, klimaanlage, thermostat, lüftung
      heizkierper, heizung, wäermepompel, radiateur, kessel, gasheizung, klimaanlag
      radiador, radiadores, aquecimento, bomba de calor, caldeira, ar condicionado, termóstato`,
    stove: `
      stove, fireplace, tiled stove, chimney flue, flue, flue liner, wood burner, hearth
      poêle, cheminée, foyer, insert, ramonage, tubage
      ofen, kamin, *ofen, kaminofen, kachelofen, schornstein kehren
      uewen, kamäin, kachelsuewen, schiedel
      lareira, salamandra, recuperador de calor, fogão a lenha`,
  },
  Electrical: {
    wiring: `
      rewir, wiring, cable, cables, network, patch panel, network point, data, smart home, home automation, intercom, installation electric
      câblage, câble, réseau, installation électrique, domotique, refaire l'électricité, interphone
      verkabelung, kabel, leitungen, netzwerk, elektroinstallation, smart home, neu verkabel, gegensprechanlage
      verkabelung, kabel, netzwierk, elektresch installatioun, smart home, stroumleitung
      cablagem, cabo, cabos, rede informática, instalação elétrica, domótica`,
    pendants: `
      pendant, lamp, lamps, light, lights, lighting, spotlight, spot, emergency lamp, led
      lampe, lampes, luminaire, éclairage, suspension, spots, lustre
      lampe, lampen, leuchte, leuchten, beleuchtung, licht, *beleuchtung, deckenleuchte, strahler
      lut, luucht, luuchten, beliichtung, spotten, lampen
      candeeiro, candeeiros, iluminação, luz, luzes, focos`,
    board: `
      fuse, fuse board, fuse box, breaker, consumer unit, meter cupboard, surge, residual current, labelled, earth test, safety check, three-phase, supply
      tableau électrique, disjoncteur, fusible, mise aux normes, compteur électrique, tableau
      sicherung, sicherungskasten, verteiler, zählerschrank, fi-schalter, elektrocheck, e-check, starkstrom
      sécherungskëscht, sécherung, zielerschaf, verdeeler, tableau
      quadro elétrico, disjuntor, fusível, quadro`,
    chases: `
      socket, sockets, switch, switches, conduit, wall chase, outlet electric, power point, dimmer
      prise, prises, interrupteur, interrupteurs, saignée, prise de courant
      steckdose, steckdosen, schalter, lichtschalter, kabelschlitz
      steckdous, steckdousen, schalter, stecker
      tomada, tomadas, interruptor, interruptores, roço`,
    wallbox: `
      wallbox, charger, charging, charging station, ev charger, electric car, charge point
      borne de recharge, borne, wallbox, voiture électrique, recharge
      wallbox, ladestation, ladesäule, elektroauto, ladepunkt, e-auto
      wallbox, luedstatioun, luedborn, elektroauto
      carregador, wallbox, posto de carregamento, carro elétrico`,
    gardenlights: `
      garden light, path light, yard lamp, outdoor light, terrace socket, garden cable, outside light, yard light
      éclairage extérieur, éclairage jardin, lampe de jardin, spots extérieurs
      gartenbeleuchtung, aussenbeleuchtung, aussenlampe, gartenlicht, wegeleuchte
      gaardeluucht, bausseluucht, baussebeliichtung, beliichtung gaart
      iluminação exterior, luz de jardim, iluminação jardim`,
    bulb: `
      power cut, no power, neutral, fault found, electric fault, short circuit, electrician, electric, electrical
      électricité, électricien, panne électrique, panne de courant, court-circuit, électrique
      stromausfall, elektriker, kurzschluss, elektro, elektrik, strom
      stroum, elektriker, kuerzschloss, elektresch
      eletricidade, eletricista, curto-circuito, avaria elétrica, elétrica`,
  },
  Solar: {
    panels: `
      solar, solar panel, photovolt, pv, module, modules, collector, solar roof, roof hook, hook on rafter
      solaire, panneau solaire, panneaux solaires, photovoltaïque, photovoltaïques, panneaux
      solar, *solar, solaranlage, photovoltaik, *photovoltaik, pv, pv-anlage, module, solarmodule
      solar, solaranlag, photovoltaik, panneauen, pv
      solar, painel solar, painéis, fotovoltaico, fotovoltaicos, módulos`,
    sunbarn: `
      barn solar, barn roof, solar barn, purlin solar, farm solar
      solaire grange, hangar solaire, panneaux grange
      solar scheune, scheunendach, photovoltaik scheune
      solar scheier, scheierdaach
      solar celeiro, painéis celeiro`,
    inverter: `
      inverter, battery, readings, emergency supply, display, storage battery, solar battery
      onduleur, batterie, batterie solaire
      wechselrichter, batterie, batteriespeicher, stromspeicher, solarspeicher
      ondulateur, wiesselriichter, batterie, stroumspäicher
      inversor, bateria, baterias`,
    sunfield: `
      flat roof solar, ballast, flat roof photovolt, residence solar, solar residence, solar flat roof
      solaire toit plat, panneaux toit plat, photovoltaïque toit plat
      solar flachdach, photovoltaik flachdach, pv flachdach
      solar flaachdaach, photovoltaik flaachdaach
      solar cobertura plana, painéis cobertura plana`,
  },
  Security: {
    fort: `
      wall secured, grille, window bars, secure, secured, burglar, break-in, fortress, rampart, perimeter
      sécuriser, barreaux, grille, cambriolage, anti-effraction, forteresse
      einbruchschutz, gitter, fenstergitter, absicherung, sicherheitsglas, festung
      abrochschutz, gitter, ofsécheren, festung
      grades, segurança, arrombamento, fortaleza`,
    lock: `
      lock, locks, cylinder, latch, key, keys, five-point, bolt, locking handle, door opened, locked out
      serrure, serrures, cylindre, clé, clés, verrou, serrurier
      schloss, schlösser, zylinder, türschloss, schlüssel, riegel, schlüsseldienst, schliessanlage
      schlass, schläss, zylinder, schlëssel, rigel
      fechadura, fechaduras, cilindro, chave, chaves, trinco`,
    guarded: `
      alarm, burglar alarm, siren, detector, smoke detector, control panel, window contact, motion sensor, sensor, alarm system
      alarme, sirène, détecteur, détecteurs, détecteur de fumée, centrale d'alarme
      alarmanlage, alarm, sirene, rauchmelder, bewegungsmelder, melder, *melder
      alarm, alarmanlag, siren, rauchmelder, bewegungsmelder
      alarme, sirene, detetor, detetores, sensor`,
    camera: `
      camera, cameras, cctv, video surveillance, privacy mask, recorder
      caméra, caméras, vidéosurveillance, vidéo-surveillance
      kamera, kameras, videoüberwachung, überwachungskamera
      kamera, kameraen, videoiwwerwaachung
      câmara, câmaras, videovigilância`,
  },
} as const;
