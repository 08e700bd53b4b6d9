import type { LineKind } from './line-kinds-and-units.ts';

/**
 * These words tell the kind of a line, in English, French, German, Luxembourgish and Portuguese. Each is the beginning
 * of a word, in small letters and without accents; one of six letters or more may stand anywhere in a word, as German
 * puts words together. Words joined by _ stand beside each other; a word that begins with - is the end of one.
 */
export type LineKindKeywords = readonly (readonly [LineKind, string])[];

/** These names count whatever else the line says: a scaffold is put up, rented and taken down. */
export const decisiveKeywords: LineKindKeywords = [
  ['groundwork', 'strip_foundation'],
  ['protection', 'anti_poussiere antipoussiere'],
  ['scaffolding', 'scaffold echaf gerust gerescht andaime'],
  ['structure', 'betao_de_limpeza beton_de_proprete'],
  [
    'other',
    'installation_de_chantier installation_du_chantier amenee_et_repli baustelleneinricht baustellenraum baustellenwc',
  ],
  ['other', 'chantier_ariicht chantiersariicht montagem_de_estaleiro montagem_do_estaleiro estaleiro'],
  ['other', 'preliminar prelims site_set site_setup welfare_facilit'],
  [
    'plumbing',
    'evacuation_des_eaux evacuation_eau evacuation_ep evacuation_wc evacuation_lavabo evacuation_douche evacuation_evier eaux_usees eaux_pluviales eaux_vannes bati_support waste_water wastewater foul_water rain_water rainwater hot_water cold_water esgotos aguas_pluviais aguas_residuais',
  ],
  [
    'installation',
    'plan_de_travail plans_de_travail plano_de_trabalho cobertura_em cobertura_de_telha reroof re_roof',
  ],
  ['finishing', 'innenausbau faux_plafond lining_paper'],
  ['equipment-hire', 'plant_hire tool_hire'],
  ['other', 'installation_et_repli repli_de_chantier provisional_sum prime_cost allowance_for unforeseen'],
  ['transport', 'an_und_abfuhr'],
];

