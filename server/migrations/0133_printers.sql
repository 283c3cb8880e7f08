-- Up Migration

-- Printers that ask for their tickets (Star CloudPRNT). The token in a printer's address is kept as a hash.
CREATE TABLE printers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  name text NOT NULL,
  paper_mm int NOT NULL,
  prints_kitchen boolean NOT NULL,
  prints_receipt boolean NOT NULL,
  prints_at text NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  -- Address of the device that asked first; no other one gets tickets.
  mac text,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz,
  -- What the printer last said of itself, e.g. 200 OK.
  status_code text
);
CREATE INDEX printers_business ON printers (business_id);

CREATE TABLE print_jobs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number bigint GENERATED ALWAYS AS IDENTITY,
  printer_id uuid NOT NULL REFERENCES printers ON DELETE CASCADE,
  order_id text NOT NULL REFERENCES orders ON DELETE CASCADE,
  ticket text NOT NULL,
  -- 0 for the first one, which is queued once; more for those that a press asked for.
  copy int NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  handed_out_at timestamptz,
  printed_at timestamptz,
  UNIQUE (printer_id, order_id, ticket, copy)
);
CREATE INDEX print_jobs_open ON print_jobs (printer_id, number) WHERE printed_at IS NULL;
CREATE INDEX print_jobs_order ON print_jobs (order_id);

-- Down Migration

DROP TABLE print_jobs, printers;
