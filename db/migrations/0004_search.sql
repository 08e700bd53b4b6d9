-- What finding companies stands on: where each one is, what it is found by, and in which order. PostgreSQL's
-- extensions for this (pg_trgm, unaccent) may not be created by everybody, so folding and trigrams are our own.

-- The hundred communes of the country and the names people write for them. Points from GeoNames (CC BY 4.0),
-- with the mergers of 2023 applied. Views, because they are no data: a backup need not hold them.
create view communes as
select name, canton, latitude::double precision, longitude::double precision from (values
  ('Dippach', 'Capellen', 49.5818, 5.9745),
  ('Garnich', 'Capellen', 49.6167, 5.9525),
  ('Habscht', 'Capellen', 49.6918, 5.9202),
  ('Käerjeng', 'Capellen', 49.5796, 5.8976),
  ('Kehlen', 'Capellen', 49.6718, 6.0224),
  ('Koerich', 'Capellen', 49.67, 5.95),
  ('Kopstal', 'Capellen', 49.6601, 6.0765),
  ('Mamer', 'Capellen', 49.6363, 6.0071),
  ('Steinfort', 'Capellen', 49.6524, 5.9224),
  ('Clervaux', 'Clervaux', 50.0547, 6.0314),
  ('Parc Hosingen', 'Clervaux', 50.0122, 6.0909),
  ('Troisvierges', 'Clervaux', 50.1211, 6.0003),
  ('Weiswampach', 'Clervaux', 50.1372, 6.075),
  ('Wincrange', 'Clervaux', 50.0533, 5.9192),
  ('Bettendorf', 'Diekirch', 49.8708, 6.1989),
  ('Bourscheid', 'Diekirch', 49.9086, 6.0675),
  ('Diekirch', 'Diekirch', 49.8669, 6.1545),
  ('Erpeldange-sur-Sûre', 'Diekirch', 49.8647, 6.1147),
  ('Ettelbruck', 'Diekirch', 49.8533, 6.0942),
  ('Feulen', 'Diekirch', 49.8556, 6.0472),
  ('Mertzig', 'Diekirch', 49.8339, 6.0075),
  ('Reisdorf', 'Diekirch', 49.8686, 6.2678),
  ('Schieren', 'Diekirch', 49.8306, 6.0986),
  ('Vallée de l''Ernz', 'Diekirch', 49.8096, 6.2152),
  ('Beaufort', 'Echternach', 49.8358, 6.2917),
  ('Bech', 'Echternach', 49.7526, 6.3638),
  ('Berdorf', 'Echternach', 49.8205, 6.3495),
  ('Consdorf', 'Echternach', 49.7802, 6.3395),
  ('Echternach', 'Echternach', 49.8121, 6.4185),
  ('Rosport-Mompach', 'Echternach', 49.7754, 6.4852),
  ('Waldbillig', 'Echternach', 49.7964, 6.2843),
  ('Bettembourg', 'Esch-sur-Alzette', 49.5139, 6.0794),
  ('Differdange', 'Esch-sur-Alzette', 49.5246, 5.8935),
  ('Dudelange', 'Esch-sur-Alzette', 49.4806, 6.0875),
  ('Esch-sur-Alzette', 'Esch-sur-Alzette', 49.4958, 5.9806),
  ('Frisange', 'Esch-sur-Alzette', 49.5195, 6.2066),
  ('Kayl', 'Esch-sur-Alzette', 49.4825, 6.041),
  ('Leudelange', 'Esch-sur-Alzette', 49.5683, 6.0653),
  ('Mondercange', 'Esch-sur-Alzette', 49.5315, 6.02),
  ('Pétange', 'Esch-sur-Alzette', 49.5504, 5.8593),
  ('Reckange-sur-Mess', 'Esch-sur-Alzette', 49.5625, 6.0089),
  ('Roeser', 'Esch-sur-Alzette', 49.5391, 6.1437),
  ('Rumelange', 'Esch-sur-Alzette', 49.4596, 6.0309),
  ('Sanem', 'Esch-sur-Alzette', 49.5266, 5.9303),
  ('Schifflange', 'Esch-sur-Alzette', 49.5064, 6.0128),
  ('Betzdorf', 'Grevenmacher', 49.6746, 6.3263),
  ('Biwer', 'Grevenmacher', 49.706, 6.372),
  ('Flaxweiler', 'Grevenmacher', 49.666, 6.3432),
  ('Grevenmacher', 'Grevenmacher', 49.6775, 6.4402),
  ('Junglinster', 'Grevenmacher', 49.7013, 6.2494),
  ('Manternach', 'Grevenmacher', 49.7028, 6.4264),
  ('Mertert', 'Grevenmacher', 49.709, 6.4891),
  ('Wormeldange', 'Grevenmacher', 49.6111, 6.4055),
  ('Bertrange', 'Luxembourg', 49.6111, 6.05),
  ('Contern', 'Luxembourg', 49.5836, 6.2411),
  ('Hesperange', 'Luxembourg', 49.5735, 6.1565),
  ('Luxembourg', 'Luxembourg', 49.6147, 6.1314),
  ('Niederanven', 'Luxembourg', 49.6505, 6.244),
  ('Sandweiler', 'Luxembourg', 49.6147, 6.2222),
  ('Schuttrange', 'Luxembourg', 49.6206, 6.2686),
  ('Steinsel', 'Luxembourg', 49.6764, 6.132),
  ('Strassen', 'Luxembourg', 49.6206, 6.0733),
  ('Walferdange', 'Luxembourg', 49.657, 6.1308),
  ('Weiler-la-Tour', 'Luxembourg', 49.5408, 6.2008),
  ('Bissen', 'Mersch', 49.7873, 6.0654),
  ('Colmar-Berg', 'Mersch', 49.8103, 6.0972),
  ('Fischbach', 'Mersch', 49.746, 6.187),
  ('Heffingen', 'Mersch', 49.7691, 6.2405),
  ('Helperknapp', 'Mersch', 49.7422, 6.0162),
  ('Larochette', 'Mersch', 49.7836, 6.2189),
  ('Lintgen', 'Mersch', 49.7224, 6.1302),
  ('Lorentzweiler', 'Mersch', 49.696, 6.1412),
  ('Mersch', 'Mersch', 49.7501, 6.1052),
  ('Nommern', 'Mersch', 49.7869, 6.1747),
  ('Beckerich', 'Redange', 49.7311, 5.8824),
  ('Ell', 'Redange', 49.7639, 5.8572),
  ('Groussbus-Wal', 'Redange', 49.8322, 5.9368),
  ('Préizerdaul', 'Redange', 49.7953, 5.9411),
  ('Rambrouch', 'Redange', 49.8308, 5.845),
  ('Redange', 'Redange', 49.7644, 5.89),
  ('Saeul', 'Redange', 49.7272, 5.9864),
  ('Useldange', 'Redange', 49.7697, 5.9822),
  ('Vichten', 'Redange', 49.8031, 6),
  ('Bous-Waldbredimus', 'Remich', 49.5553, 6.3085),
  ('Dalheim', 'Remich', 49.5408, 6.2597),
  ('Lenningen', 'Remich', 49.6037, 6.3465),
  ('Mondorf-les-Bains', 'Remich', 49.505, 6.2811),
  ('Remich', 'Remich', 49.545, 6.3669),
  ('Schengen', 'Remich', 49.47, 6.362),
  ('Stadtbredimus', 'Remich', 49.5628, 6.3644),
  ('Putscheid', 'Vianden', 49.9608, 6.1431),
  ('Tandel', 'Vianden', 49.8975, 6.1833),
  ('Vianden', 'Vianden', 49.935, 6.2089),
  ('Boulaide', 'Wiltz', 49.8878, 5.8164),
  ('Esch-sur-Sûre', 'Wiltz', 49.9114, 5.9364),
  ('Goesdorf', 'Wiltz', 49.9213, 5.966),
  ('Kiischpelt', 'Wiltz', 49.9889, 5.9992),
  ('Lac de la Haute-Sûre', 'Wiltz', 49.9219, 5.8494),
  ('Wiltz', 'Wiltz', 49.9655, 5.9339),
  ('Winseler', 'Wiltz', 49.9678, 5.8903)
) known (name, canton, latitude, longitude);