/** The first of several actions counts: demolished things are carried away afterwards. */
export const actionKeywords: LineKindKeywords = [
  [
    'permits',
    'permit licence license building_control planning_permission parking_suspension road_closure party_wall autorisation permis voirie voie_publique domaine_public occupation declaration_prealable urbanisme genehm baugenehm bauantrag bauanzeige halteverbot strassensperr verkehrssicher verkehrsrecht erlabnes erlaubnis stroses autorisatioun autoriza licenca via_publica camara ocupacao alvara',
  ],
  [
    'disposal',
    'disposal dispose dump trash hauling skip landfill waste debris rubble rubbish spoil cart_away clear_away tip_charge tipping evacuation evacuer benne decharge dechet gravat recyclage tri_des entsorg entsuerg container kontainer schutt abfall abfuhr kippgebuhr mulde deponie offall ofrass offuer entulho residuo contentor descarte vazadouro aterro_sanitario reciclagem big_bag bigbag',
  ],
  [
    'demolition',
    'demoli demo dismantl strip tear_ tearing taken_off taken_down taking_down take_out take_down take_off rip_out ripping hack knock break_out break_up breaking chip_off pull_down depos demont arrach curage piquage decroutage casse_ casser cassage abatt percement percer enlevement abbrech abriss abbruch abreiss ruckbau abbau abschlag abstemm abklopf abtrag ausbau ausgebaut ausstemm rausbrech rausreiss herausbrech entkern abnehm aufnehm aufbrech abmont stemmarbeit entfern durchbruch kernbohr ofrapp ofbau ofras ofklapp ofmont ofris ofhuel erofhuel erofbau eraushuel erausbriech ewech ewechhuel desmont demolic picagem picar arranc levantamento_de_pav levantamento_do_pav abate abertura_de_roco abertura_de_vao abertura_de_porta',
  ],
  ['demolition', 'remov retirada remocao ablos abgelost'],
  [
    'cleaning',
    'clean washing wash_down jet_wash pressure_wash moss degreas nettoy lavage demouss balayage debarras reinig fegen abwasch hochdruck putzen besenrein botz rengeg limpeza limpar lavagem ramonage anti_mousse chimney_sweep kaminkehr',
  ],
  [
    'protection',
    'protect cover_floor covered cover_up cloth sheeting tarpaul containment dust masking bach protection film cloison_anti polyane calfeutr abdeck abkleb abplan schutz staub plane malervlies notdach ofdeck zoudeck ofplech ofkliew schutzfolie protec cobertura_com_plast cobertura_com_pelic cobertura_com_lona cobertura_prov cobertura_temp lona resguardo_prov dust_barrier',
  ],
  [
    'testing',
    'test inspect commission acceptance certificat eicr handover blower essai controle reception mise_en_service mise_en_route epreuve attestation consuel rgie prufung pruf abnahme messung inbetrieb inbetrib druckprob drockprouf ofnam ofnahm einmess einweisung e_check kontroll ensaio inspec verifica arranque colocacao_em_servico certifica vistoria teste leak_detection thermograph recherche_de_fuite fuite diagnos leckortung abgasmess leckage comission comissionamento',
  ],
  [
    'warranty',
    'warranty guarantee aftercare garantie garantia gewahrleist maintenance entretien contrat_de_suivi wartung ennerhalt manutenc',
  ],
  [
    'planning',
    'plan_ plans_ planning planung plano_ planos_ design drawing calcs calculation study survey engineer architect supervis project_manag site_manag coordinat energy_pass energy_perf etude dessin metre releve calcul bureau_d suivi_de conception certificat_de_perf passeport statik statisch entwurf aufmas aufmess bauleit bauuberwach berechnung energieausweis energiepas zeichnung koordin ausmos zeechnung plang energiepass projeto projecto estudo calculo desenho levantamento certificado_energ fiscaliz direcao_de_obra coordenacao consult conseil beratung visualis engenh asesor',
  ],
  [
    'transport',
    'transport deliver haulage travel carriage mileage call_out callout drive_time livraison deplacement acheminement trajet kilometre manutention lieferung anlieferung anfahrt abfahrt fahrt fahrzeit fracht tragen_ hochtragen liwwerung uliwwerung ufaart unfahrt droen wee_kascht entrega desloca frete descarga viagem quilomet',
  ],
  [
    'equipment-hire',
    'hire rental rent_ renting portable crane lift_ lifts_ lifting_pl cherry digger excavator_with_op boom location grue_ grues_ nacelle monte_mat monte_charge mini_pelle minipelle compresseur miete mieten miet kran autokran hebebuhn minibagger bagger_mit arbeitsbuhne bautrockner schragaufzug lounen loun hiewebuhn aluguer aluguel grua elevador_de plataforma_elev retroescavadora_com maquina_com',
  ],
  [
    'labour',
    'labour labor hour hourly daywork day_rate man_day mate_ apprentice electrician plumber joiner carpenter roofer bricklayer plasterer_h main_d_oeuvre heure ouvrier regie equipe apprenti manoeuvre electricien plombier macon_ stunde arbeitsstund facharbeit monteurstund monteur helfer hilfsarb lehrling azubi meister geselle obermonteur lohn stonn arbechtsston hellefsarb gesell mao_de_obra mao_ hora operario servente oficial pedreiro ajudante eletricista canalizador tarif_horaire taux_horaire',
  ],
  [
    'other',
    'contingen insurance sundr overhead discount imprevu assurance frais_administr frais_de_dossier compte_prorata prorata unvorhergeseh versicherung bauwasser baustrom verwaltung onvirgesi assuranz versecherung imprevist seguro contingenc despesas_ger divers sonstig diversos verschidden plus_value moins_value supplement zulage zuschlag remise rabatt desconto',
  ],
  [
    'demolition',
    'gut_out lift_exist lift_and lift_old lift_up cut_out cut_opening form_opening open_up knock_through disconnect removal core_drill hack_off enlever retrait sciage carottage decap burin ouverture_dans ouverture_de_mur ouverture_mur creation_d_ouverture creation_ouverture debranche rodung roden schlitze frasen dach_abdecken ziegel_abdecken corte_de carotagem furacao abertura_em_parede remover arrancar ewechmaachen ewechrapp',
  ],
  [
    'disposal',
    'tipper grab_lorry wait_and_load recycling encombrant traitement_des_dech gestion_des_dech sperrmull altholz bauabfall residuos vazar dreck',
  ],
  ['cleaning', 'tidy hoover vacuum sweep depoussier saubern feinreinigung baureinigung varrer propper'],
  ['protection', 'masquage hoarding floor_protect staubwand bauzaun tapume plastificac folie_auslegen'],
  [
    'planning',
    'drawings visual_3d render_3d implantation plans_d_exec avant_projet dossier_technique beratung lv_erstell ausschreib werkplan montageplan planta_de medicao orcamentac',
  ],
  [
    'transport',
    'parking_fee fuel_ collection_of shipping pallet frais_de_route indemnite_kilom camion spedition versand parkgebuhr portagens combustivel transporte ufuert',
  ],
  [
    'equipment-hire',
    'generator dehumidif telehandler tool_hire groupe_electrog deshumidif echelle notstrom trockengerat gerateeinsatz geratekosten gerador ferramenta',
  ],
  [
    'labour',
    'operative foreman fitter_ fitters tradesman tradesmen skilled unskilled man_hours person_days technicien poseur peintre_ carreleur chef_d_equipe chef_de_chantier journee_de techniker stundensatz tagelohn vorarbeiter handwerker handwierker aarbechter schaffer pintor_ carpinteiro tecnico trabalhador ajudantes',
  ],
  [
    'testing',
    'mise_au_point reglage equilibrage einregul einstellung protokoll dichtheit abgleich afinac certificad certificac kontroll',
  ],
  [
    'other',
    'deposit_ acompte frais_generaux nachlass skonto gemeinkosten kleinteilpausch encargos margem_ rabat_ ristourne',
  ],
  [
    'permits',
    'building_notice arrete_de arretes stationnement sondernutz camarari council municip mairie gemeinde gemeng antrag_auf',
  ],
  ['protection', 'polythene ofgedeckt zougedeckt abgedeckt'],
  ['demolition', 'take_up take_away grub lever_'],
  ['disposal', 'cart load_and_cart dechet dechetterie verwert'],
  ['transport', 'kilomet forfait_kilom'],
  ['equipment-hire', 'hoist winch marteau_piqueur betoneira mischmasch'],
  ['labour', 'two_men men_ zwee_mann zwei_mann deux_hommes dois_homens'],
  ['warranty', 'service_visit service_contract visite_d_entretien'],
];

