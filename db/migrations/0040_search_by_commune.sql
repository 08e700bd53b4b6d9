-- Who is near is asked for by the communes that are: sixty lexemes more would be looked for at each company.
create index company_search_commune on company_search (commune);
