-- The version before goes on with this: it reads and writes the English names alone.
-- What a trade is called besides English, by language: {fr, de, lb, pt}. English is the source, and serves where one lacks.
alter table service_categories
  add column names jsonb not null default '{}' check (jsonb_typeof(names) = 'object');

update service_categories k
set names = jsonb_build_object('fr', t.fr, 'de', t.de, 'lb', t.lb, 'pt', t.pt)
from (values
  ('General Construction', 'Construction', 'Bauunternehmen', 'Bauentreprise', 'Construção civil'),
  ('Renovation', 'Rénovation', 'Renovierung', 'Renovatioun', 'Remodelação'),
  ('Plumbing', 'Plombier', 'Sanitärinstallateur', 'Plombier', 'Canalizador'),
  ('Electrical', 'Électricien', 'Elektriker', 'Elektriker', 'Eletricista'),
  ('Painting', 'Peintre', 'Maler', 'Usträicher', 'Pintor'),
  ('Carpentry', 'Menuisier', 'Schreiner', 'Schräiner', 'Carpinteiro'),
  ('Roofing', 'Couvreur', 'Dachdecker', 'Daachdecker', 'Telhador'),
  ('Tiling', 'Carreleur', 'Fliesenleger', 'Plättercher-Leeër', 'Ladrilhador'),
  ('Heating', 'Chauffagiste', 'Heizungsbauer', 'Chauffagist', 'Técnico de aquecimento'),
  ('Landscaping', 'Jardinier-paysagiste', 'Landschaftsgärtner', 'Gäertner', 'Jardineiro'),
  ('Masonry', 'Maçon', 'Maurer', 'Maurer', 'Pedreiro'),
  ('Interior Design', 'Aménagement intérieur', 'Inneneinrichtung', 'Bannenariichtung', 'Design de interiores'),
  ('Moving', 'Déménagement', 'Umzug', 'Plënneren', 'Mudanças'),
  ('Cleaning', 'Nettoyage', 'Reinigung', 'Botzfirma', 'Limpeza'),
  ('Security', 'Serrurerie et sécurité', 'Schlüsseldienst und Sicherheit', 'Schlässer a Sécherheet',
    'Fechaduras e segurança'),
  ('Flooring', 'Sols et parquet', 'Bodenleger', 'Biedem a Parquet', 'Pavimentos'),
  ('Windows & Doors', 'Fenêtres et portes', 'Fenster und Türen', 'Fënsteren an Dieren', 'Janelas e portas'),
  ('Façades & Insulation', 'Façades et isolation', 'Fassade und Dämmung', 'Fassad an Isolatioun',
    'Fachadas e isolamento'),
  ('Solar', 'Panneaux solaires', 'Solaranlagen', 'Solaranlagen', 'Painéis solares'),
  ('Metalwork', 'Ferronnier', 'Metallbauer', 'Schlasser', 'Serralheiro')
) as t (name, fr, de, lb, pt)
where k.name = t.name;

-- As in 0038, with the names beside the name.
create or replace function true_company_figures(company_ids integer[])
returns table (id integer, review_count integer, rating_sum integer, recent_ratings jsonb, project_count integer,
  services jsonb, cover jsonb)
language sql stable as $$
  select touched.id, r.review_count, r.rating_sum, r.recent_ratings,
    (select count(*)::integer from projects p where p.company_id = touched.id and p.completed_at is not null),
    (select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'categoryId', s.category_id,
        'category', jsonb_build_object('id', k.id, 'name', k.name, 'names', k.names)) order by s.id), '[]')
      from company_services s join service_categories k on k.id = s.category_id
      where s.company_id = touched.id),
    (select jsonb_build_object('id', g.id, 'imageUrl', g.image_url, 'title', g.title, 'description', g.description)
      from project_gallery g where g.company_id = touched.id order by g.place, g.id limit 1)
  from unnest(company_ids) as touched(id)
  cross join lateral (
    select count(*)::integer as review_count, coalesce(sum(rating), 0)::integer as rating_sum,
      coalesce(jsonb_agg(jsonb_build_object('id', ranked.id, 'rating', rating) order by created_at desc, ranked.id desc)
        filter (where place <= 10), '[]') as recent_ratings
    from (
      select v.id, v.rating, v.created_at, row_number() over (order by v.created_at desc, v.id desc) as place
      from reviews v where v.company_id = touched.id and v.status = 'approved') ranked) r
$$;

drop trigger figures_renamed on service_categories;
create trigger figures_renamed after update of name, names on service_categories
  for each row execute function after_category_renamed();

select refresh_company_figures(array(select id from company_profiles));
