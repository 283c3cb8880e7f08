-- Up Migration

-- A word or meaning in any name of a menu's document, whichever it is, is a term of its own: `b:tav` beside `n:tav` and `w:tav`. A
-- search asks for each word in ten names, and of frequent words each term asked for costs. Kept by the table itself, so that no
-- document is without them while servers from before write some. Names are all but titles of sections (`x`) and descriptions (`d`).
CREATE FUNCTION keep_words_of_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.terms := ARRAY(SELECT term FROM unnest(NEW.terms) AS t (term) WHERE term NOT LIKE 'b:%')
    || ARRAY(SELECT DISTINCT 'b' || substr(term, 2) FROM unnest(NEW.terms) AS t (term) WHERE left(term, 2) NOT IN ('x:', 'd:', 'b:'));
  RETURN NEW;
END $$;
CREATE TRIGGER keep_words_of_names BEFORE INSERT OR UPDATE OF terms ON search_documents
  FOR EACH ROW EXECUTE FUNCTION keep_words_of_names();

UPDATE search_documents SET terms = terms;

-- Down Migration

DROP TRIGGER keep_words_of_names ON search_documents;
DROP FUNCTION keep_words_of_names;
UPDATE search_documents SET terms = ARRAY(SELECT term FROM unnest(terms) AS t (term) WHERE term NOT LIKE 'b:%');
