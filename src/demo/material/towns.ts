/** The four grounds of the country and the city: they give a picture its inks. */
export type Region = 'eislek' | 'gutland' | 'stad' | 'minett' | 'musel';

export interface Town {
  commune: string;
  region: Region;
  /** Streets with their postal codes: in Luxembourg a code belongs to a street or a village. */
  streets: readonly (readonly [street: string, postalCode: string])[];
  /** Parts of the town that people name when they say where they live. */
  quarters?: readonly string[];
}

const table = {
  Luxembourg: {
    commune: 'Luxembourg',
    region: 'stad',
    streets: [
      ['rue de Bonnevoie', 'L-1261'],
      ['rue de Beggen', 'L-1221'],
      ['rue de Clausen', 'L-1342'],
      ['rue de Gasperich', 'L-1617'],
      ['rue de Mühlenbach', 'L-2168'],
      ['rue de Neudorf', 'L-2221'],
      ['route d’Esch', 'L-1471'],
      ['route de Thionville', 'L-2611'],
      ['rue de Strasbourg', 'L-2560'],
      ['rue d’Anvers', 'L-1130'],
      ['avenue du X Septembre', 'L-2551'],
      ['avenue de la Liberté', 'L-1930'],
      ['avenue de la Faïencerie', 'L-1510'],
      ['Val Sainte-Croix', 'L-1371'],
      ['avenue Pasteur', 'L-2310'],
    ],
    quarters: [
      'Bonnevoie',
      'Belair',
      'Limpertsberg',
      'Merl',
      'Gasperich',
      'Cents',
      'Neudorf',
      'Hollerich',
      'Beggen',
    ],
  },
  'Esch-sur-Alzette': {
    commune: 'Esch-sur-Alzette',
    region: 'minett',
    streets: [
      ['rue du Brill', 'L-4041'],
      ['rue de l’Alzette', 'L-4010'],
      ['rue du Canal', 'L-4050'],
      ['rue de Luxembourg', 'L-4222'],
      ['rue Zénon Bernard', 'L-4030'],
      ['boulevard Prince Henri', 'L-4280'],
    ],
    quarters: ['Esch-Lallange', 'Esch-Grenz', 'Esch-Brill', 'Esch-Uecht'],
  },
  Differdange: { commune: 'Differdange', region: 'minett', streets: [['avenue Charlotte', 'L-4530']] },
  Niederkorn: { commune: 'Differdange', region: 'minett', streets: [['avenue de la Liberté', 'L-4602']] },
  Dudelange: {
    commune: 'Dudelange',
    region: 'minett',
    streets: [
      ['avenue Grande-Duchesse Charlotte', 'L-3441'],
      ['rue du Commerce', 'L-3450'],
      ['rue de la Libération', 'L-3510'],
    ],
  },
  Bettembourg: {
    commune: 'Bettembourg',
    region: 'minett',
    streets: [
      ['rue de la Gare', 'L-3236'],
      ['route de Mondorf', 'L-3260'],
    ],
  },
  Tétange: { commune: 'Kayl', region: 'minett', streets: [['rue Principale', 'L-3770']] },
  Rumelange: { commune: 'Rumelange', region: 'minett', streets: [['Grand-Rue', 'L-3730']] },
  Schifflange: { commune: 'Schifflange', region: 'minett', streets: [['avenue de la Libération', 'L-3850']] },
  Foetz: { commune: 'Mondercange', region: 'minett', streets: [['rue de l’Industrie', 'L-3895']] },
  Mondercange: { commune: 'Mondercange', region: 'minett', streets: [['Grand-Rue', 'L-3926']] },
  Belvaux: { commune: 'Sanem', region: 'minett', streets: [['route d’Esch', 'L-4450']] },
  Sanem: { commune: 'Sanem', region: 'minett', streets: [['rue de Niederkorn', 'L-4991']] },
  Pétange: { commune: 'Pétange', region: 'minett', streets: [['route de Longwy', 'L-4750']] },
  Rodange: { commune: 'Pétange', region: 'minett', streets: [['route de Longwy', 'L-4830']] },
  Lamadelaine: { commune: 'Pétange', region: 'minett', streets: [['rue de la Providence', 'L-4885']] },
  Bascharage: { commune: 'Käerjeng', region: 'minett', streets: [['avenue de Luxembourg', 'L-4950']] },
  Leudelange: {
    commune: 'Leudelange',
    region: 'minett',
    streets: [['rue de la Poudrerie', 'L-3364']],
  },
  Roeser: { commune: 'Roeser', region: 'minett', streets: [['Grand-Rue', 'L-3394']] },
  Frisange: { commune: 'Frisange', region: 'minett', streets: [['Munnerëferstrooss', 'L-5750']] },
  Strassen: {
    commune: 'Strassen',
    region: 'stad',
    streets: [
      ['route d’Arlon', 'L-8008'],
      ['rue des Romains', 'L-8041'],
    ],
  },
  Bertrange: {
    commune: 'Bertrange',
    region: 'stad',
    streets: [
      ['rue de Luxembourg', 'L-8077'],
      ['rue de Mamer', 'L-8081'],
    ],
  },
  Hesperange: { commune: 'Hesperange', region: 'stad', streets: [['route de Thionville', 'L-5886']] },
  Howald: { commune: 'Hesperange', region: 'stad', streets: [['rue des Scillas', 'L-2529']] },
  Itzig: { commune: 'Hesperange', region: 'stad', streets: [['rue de la Libération', 'L-5969']] },
  Walferdange: {
    commune: 'Walferdange',
    region: 'stad',
    streets: [
      ['route de Diekirch', 'L-7220'],
      ['rue de l’Église', 'L-7224'],
    ],
  },
  Bereldange: { commune: 'Walferdange', region: 'stad', streets: [['route de Luxembourg', 'L-7240']] },
  Steinsel: { commune: 'Steinsel', region: 'stad', streets: [['rue Paul Eyschen', 'L-7317']] },
  Niederanven: { commune: 'Niederanven', region: 'stad', streets: [['rue Laach', 'L-6945']] },
  Sandweiler: { commune: 'Sandweiler', region: 'stad', streets: [['rue Principale', 'L-5240']] },
  Contern: { commune: 'Contern', region: 'gutland', streets: [['place de la Mairie', 'L-5310']] },
  Mamer: {
    commune: 'Mamer',
    region: 'gutland',
    streets: [
      ['rue du Commerce', 'L-8220'],
      ['route d’Arlon', 'L-8210'],
    ],
  },
  Capellen: { commune: 'Mamer', region: 'gutland', streets: [['rue du Kiem', 'L-8328']] },
  Kehlen: { commune: 'Kehlen', region: 'gutland', streets: [['rue de Mamer', 'L-8280']] },
  Bridel: { commune: 'Kopstal', region: 'gutland', streets: [['rue de l’École', 'L-8128']] },
  Windhof: { commune: 'Koerich', region: 'gutland', streets: [['rue de l’Industrie', 'L-8399']] },
  Garnich: { commune: 'Garnich', region: 'gutland', streets: [['rue de l’École', 'L-8353']] },
  Steinfort: {
    commune: 'Steinfort',
    region: 'gutland',
    streets: [
      ['rue Collart', 'L-8414'],
      ['route d’Arlon', 'L-8410'],
    ],
  },
  Eischen: { commune: 'Habscht', region: 'gutland', streets: [['Grand-Rue', 'L-8472']] },
  Schouweiler: { commune: 'Dippach', region: 'gutland', streets: [['route de Longwy', 'L-4994']] },
  Redange: { commune: 'Redange', region: 'gutland', streets: [['Grand-Rue', 'L-8510']] },
  Beckerich: { commune: 'Beckerich', region: 'gutland', streets: [['Dikrecherstrooss', 'L-8523']] },
  Ell: { commune: 'Ell', region: 'gutland', streets: [['Haaptstrooss', 'L-8530']] },
  Saeul: { commune: 'Saeul', region: 'gutland', streets: [['rue Principale', 'L-7470']] },
  Useldange: { commune: 'Useldange', region: 'gutland', streets: [['rue de l’Église', 'L-8706']] },
  Grosbous: { commune: 'Groussbus-Wal', region: 'gutland', streets: [['rue d’Arlon', 'L-9155']] },
  Mersch: {
    commune: 'Mersch',
    region: 'gutland',
    streets: [
      ['rue de la Gare', 'L-7535'],
      ['place Saint-Michel', 'L-7556'],
    ],
  },
  Lintgen: { commune: 'Lintgen', region: 'gutland', streets: [['rue de Diekirch', 'L-7440']] },
  Lorentzweiler: {
    commune: 'Lorentzweiler',
    region: 'gutland',
    streets: [['route de Luxembourg', 'L-7373']],
  },
  Bissen: { commune: 'Bissen', region: 'gutland', streets: [['rue des Moulins', 'L-7784']] },
  'Colmar-Berg': { commune: 'Colmar-Berg', region: 'gutland', streets: [['avenue Gordon Smith', 'L-7740']] },
  Larochette: { commune: 'Larochette', region: 'gutland', streets: [['rue de Medernach', 'L-7619']] },
  Junglinster: { commune: 'Junglinster', region: 'gutland', streets: [['rue de Bourglinster', 'L-6112']] },
  Ettelbruck: {
    commune: 'Ettelbruck',
    region: 'gutland',
    streets: [
      ['Grand-Rue', 'L-9050'],
      ['rue de Bastogne', 'L-9010'],
      ['avenue J.-F. Kennedy', 'L-9053'],
    ],
  },
  Diekirch: {
    commune: 'Diekirch',
    region: 'gutland',
    streets: [
      ['Grand-Rue', 'L-9240'],
      ['avenue de la Gare', 'L-9233'],
    ],
  },
  Schieren: { commune: 'Schieren', region: 'gutland', streets: [['route de Luxembourg', 'L-9125']] },
  Ingeldorf: {
    commune: 'Erpeldange-sur-Sûre',
    region: 'gutland',
    streets: [['route d’Ettelbruck', 'L-9160']],
  },
  Beaufort: { commune: 'Beaufort', region: 'gutland', streets: [['Grand-Rue', 'L-6310']] },
  Consdorf: { commune: 'Consdorf', region: 'gutland', streets: [['route de Luxembourg', 'L-6210']] },
  Echternach: {
    commune: 'Echternach',
    region: 'musel',
    streets: [
      ['rue de la Gare', 'L-6440'],
      ['rue de Luxembourg', 'L-6450'],
    ],
  },
  Rosport: { commune: 'Rosport-Mompach', region: 'musel', streets: [['rue Henri Tudor', 'L-6582']] },
  Grevenmacher: {
    commune: 'Grevenmacher',
    region: 'musel',
    streets: [
      ['route de Trèves', 'L-6793'],
      ['rue de Machtum', 'L-6753'],
    ],
  },
  Wasserbillig: { commune: 'Mertert', region: 'musel', streets: [['Grand-Rue', 'L-6630']] },
  'Roodt-sur-Syre': { commune: 'Betzdorf', region: 'musel', streets: [['route de Luxembourg', 'L-6910']] },
  Wormeldange: { commune: 'Wormeldange', region: 'musel', streets: [['rue Principale', 'L-5480']] },
  Ehnen: { commune: 'Wormeldange', region: 'musel', streets: [['route du Vin', 'L-5416']] },
  Remich: {
    commune: 'Remich',
    region: 'musel',
    streets: [
      ['rue Macher', 'L-5550'],
      ['route de l’Europe', 'L-5531'],
    ],
  },
  Remerschen: { commune: 'Schengen', region: 'musel', streets: [['Wäistrooss', 'L-5440']] },
  'Mondorf-les-Bains': {
    commune: 'Mondorf-les-Bains',
    region: 'musel',
    streets: [['avenue Frantz Clément', 'L-5612']],
  },
  Wiltz: {
    commune: 'Wiltz',
    region: 'eislek',
    streets: [
      ['Grand-Rue', 'L-9530'],
      ['rue des Tondeurs', 'L-9570'],
    ],
  },
  Clervaux: { commune: 'Clervaux', region: 'eislek', streets: [['Grand-Rue', 'L-9710']] },
  Marnach: { commune: 'Clervaux', region: 'eislek', streets: [['Marbuergerstrooss', 'L-9764']] },
  Hosingen: { commune: 'Parc Hosingen', region: 'eislek', streets: [['Haaptstrooss', 'L-9806']] },
  Troisvierges: { commune: 'Troisvierges', region: 'eislek', streets: [['Grand-Rue', 'L-9905']] },
  Weiswampach: { commune: 'Weiswampach', region: 'eislek', streets: [['Gruuss-Strooss', 'L-9991']] },
  Wincrange: { commune: 'Wincrange', region: 'eislek', streets: [['Haaptstrooss', 'L-9780']] },
  Vianden: { commune: 'Vianden', region: 'eislek', streets: [['Grand-Rue', 'L-9410']] },
  Pommerloch: { commune: 'Winseler', region: 'eislek', streets: [['route de Bastogne', 'L-9638']] },
  'Esch-sur-Sûre': { commune: 'Esch-sur-Sûre', region: 'eislek', streets: [['rue de l’Église', 'L-9650']] },
  Bourscheid: { commune: 'Bourscheid', region: 'eislek', streets: [['Groussgaass', 'L-9140']] },
} as const satisfies Record<string, Town>;

export type TownName = keyof typeof table;

export const towns: Readonly<Record<TownName, Town>> = table;

export const townNames = Object.keys(table) as TownName[];