/** The first of several things counts. */
export const objectKeywords: LineKindKeywords = [
  [
    'groundwork',
    'excavat earthwork groundwork trench foundation dig_out digging hardcore backfill topsoil turf underground drain_incl land_drain soakaway sub_base driveway_base paviour pavior block_pav paving_block kerb terrassement fouille tranchee remblai deblai fondation empierrement concasse decaissement semelle_fil drain_per pave bordure gazon regard egout enrobe aushub aushebe auskoffer erdarbeit erdaushub graben fundament baugrub planum schottertrag schotter frostschutz verfull verdichten pflaster randstein kg_rohr drainage oberboden rollrasen schacht ausgrue ausgruew buedem gruef graw zou_maachen escava terraplen fundac vala aterro enrocam toutvenant tout_venant calcada lancil drenagem caixa_de_vis relva lawn hedge planting jardin haie elagage plantation gartenarbeit hecke rasen sickergrube zisterne fosse_septi citerne asphalt bitume gaart heck',
  ],
  [
    'electrical',
    'electric wiring rewire re_wire cable socket switch fuse lighting lamp light luminaire downlight led_ leds_ spot consumer_unit rcbo photovolta dimmer data_point wallbox charger smoke_alarm intercom electri fassung prise interrupteur tableau eclairage cablage disjoncteur differentiel gaine videophone parlophone detecteur borne_de_rech alimentation elektr steckdose leitung schalter sicherung beleuchtung leuchte lampe kabel verteiler unterverteil verteilung zahlerschrank nym leerrohr sprechanlage erdung potential rauchmelder lan_dose netzwerk elektresch prisen schalt luucht lut stecker eletric tomada interruptor iluminac cablagem ponto_de_luz pontos_de_luz quadro_el cabo luminaria videoporteiro disjuntor carregador projetor_led doorbell alarm camera smart_home knx rj antenna antenne domotique minuterie goulotte va_et_vient mise_a_la_terre sonnette bewegungsmeld klingel alarmanlage uberspannung potentialausgl domotica campainha alarme calha schell',
  ],
  [
    'plumbing',
    'plumb pipe pipework sink drain tap_ taps_ mixer toilet wc_ wcs_ cistern basin shower bath boiler radiator gutter downpipe heat_pump underfloor_heat water_heater cylinder flue soil_stack waste_pipe trv valve manifold bidet descente_ep descentes_ep washing_machine lave_linge plomberie tuyau robinet mitigeur lavabo vasque douche baignoire chaudiere radiateur seche_serv chauffe chauffage plancher_chauff pompe_a_chal pac_ pacs_ gouttiere cheneau zinguerie descente_ep descente_d_eau sanitaire evier siphon adoucisseur ballon nourrice waschmaschin sanitar heizung heizkorper heizkreis fussbodenheiz warmepump warmwasser speicher rohr -rohr wasserhahn armatur einhebel mischer dusche duschwann waschbecken waschtisch spule badewanne kessel therme gastherme abfluss wasserleit abwasser trinkwasser dachrinne rinne -rinne fallrohr rohrleitung kanal kehlblech toilette klosett vorwand spulkasten geberit ventil enthartung solarthermie hezung hetzung hezkierp heizkierp warmepomp waser buedbid buetbid dusch toilett spullkascht krunn kannel torneira misturadora canaliza agua esgoto tubagem tubo chuveiro duche banheira lavatorio caldeira caleira algeroz sanita bide autoclismo esquentador termoacumul bomba_de_calor radiador toalheiro piso_radiante ralo sifao lava_louca thermostat circulator expansion_vessel water_meter urinal shower_screen pump poele_a_gran circulateur vase_d_expansion compteur_d_eau paroi_de_douche receveur bonde clapet relevage tubage cuve heizungspump umwalzpump hebeanlage wasserzahl wasserfilt batterie brause duschkabin urinal oltank brenner heizol louca cuba valvula bomba deposito_de vaso',
  ],
  [
    'finishing',
    'paint emulsion waterproof levelling self_level baseboard silicone_joint caulk finition bandes_ jointoiement joint_silicone etancheite impermeab contrapiso porcelanato rejunte nivellier ausgleich silikon fugen wandbelag bodenbelag primer skim pavimentac hydrofuge hydrophob beschicht imperme plaster plasterboard drywall dry_lin render screed tile tiling porcelain_tile parquet floorboard laminate vinyl carpet lino floor wallpaper varnish stain_ staining skirting architrave putty grout coving suspended_ceil ceiling peinture peindre enduit ragreage chape platre platrer placo plafon faux_plafond carrelage faience stratifie moquette papier vernis lasure plinthe joint_de_finition crepi tapiss cloison_en_pl maler anstrich streich verputz putz innenputz aussenputz oberputz fliesen fliese sockelleist parkett laminat teppich tapete tapez tapezier spachtel lackier lasur estrich ausgleichsmasse trockenbau gipskarton rigips abgehangte abdichtung abdicht verfug schleif molen ustrach ustreich plattercher platercher plak gips gipsplack tapet schlaif plafong pintura pintar demao reboco estuque estanh gesso betonilha azulejo ladrilh mosaico ceramico soalho flutuante pavimento_flut pavimento_vin vinilico parque rodape verniz envern pladur teto_falso tecto_falso tetos_falso tectos_falso lixagem afagam resin epoxy microcement marble granite stucco moulding cladding grundier revetement resine beton_cire marbre granit moulure corniche ravalement lambris habillage sous_couche poncage rebouchage marmor naturstein stuck verkleid bekleid belag linoleum kork fugenlos marmore granito pedra revestiment lixar massa barramento cortica',
  ],
  [
    'structure',
    'structur shoring beam rafter joist purlin concrete formwork rebar masonry blockwork brick block_wall timber_frame stud steel truss lintel batten roof_frame padstone laje cofrag coffrage chevetre poutre chevron panne_ pannes_ solive charpente ferme_de beton_arme beton dalle hourdis ferraill maconnerie parpaing bloc_b blocs brique linteau latte volige ossature_bois trager stahltrag stahlkonstr balken sparren pfette dachstuhl zimmer holzstander unterzug bodenplatte bewehr schalung mauerwerk mauern kalksand ziegelmauer ziegelwand ytong porenbeton sturz lattung konterlatt ringanker betong bewierung mauere maueren_aus mauerwierk eisentrag balk sparr dachstull latten viga pilar sapata betao armadura alvenaria tijolo bloco estrutura perfi perfis aco_ acos_ barrote asna ripado vigota cofragem column pillar underpin dormer retaining_wall osb ossature pilier poteau soutenement reprise_en_sous lucarne lamelle_colle stutze stutzmauer gaube kvh bsh dachlatte ringbalk rauspund muro_de_sup pilares mansarda lukarn',
  ],
  [
    'installation',
    'window casement sash roof_window rooflight velux door kitchen_unit worktop wardrobe blind shutter staircase stair_case handrail balustrade fence gate countertop exhaust duct ventilation mvhr ventilat pergola awning garage_door solar pv_ trappe f_p fenetre porte_d porte porte_fen chassis vitrage volet store escalier garde_corps portail cloture cuisine_equip plan_de_trav placard dressing vmc panneaux_photo panneaux_sol couverture bardage fenster haustur innentur zimmertur tur_ turen garagentor rollladen rolladen jalous markise treppe_ treppengeland gelander zaun einbaukuche kuchenmont luftung dacheindeck dachdeckung eindeckung pv_modul pv_anlage module warmedammverbund wdvs fassadendamm fenster_ finsteren fensteren dir_mont dier hausdier daachfenster roll_lued rolllued trap_ gelanner janela porta_ portas porta caixilh estore persiana escada_ guarda_corpo vidro_temperado portao vedacao roupeiro armario movel cozinha_ capoto etics painel_solar paineis_sol claraboia ventilac lock handle hinge mirror shelf fireplace stove air_con split_unit letterbox glazing serrure poignee cylindre miroir etagere cheminee poele climatis moustiquaire boite_aux_let verriere vitrerie schloss zylinder beschlag drucker spiegel regal einbauschrank kamin klimaanl insektensch briefkast verglasung carport fechadura puxador dobradica espelho estante recuperador salamandra ar_condicionado toldo mosquiteir vidro schlass spigel schaf kamain',
  ],
  [
    'plumbing',
    'lavatory faucet macerator stopcock combi condensing pellet oil_tank gas_line vanity bathtub shower_enclosure towel_rail rainwater standpipe sprinkler colonne_de_douche chasse_d_eau cuvette collecteur multicouche vanne_ vannes convecteur echangeur geothermie eau_chaude eau_froide gaz_ sani eckventil handwasch puffer ausdehnungsgef zirkulation regenwasser ablauf bodenablauf duschrinne gasleitung olheizung oflos ofwaser spullbeck rouer rouren kulang daachkulang loica cano_ canos termostato caldeiras sumidouro fossa_ coluna_de_duche resguardo_de_duche gas_ cilindro chauffe_eau',
  ],
  [
    'electrical',
    'circuit breaker rcd earthing earth_bond bonding distribution_board outlet receptacle conduit trunking transformer chandelier pendant sensor inverter ethernet wifi access_point cctv doorphone extractor_fan applique plafonnier ampoule coffret_elec compteur_elec courant onduleur batterie_sol telerupteur interphone visiophone fibre_optique stromkreis zahlerplatz dose_ dosen unterputzdose strahler_ rauchwarn gegensprech wechselrichter batteriespeicher glasfaser satelliten secherung stroum lampada candeeiro foco_ focos fio_ fios fotovolt intercomunic detetor detector ponto_de_rede',
  ],
  [
    'finishing',
    'decorat undercoat topcoat mist_coat coat_ coats filler filling sanding caulk cornice dado splashback carpet threshold limewash pebbledash pointing repoint impression_ glycero acrylique toile_de_verre staff_ terrazzo vitrificat vitrifier lessivage egrenage doublage anstreich raufaser vliestap lack_ lacke lackierung diele dielen mosaik gewebe armierung beplank akustik abhang deckenverkl trockenbauwand faarf farben farbe_ buedembelag buedem tinta_ tintas esmalte primario emassa ceramica piso_ pisos papel_de_parede juntas_ fisura betumac lambrim parede_falsa',
  ],
  [
    'structure',
    'slab blockwork chimney_stack rsj hanger steelwork load_bearing floor_struct ipn hea_ heb_ upn agglo chainage plancher_bois plancher_beton souche schornstein kaminkopf holzrahm konstruktion rohbau bims filigran lajes vigas pilaretes travejamento lintel_ reforco',
  ],
  [
    'installation',
    'roofing roof_cover flashing ridge fascia soffit bargeboard skylight rooflight patio_door glazed double_glaz kitchen appliance oven_ hob_ dishwasher fridge cooker loft_ladder decking railing canopy bifold shed_ toiture baie_vit cuisine hotte_ four_ electromenag auvent marquise rambarde main_courante faitage dachdecker dachdeckung kuche kuchen arbeitsplatte backofen kochfeld dunstabzug geschirrspul wohnungstur kellertur balkontur terrassentur schiebetur turzarge zarge terrassendiel vordach uberdach gartentor rollo plissee stehfalz attika ortgang traufe kamineinfass einfassung kichen paart telhado cozinha bancada eletrodomest forno_ exaustor portada deck_ corrimao rufo cumeeira balcao',
  ],
  [
    'groundwork',
    'footing driveway patio garden_ gardens tree_ trees sewer manhole gully land_level allee_ gravier engazon caniveau puisard nivellement compactage geotextile einfahrt hofflach pflanz splitt kies_ gehweg wues beem jardim arvore terra_veg brita saibro movimento_de_terra compactac sarjeta pave_ paves',
  ],
  ['plumbing', 'tube tubes copper_tube cuivre kupferrohr tubo_de_cobre'],
];