-- Folded names of villages and quarters, names in other languages, and postal codes: what stands in an address.
create view places (name, commune) as values
  ('alzingen', 'Hesperange'), ('arsdorf', 'Rambrouch'), ('bartreng', 'Bertrange'), ('bascharage', 'Käerjeng'),
  ('beaufort', 'Beaufort'), ('bech', 'Bech'), ('beckerich', 'Beckerich'), ('beetebuerg', 'Bettembourg'),
  ('beggen', 'Luxembourg'), ('belair', 'Luxembourg'), ('belval', 'Esch-sur-Alzette'), ('belvaux', 'Sanem'),
  ('berdorf', 'Berdorf'), ('bereldange', 'Walferdange'), ('bertrange', 'Bertrange'),
  ('bettembourg', 'Bettembourg'), ('bettemburg', 'Bettembourg'), ('bettendorf', 'Bettendorf'),
  ('betzdorf', 'Betzdorf'), ('bigonville', 'Rambrouch'), ('bissen', 'Bissen'), ('biwer', 'Biwer'),
  ('boevange-sur-attert', 'Helperknapp'), ('bofferdange', 'Lorentzweiler'), ('bonnevoie', 'Luxembourg'),
  ('boulaide', 'Boulaide'), ('bourglinster', 'Junglinster'), ('bourscheid', 'Bourscheid'),
  ('bous', 'Bous-Waldbredimus'), ('bous-waldbredimus', 'Bous-Waldbredimus'), ('bridel', 'Kopstal'),
  ('burmerange', 'Schengen'), ('capellen', 'Mamer'), ('cents', 'Luxembourg'), ('cessange', 'Luxembourg'),
  ('clausen', 'Luxembourg'), ('clemency', 'Käerjeng'), ('clerf', 'Clervaux'), ('clervaux', 'Clervaux'),
  ('cloche d''or', 'Luxembourg'), ('colmar-berg', 'Colmar-Berg'), ('consdorf', 'Consdorf'),
  ('contern', 'Contern'), ('dalheim', 'Dalheim'), ('deifferdeng', 'Differdange'), ('diddeleng', 'Dudelange'),
  ('diekirch', 'Diekirch'), ('differdange', 'Differdange'), ('differdingen', 'Differdange'),
  ('dikrech', 'Diekirch'), ('dippach', 'Dippach'), ('dommeldange', 'Luxembourg'), ('dudelange', 'Dudelange'),
  ('dudelingen', 'Dudelange'), ('echternach', 'Echternach'), ('ehlerange', 'Sanem'), ('ehnen', 'Wormeldange'),
  ('eich', 'Luxembourg'), ('eischen', 'Habscht'), ('ell', 'Ell'), ('ermsdorf', 'Vallée de l''Ernz'),
  ('erpeldange', 'Erpeldange-sur-Sûre'), ('erpeldange-sur-sure', 'Erpeldange-sur-Sûre'),
  ('esch', 'Esch-sur-Alzette'), ('esch-belval', 'Esch-sur-Alzette'), ('esch-brill', 'Esch-sur-Alzette'),
  ('esch-grenz', 'Esch-sur-Alzette'), ('esch-lallange', 'Esch-sur-Alzette'),
  ('esch-sur-alzette', 'Esch-sur-Alzette'), ('esch-sur-sure', 'Esch-sur-Sûre'),
  ('esch-uecht', 'Esch-sur-Alzette'), ('esch-uelzecht', 'Esch-sur-Alzette'),
  ('esch/alzette', 'Esch-sur-Alzette'), ('eschdorf', 'Esch-sur-Sûre'), ('ettelbreck', 'Ettelbruck'),
  ('ettelbruck', 'Ettelbruck'), ('fentange', 'Hesperange'), ('feulen', 'Feulen'), ('fischbach', 'Fischbach'),
  ('flaxweiler', 'Flaxweiler'), ('foetz', 'Mondercange'), ('frisange', 'Frisange'), ('garnich', 'Garnich'),
  ('gasperich', 'Luxembourg'), ('goesdorf', 'Goesdorf'), ('gonderange', 'Junglinster'),
  ('greivemaacher', 'Grevenmacher'), ('grevenmacher', 'Grevenmacher'), ('grosbous', 'Groussbus-Wal'),
  ('groussbus-wal', 'Groussbus-Wal'), ('grund', 'Luxembourg'), ('habscht', 'Habscht'), ('hagen', 'Steinfort'),
  ('hamm', 'Luxembourg'), ('harlange', 'Lac de la Haute-Sûre'), ('heffingen', 'Heffingen'),
  ('heiderscheid', 'Esch-sur-Sûre'), ('heisdorf', 'Steinsel'), ('helmdange', 'Lorentzweiler'),
  ('helmsange', 'Walferdange'), ('helperknapp', 'Helperknapp'), ('hesperange', 'Hesperange'),
  ('hobscheid', 'Habscht'), ('hollerich', 'Luxembourg'), ('hosingen', 'Parc Hosingen'), ('howald', 'Hesperange'),
  ('iechternach', 'Echternach'), ('ingeldorf', 'Erpeldange-sur-Sûre'), ('itzig', 'Hesperange'),
  ('junglinster', 'Junglinster'), ('kaerjeng', 'Käerjeng'), ('kautenbach', 'Kiischpelt'), ('kayl', 'Kayl'),
  ('kehlen', 'Kehlen'), ('kiischpelt', 'Kiischpelt'), ('kirchberg', 'Luxembourg'),
  ('kleinbettingen', 'Steinfort'), ('klierf', 'Clervaux'), ('koerich', 'Koerich'), ('kopstal', 'Kopstal'),
  ('lac de la haute-sure', 'Lac de la Haute-Sûre'), ('lamadelaine', 'Pétange'), ('larochette', 'Larochette'),
  ('lasauvage', 'Differdange'), ('lenningen', 'Lenningen'), ('letzebuerg', 'Luxembourg'),
  ('leudelange', 'Leudelange'), ('limpertsberg', 'Luxembourg'), ('linger', 'Käerjeng'), ('lintgen', 'Lintgen'),
  ('lorentzweiler', 'Lorentzweiler'), ('luxembourg', 'Luxembourg'), ('luxembourg city', 'Luxembourg'),
  ('luxembourg-ville', 'Luxembourg'), ('luxemburg', 'Luxembourg'), ('luxemburgo', 'Luxembourg'),
  ('mamer', 'Mamer'), ('manternach', 'Manternach'), ('marnach', 'Clervaux'), ('medernach', 'Vallée de l''Ernz'),
  ('merl', 'Luxembourg'), ('mersch', 'Mersch'), ('mertert', 'Mertert'), ('mertzig', 'Mertzig'),
  ('miersch', 'Mersch'), ('mompach', 'Rosport-Mompach'), ('mondercange', 'Mondercange'),
  ('mondorf', 'Mondorf-les-Bains'), ('mondorf-les-bains', 'Mondorf-les-Bains'), ('muhlenbach', 'Luxembourg'),
  ('mullendorf', 'Steinsel'), ('munsbach', 'Schuttrange'), ('neudorf', 'Luxembourg'),
  ('niederanven', 'Niederanven'), ('niederkorn', 'Differdange'), ('nommern', 'Nommern'), ('nospelt', 'Kehlen'),
  ('oberanven', 'Niederanven'), ('obercorn', 'Differdange'), ('oberkorn', 'Differdange'), ('olm', 'Kehlen'),
  ('parc hosingen', 'Parc Hosingen'), ('peiteng', 'Pétange'), ('petange', 'Pétange'), ('petingen', 'Pétange'),
  ('pfaffenthal', 'Luxembourg'), ('pommerloch', 'Winseler'), ('preizerdaul', 'Préizerdaul'),
  ('putscheid', 'Putscheid'), ('rambrouch', 'Rambrouch'), ('reckange-sur-mess', 'Reckange-sur-Mess'),
  ('redange', 'Redange'), ('redange-sur-attert', 'Redange'), ('reiden', 'Redange'), ('reimech', 'Remich'),
  ('reisdorf', 'Reisdorf'), ('remerschen', 'Schengen'), ('remich', 'Remich'), ('rodange', 'Pétange'),
  ('roeser', 'Roeser'), ('rollingergrund', 'Luxembourg'), ('roodt-sur-syre', 'Betzdorf'),
  ('roodt/syre', 'Betzdorf'), ('rosport', 'Rosport-Mompach'), ('rosport-mompach', 'Rosport-Mompach'),
  ('rumelange', 'Rumelange'), ('saeul', 'Saeul'), ('sandweiler', 'Sandweiler'), ('sanem', 'Sanem'),
  ('scheffleng', 'Schifflange'), ('schengen', 'Schengen'), ('schieren', 'Schieren'),
  ('schifflange', 'Schifflange'), ('schouweiler', 'Dippach'), ('schuttrange', 'Schuttrange'),
  ('senningen', 'Niederanven'), ('senningerberg', 'Niederanven'), ('septfontaines', 'Habscht'),
  ('soleuvre', 'Sanem'), ('stad letzebuerg', 'Luxembourg'), ('stadtbredimus', 'Stadtbredimus'),
  ('steinfort', 'Steinfort'), ('steinsel', 'Steinsel'), ('strassen', 'Strassen'), ('stroossen', 'Strassen'),
  ('tandel', 'Tandel'), ('tetange', 'Kayl'), ('troisvierges', 'Troisvierges'), ('tuntange', 'Helperknapp'),
  ('useldange', 'Useldange'), ('vallee de l''ernz', 'Vallée de l''Ernz'), ('veianen', 'Vianden'),
  ('vianden', 'Vianden'), ('vichten', 'Vichten'), ('wahl', 'Groussbus-Wal'), ('waldbillig', 'Waldbillig'),
  ('waldbredimus', 'Bous-Waldbredimus'), ('walferdange', 'Walferdange'), ('wasserbillig', 'Mertert'),
  ('weiler-la-tour', 'Weiler-la-Tour'), ('weimershof', 'Luxembourg'), ('weimerskirch', 'Luxembourg'),
  ('weiswampach', 'Weiswampach'), ('wellenstein', 'Schengen'), ('wiltz', 'Wiltz'), ('wilwerwiltz', 'Kiischpelt'),
  ('wincrange', 'Wincrange'), ('windhof', 'Koerich'), ('winseler', 'Winseler'), ('woltz', 'Wiltz'),
  ('wormeldange', 'Wormeldange'),
  ('l-1130', 'Luxembourg'), ('l-1221', 'Luxembourg'), ('l-1261', 'Luxembourg'), ('l-1342', 'Luxembourg'),
  ('l-1371', 'Luxembourg'), ('l-1471', 'Luxembourg'), ('l-1510', 'Luxembourg'), ('l-1617', 'Luxembourg'),
  ('l-1930', 'Luxembourg'), ('l-2168', 'Luxembourg'), ('l-2221', 'Luxembourg'), ('l-2310', 'Luxembourg'),
  ('l-2529', 'Hesperange'), ('l-2551', 'Luxembourg'), ('l-2560', 'Luxembourg'), ('l-2611', 'Luxembourg'),
  ('l-3236', 'Bettembourg'), ('l-3260', 'Bettembourg'), ('l-3364', 'Leudelange'), ('l-3394', 'Roeser'),
  ('l-3441', 'Dudelange'), ('l-3450', 'Dudelange'), ('l-3510', 'Dudelange'), ('l-3730', 'Rumelange'),
  ('l-3770', 'Kayl'), ('l-3850', 'Schifflange'), ('l-3895', 'Mondercange'), ('l-3926', 'Mondercange'),
  ('l-4010', 'Esch-sur-Alzette'), ('l-4030', 'Esch-sur-Alzette'), ('l-4041', 'Esch-sur-Alzette'),
  ('l-4050', 'Esch-sur-Alzette'), ('l-4222', 'Esch-sur-Alzette'), ('l-4280', 'Esch-sur-Alzette'),
  ('l-4450', 'Sanem'), ('l-4530', 'Differdange'), ('l-4602', 'Differdange'), ('l-4750', 'Pétange'),
  ('l-4830', 'Pétange'), ('l-4885', 'Pétange'), ('l-4950', 'Käerjeng'), ('l-4991', 'Sanem'),
  ('l-4994', 'Dippach'), ('l-5240', 'Sandweiler'), ('l-5310', 'Contern'), ('l-5416', 'Wormeldange'),
  ('l-5440', 'Schengen'), ('l-5480', 'Wormeldange'), ('l-5531', 'Remich'), ('l-5550', 'Remich'),
  ('l-5612', 'Mondorf-les-Bains'), ('l-5750', 'Frisange'), ('l-5886', 'Hesperange'), ('l-5969', 'Hesperange'),
  ('l-6112', 'Junglinster'), ('l-6210', 'Consdorf'), ('l-6310', 'Beaufort'), ('l-6440', 'Echternach'),
  ('l-6450', 'Echternach'), ('l-6582', 'Rosport-Mompach'), ('l-6630', 'Mertert'), ('l-6753', 'Grevenmacher'),
  ('l-6793', 'Grevenmacher'), ('l-6910', 'Betzdorf'), ('l-6945', 'Niederanven'), ('l-7220', 'Walferdange'),
  ('l-7224', 'Walferdange'), ('l-7240', 'Walferdange'), ('l-7317', 'Steinsel'), ('l-7373', 'Lorentzweiler'),
  ('l-7440', 'Lintgen'), ('l-7470', 'Saeul'), ('l-7535', 'Mersch'), ('l-7556', 'Mersch'),
  ('l-7619', 'Larochette'), ('l-7740', 'Colmar-Berg'), ('l-7784', 'Bissen'), ('l-8008', 'Strassen'),
  ('l-8041', 'Strassen'), ('l-8077', 'Bertrange'), ('l-8081', 'Bertrange'), ('l-8128', 'Kopstal'),
  ('l-8210', 'Mamer'), ('l-8220', 'Mamer'), ('l-8280', 'Kehlen'), ('l-8328', 'Mamer'), ('l-8353', 'Garnich'),
  ('l-8399', 'Koerich'), ('l-8410', 'Steinfort'), ('l-8414', 'Steinfort'), ('l-8472', 'Habscht'),
  ('l-8510', 'Redange'), ('l-8523', 'Beckerich'), ('l-8530', 'Ell'), ('l-8706', 'Useldange'),
  ('l-9010', 'Ettelbruck'), ('l-9050', 'Ettelbruck'), ('l-9053', 'Ettelbruck'), ('l-9125', 'Schieren'),
  ('l-9140', 'Bourscheid'), ('l-9155', 'Groussbus-Wal'), ('l-9160', 'Erpeldange-sur-Sûre'),
  ('l-9233', 'Diekirch'), ('l-9240', 'Diekirch'), ('l-9410', 'Vianden'), ('l-9530', 'Wiltz'),
  ('l-9570', 'Wiltz'), ('l-9638', 'Winseler'), ('l-9650', 'Esch-sur-Sûre'), ('l-9710', 'Clervaux'),
  ('l-9765', 'Clervaux'), ('l-9780', 'Wincrange'), ('l-9806', 'Parc Hosingen'), ('l-9905', 'Troisvierges'),
  ('l-9991', 'Weiswampach');

