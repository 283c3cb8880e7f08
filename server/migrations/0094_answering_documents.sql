-- Up Migration

-- Documents that answer all units of a search, with the sum of what each unit's best way costs (alternatives.ts). A function
-- of its own, because the planner does not know that reading the terms of a document costs more than a look into their
-- index: without these settings it reads all documents for each way.
CREATE FUNCTION answering_documents(alternatives jsonb, units integer) RETURNS TABLE (menu_id uuid, cost bigint)
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

-- Down Migration

DROP FUNCTION answering_documents(jsonb, integer);
