-- Up Migration

-- Builds now say themselves which of their pages search engines shall find and which they shall leave alone. Versions
-- from before had it from the server; they keep what it said.
UPDATE release_versions SET facts = facts || '{
  "sitemap": ["/", "/restaurants", "/restaurants?city=Tirane", "/restaurants?city=Durres", "/restaurants?city=Vlore",
    "/restaurants?city=Shkoder", "/restaurants?city=Elbasan", "/restaurants?city=Korce", "/restaurants?city=Fier",
    "/about", "/contact", "/terms", "/privacy"],
  "private": ["/checkout", "/orders", "/order-confirmation"]
}' WHERE part = 'remote-diner' AND NOT facts ? 'sitemap';
UPDATE release_versions SET facts = facts || '{"sitemap": ["/business", "/business/pricing"], "private": ["/menus"]}'
WHERE part = 'remote-business' AND NOT facts ? 'sitemap';
UPDATE release_versions SET facts = facts || '{"private": ["/platform"]}'
WHERE part = 'shell' AND NOT facts ? 'private';

-- Down Migration

-- Servers from before leave out what they do not know.
SELECT 1;