-- Text as it is compared: small letters without accents. `foldText` in the directory's rules does the same.
create function fold_text(given text) returns text language sql immutable parallel safe return
  regexp_replace(
    normalize(replace(replace(replace(replace(lower(given), '’', ''''), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'), nfkd),
    '[\u0300-\u036f]', '', 'g');

-- A city names its commune; without one that is known, the postal code does: L-1 and L-2 are the capital's.
create function commune_at(city text, postal_code text) returns text language sql stable parallel safe return coalesce(
  (select commune from places where name = fold_text(btrim(city))),
  (select commune from places where name = 'l-' || right(postal_code, 4)),
  case when postal_code ~* '^(L-?)?[12][0-9]{3}$' then 'Luxembourg' end);

alter table company_profiles
  add commune text,
  add canton text,
  -- 2 is Premium's featured placement, 1 Professional's priority: between equally good answers only.
  add placement smallint not null generated always as (
    case when subscription_status <> 'active' then 0
      when subscription_plan = 'premium' then 2
      when subscription_plan = 'professional' then 1
      else 0 end) stored;

create function place_company() returns trigger language plpgsql as $$
begin
  new.commune := commune_at(new.city, new.postal_code);
  new.canton := (select canton from communes where name = new.commune);
  return new;
end $$;
create trigger placed before insert or update of city, postal_code on company_profiles
  for each row execute function place_company();
update company_profiles set city = city;

-- Search documents -----------------------------------------------------------------------------------

-- The words of a folded text: what stands between spaces, and its letters and digits by themselves, so that
-- 'sur' and 'esch-sur-alzette' are both found, and a sign such as % is found where somebody wrote it.
create function search_words(folded text) returns text[] language sql immutable parallel safe return array(
  select distinct left(word, 60) from (
    select btrim(chunk, '.,;:!?()[]"''«»“”„…') from regexp_split_to_table(folded, '\s+') chunk
    union all
    select piece from regexp_split_to_table(folded, '[^[:alnum:]]+') piece
  ) found (word) where word <> '' order by 1);

-- The first letter says what a lexeme is: n a word of the name, w any word, p a word of the place, k a category,
-- f a fact, l the placement, c the commune, t the canton. One index answers every combination.
create function search_document(c company_profiles) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(
    array(select 'n' || word from unnest(search_words(fold_text(c.name))) word)
    || array(select 'w' || word from unnest(search_words(fold_text(concat_ws(' ', c.name, c.description,
        (select string_agg(name #>> '{}', ' ') from jsonb_path_query(c.services, '$[*].category.name') name),
        c.postal_code, c.city, c.address)))) word)
    || array(select 'p' || word from unnest(search_words(fold_text(concat_ws(' ', c.city, c.address)))) word)
    || array(select 'k' || (id #>> '{}') from jsonb_path_query(c.services, '$[*].categoryId') id)
    || array(select 'frated' || least from unnest(array[3, 3.5, 4, 4.5]) least
        where c.rating_sum >= least * c.review_count and c.review_count > 0)
    || array_remove(array[
        case when c.has_emergency_service then 'femergency' end,
        case when c.is_vat_verified then 'fverified' end,
        'l' || c.placement, 'c' || c.commune, 't' || c.canton], null))
$$;

-- Beside the profiles and narrow, because a search reads thousands of these for the few it shows.
create table company_search (
  company_id integer primary key references company_profiles on delete cascade,
  name text collate "C" not null,
  document tsvector not null,
  placement smallint not null,
  rating_score double precision not null,
  commune text,
  canton text
);
-- Every answer of the directory is a walk along one of these or a bitmap of the last.
create index company_search_relevance on company_search (placement desc, rating_score desc, company_id desc);
create index company_search_rating on company_search (rating_score desc, company_id desc);
create index company_search_name on company_search (name, company_id);
-- A list of what is still to be sorted in would be read through by every search.
create index company_search_document on company_search using gin (document) with (fastupdate = off);
-- Wide enough to know which lexemes are common: that decides between a walk and a bitmap.
alter table company_search alter document set statistics 400;

-- Every word of the directory once, with its trigrams: mistyped words are looked up here, and parts of words.
create table search_words (
  id integer generated always as identity primary key,
  word text collate "C" not null unique
);
create table search_trigrams (
  trigram text collate "C" not null,
  word_id integer not null references search_words on delete cascade,
  primary key (trigram, word_id)
);
create index search_trigrams_word on search_trigrams (word_id);

create function search_trigrams_of(word text) returns text[] language sql immutable parallel safe return array(
  select distinct substr('  ' || word || ' ', place, 3) from generate_series(1, char_length(word) + 1) place);

create function refresh_company_search(ids integer[]) returns void language plpgsql as $$
begin
  insert into company_search as kept (company_id, name, document, placement, rating_score, commune, canton)
  select c.id, fold_text(c.name), search_document(c), c.placement, c.rating_score, c.commune, c.canton
  from company_profiles c where c.id = any(ids)
  on conflict (company_id) do update set name = excluded.name, document = excluded.document,
    placement = excluded.placement, rating_score = excluded.rating_score, commune = excluded.commune,
    canton = excluded.canton
  where (kept.name, kept.document, kept.placement, kept.rating_score, kept.commune, kept.canton)
    is distinct from (excluded.name, excluded.document, excluded.placement, excluded.rating_score,
      excluded.commune, excluded.canton);

  -- In one order, so that two that come with the same new words wait for each other in turn.
  with used as (
    select distinct substr(lexeme, 2) collate "C" as word
    from company_search s, unnest(tsvector_to_array(s.document)) lexeme
    where s.company_id = any(ids) and lexeme like 'w%'
  ), fresh as (
    insert into search_words (word)
    select word from used where not exists (select from search_words known where known.word = used.word)
    order by word
    on conflict do nothing returning id, word
  )
  insert into search_trigrams (trigram, word_id)
  select trigram, id from fresh, unnest(search_trigrams_of(word)) trigram;
end $$;

create function after_company_added() returns trigger language plpgsql as $$
begin
  perform refresh_company_search(array(select id from added));
  return null;
end $$;
create trigger searched_added after insert on company_profiles referencing new table as added
  for each statement execute function after_company_added();

create function after_company_changed() returns trigger language plpgsql as $$
begin
  perform refresh_company_search(array(
    select a.id from added a join removed r using (id)
    where (a.name, a.description, a.services, a.postal_code, a.city, a.address, a.commune, a.has_emergency_service,
        a.is_vat_verified, a.placement, a.rating_sum, a.review_count)
      is distinct from (r.name, r.description, r.services, r.postal_code, r.city, r.address, r.commune,
        r.has_emergency_service, r.is_vat_verified, r.placement, r.rating_sum, r.review_count)));
  return null;
end $$;
create trigger searched_changed after update on company_profiles
  referencing new table as added old table as removed
  for each statement execute function after_company_changed();

do $$
begin
  perform refresh_company_search(array(select id from company_profiles));
end $$;

-- Landed as 22e84f5865aba466d91f7fe5270a72e962f94d60c9cb84d987e0eea2248cd314 (decision 30).
