-- Up Migration

-- Whether a word stands in some published menu: asked when nothing was found.
CREATE INDEX search_words_stem ON search_words (stem);

-- Down Migration

DROP INDEX search_words_stem;
