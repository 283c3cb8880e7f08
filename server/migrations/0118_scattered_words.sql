-- Up Migration

-- Words of a phrase that stand apart are one way of answering with a set of terms for each word, `second` and `third` beside
-- `terms`. What servers from before send has neither.
CREATE OR REPLACE FUNCTION answering_documents(alternatives jsonb, units integer) RETURNS TABLE (menu_id uuid, cost bigint)
  LANGUAGE sql STABLE SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
  AS $$
    SELECT best.menu_id, sum(best.cost) FROM (
      SELECT hits.menu_id, hits.unit, min(hits.cost) AS cost FROM (
        SELECT d.menu_id, a.unit, a.cost
        FROM jsonb_to_recordset(alternatives) AS a (unit integer, cost integer, terms text[], needs text, second text[])
          JOIN search_documents d ON d.terms && a.terms
        WHERE a.needs = 'any' AND a.second IS NULL
        UNION ALL
        SELECT d.menu_id, a.unit, a.cost
        FROM jsonb_to_recordset(alternatives)
            AS a (unit integer, cost integer, terms text[], needs text, second text[], third text[])
          JOIN search_documents d ON d.terms && a.terms AND d.terms && a.second AND d.terms && coalesce(a.third, a.second)
        WHERE a.needs = 'any' AND a.second IS NOT NULL
        UNION ALL
        SELECT d.menu_id, a.unit, a.cost
        FROM jsonb_to_recordset(alternatives) AS a (unit integer, cost integer, terms text[], needs text)
          JOIN search_documents d ON d.terms @> a.terms
        WHERE a.needs = 'all') AS hits
      GROUP BY hits.menu_id, hits.unit) AS best
    GROUP BY best.menu_id HAVING count(*) = units
  $$;

-- Down Migration

CREATE OR REPLACE FUNCTION answering_documents(alternatives jsonb, units integer) RETURNS TABLE (menu_id uuid, cost bigint)
  LANGUAGE sql STABLE SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
  AS $$
    SELECT best.menu_id, sum(best.cost) FROM (
      SELECT hits.menu_id, hits.unit, min(hits.cost) AS cost FROM (
        SELECT d.menu_id, a.unit, a.cost
        FROM jsonb_to_recordset(alternatives) AS a (unit integer, cost integer, terms text[], needs text)
          JOIN search_documents d ON d.terms && a.terms
        WHERE a.needs = 'any'
        UNION ALL
        SELECT d.menu_id, a.unit, a.cost
        FROM jsonb_to_recordset(alternatives) AS a (unit integer, cost integer, terms text[], needs text)
          JOIN search_documents d ON d.terms @> a.terms
        WHERE a.needs = 'all') AS hits
      GROUP BY hits.menu_id, hits.unit) AS best
    GROUP BY best.menu_id HAVING count(*) = units
  $$;
