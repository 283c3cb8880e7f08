-- Up Migration

-- The address of a place's screen for guests. Who has its code sees the numbers of orders, and nothing else.
CREATE TABLE ready_screens (
  business_id uuid PRIMARY KEY REFERENCES businesses ON DELETE CASCADE,
  code text NOT NULL UNIQUE
);

-- What is kept of a screen in memory goes with its code.
CREATE TRIGGER catalogue AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ready_screens
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

-- Down Migration

DROP TABLE ready_screens;
