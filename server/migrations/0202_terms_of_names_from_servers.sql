-- Up Migration

-- Servers send the terms of any name themselves, in the order in which they are stored: they tell by it whether a document changes at
-- all. What servers from before send has none.
CREATE OR REPLACE FUNCTION keep_words_of_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM unnest(NEW.terms) AS t (term) WHERE term LIKE 'b:%') THEN
    NEW.terms := NEW.terms
      || ARRAY(SELECT DISTINCT 'b' || substr(term, 2) FROM unnest(NEW.terms) AS t (term) WHERE left(term, 2) NOT IN ('x:', 'd:'));
  END IF;
  RETURN NEW;
END $$;

-- Down Migration

CREATE OR REPLACE FUNCTION keep_words_of_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.terms := ARRAY(SELECT term FROM unnest(NEW.terms) AS t (term) WHERE term NOT LIKE 'b:%')
    || ARRAY(SELECT DISTINCT 'b' || substr(term, 2) FROM unnest(NEW.terms) AS t (term) WHERE left(term, 2) NOT IN ('x:', 'd:', 'b:'));
  RETURN NEW;
END $$;
