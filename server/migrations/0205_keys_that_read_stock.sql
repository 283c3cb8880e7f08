-- Up Migration

-- A till may see what is left without being allowed to change it.
INSERT INTO key_scopes VALUES ('stock_read');

-- Down Migration

-- A key that could only read stock can do nothing then, and its owner makes another.
DELETE FROM api_key_scopes WHERE scope = 'stock_read';
DELETE FROM key_scopes WHERE code = 'stock_read';
