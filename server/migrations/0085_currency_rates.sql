-- Up Migration

-- Units of a currency for one euro, of a day. A further currency is a line in `currencies` and one here.
-- `exchange_rates` stays for processes of the version before, and is dropped one version later.
CREATE TABLE currency_rates (
  date date NOT NULL,
  currency text NOT NULL REFERENCES currencies,
  rate numeric(12, 6) NOT NULL CHECK (rate > 0),
  PRIMARY KEY (date, currency)
);
INSERT INTO currency_rates (date, currency, rate)
  SELECT date, currency, rate
  FROM exchange_rates, LATERAL (VALUES ('ALL', all_rate), ('USD', usd_rate), ('GBP', gbp_rate)) AS of_day (currency, rate);

-- Down Migration

INSERT INTO exchange_rates (date, all_rate, usd_rate, gbp_rate)
  SELECT date, max(rate) FILTER (WHERE currency = 'ALL'), max(rate) FILTER (WHERE currency = 'USD'),
    max(rate) FILTER (WHERE currency = 'GBP')
  FROM currency_rates
  GROUP BY date
  HAVING count(*) FILTER (WHERE currency IN ('ALL', 'USD', 'GBP')) = 3
  ON CONFLICT (date) DO UPDATE
    SET all_rate = excluded.all_rate, usd_rate = excluded.usd_rate, gbp_rate = excluded.gbp_rate;
DROP TABLE currency_rates;