/** These words say little by themselves and count only if nothing else does. */
export const fallbackKeywords: LineKindKeywords = [
  [
    'installation',
    'install fit fitting fitted fix hang_ hanging lay_ laid laying mount pose poser montage monter installation installer mise_en_place einbau einbring eingebaut verleg montier anbring anbau setzen instala colocac colocar montagem assentamento aplicac amont ariicht opriicht asetzen usetzen montei leen leeen uschleis anschliess branchement raccordement',
  ],
  [
    'materials',
    'material supply pare_vapeur pare_pluie frein_vapeur kleinteil screw fixing sealant adhesive cabinet slate tiles insulation membrane underlay zinc wood board sheet nail cement sand mortar fourniture fournitures quincaill ecran laine ardoise tuile isolation isolant colle bois materiaux panneau vis_ chevill ciment sable silicone zwischensparren aufsparren dammung dampfbrems kleinmat befestigungs schraub dubel kleber zement schiefer ziegel folie holz platte kliew klengmaterial schrauw schifer isolatioun materiai fornecimento cola areia miudeza parafus bucha ardosia telha isolamento madeira painel cimento',
  ],
  [
    'structure',
    'wall mur paroi wand wande mauer parede muro timber acier holzbalk stahl partition cloison trennwand',
  ],
  ['labour', 'work worker team travail oeuvre arbeit arbecht trabalho servico'],
  [
    'materials',
    'consumable sundry glue foam mesh polystyr polyureth mastic mortier fixation ouate liege verbrauchsmat mortel schaum mineralwoll steinwoll styropor unterspann dachpappe holzfaser damm hanf argamassa la_de la_mineral poliestir espuma consumiv ferragens wolle mertel',
  ],
];

/** These mean goods alone, if nothing says that they are put in. */
export const supplyKeywords =
  'supply fourniture fournir lieferung liefern lieferpreis materialpreis materialkosten liwwerung liwwer liwweren fornecimento fornecer pc_sum sac sack sacs sacos saco eimer pot_de';
export const installationKeywords =
  'f_p fit install lay_ laying hang_ hanging fix_ fixed mount pose poser mise_en_oeuvre montage einbau montier verleg setzen anbring asetzen usetzen montei leen montagem montad colocac assentamento aplicac instal';

/** The first words name waste, and the others only say that it is carried away. */
export const wasteKeywords =
  'rubble rubbish waste debris spoil gravat dechet schutt bauschutt abfall offall entulho residuo terras vazadouro';
export const removalKeywords = 'remov remoc retirad transport carry carga';

/** Things that follow one of these words come with the line. */
export const inclusionKeywords =
  'incl including inkl einschl inclus y_c yc y_compris compris avec with mit mat com incluindo';
/** One of these words precedes the place or the purpose of the work. */
export const placePrepositions =
  'sur dans entre sous pour for on under between over to from in auf im unter zwischen uber fur aus op tescht fir no na para sob sobre nach';
