-- Up Migration

-- Of three words and more very many documents answer some, and few all of them. Those few are found first, by one look into the index
-- (documents-sql-repository.ts), and only their ways are compared. Servers from before ask without them.
CREATE FUNCTION answering_documents(alternatives jsonb, units integer, among uuid[]) RETURNS TABLE (menu_id uuid, cost bigint)
  LANGUAGE sql STABLE ROWS 100 SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
  AS $$
    SELECT best.menu_id, sum(best.cost) FROM (
      SELECT hits.menu_id, hits.unit, min(hits.cost) AS cost FROM (
        SELECT d.menu_id, a.unit, a.cost
        FROM jsonb_to_recordset(alternatives) AS a (unit integer, cost integer, terms text[], needs text, second text[])
          JOIN search_documents d ON d.terms && a.terms
        -- Not joined, but looked up in a table in memory.
        WHERE a.needs = 'any' AND a.second IS NULL AND (d.menu_id IN (SELECT unnest(among))) IS TRUE
        UNION ALL
        SELECT d.menu_id, a.unit, a.cost
        FROM jsonb_to_recordset(alternatives)
            AS a (unit integer, cost integer, terms text[], needs text, second text[], third text[])
          JOIN search_documents d ON d.terms && a.terms AND d.terms && a.second AND d.terms && coalesce(a.third, a.second)
        WHERE a.needs = 'any' AND a.second IS NOT NULL AND (d.menu_id IN (SELECT unnest(among))) IS TRUE
        UNION ALL
        SELECT d.menu_id, a.unit, a.cost
        FROM jsonb_to_recordset(alternatives) AS a (unit integer, cost integer, terms text[], needs text)
          JOIN search_documents d ON d.terms @> a.terms
        WHERE a.needs = 'all' AND (d.menu_id IN (SELECT unnest(among))) IS TRUE) AS hits
      GROUP BY hits.menu_id, hits.unit) AS best
    GROUP BY best.menu_id HAVING count(*) = units
  $$;
-- Of fewer words most that answer one answer all. Thousands of rows are grouped in less time than they are sorted.
ALTER FUNCTION answering_documents(jsonb, integer) SET enable_sort = off;

-- Down Migration

ALTER FUNCTION answering_documents(jsonb, integer) RESET enable_sort;
DROP FUNCTION answering_documents(jsonb, integer, uuid[]);
