-- The version before goes on with this: it used these indexes only to be quicker.
-- A page is gathered in one statement (decision 16), so nobody asks for the lexemes of one placement any more.
drop index company_search_everybody, company_search_professional, company_search_premium;
