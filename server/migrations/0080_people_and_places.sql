-- Up Migration

-- Nothing may change between what is copied here and the triggers that keep both alike from then on.
LOCK TABLE businesses, session_families, two_factor, recovery_codes, login_challenges, password_resets,
  earlier_password_resets, email_changes IN ACCESS EXCLUSIVE MODE;

-- People: who signs in, with which password, and the language of their mails.
CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL CHECK (length(email) <= 254),
  password_hash text NOT NULL,
  language text NOT NULL DEFAULT 'sq' CHECK (language IN ('sq', 'en')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX users_email ON users (lower(email));

-- Which businesses a person works for, and as what.
CREATE TABLE memberships (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  role text NOT NULL DEFAULT 'owner' CHECK (role IN ('owner')),
  -- Kinds of mail about the business that the person does not want; those about safety are always sent.
  unwanted_mails text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When the person last chose to work for it: the next login begins there.
  chosen_at timestamptz,
  PRIMARY KEY (user_id, business_id)
);
CREATE INDEX memberships_business ON memberships (business_id);

-- Every business becomes a person of the same id, who owns it.
INSERT INTO users (id, email, password_hash, language, created_at, updated_at)
  SELECT id, email, password_hash, language, created_at, updated_at FROM businesses;
INSERT INTO memberships (user_id, business_id, unwanted_mails, created_at)
  SELECT id, id, unwanted_mails, created_at FROM businesses;

-- A person's second business has neither e-mail nor password of its own.
ALTER TABLE businesses ALTER email DROP NOT NULL, ALTER password_hash DROP NOT NULL;

-- What belongs to a person. The business of a session stays beside it: the one that the person works for in it.
ALTER TABLE session_families ADD COLUMN user_id uuid REFERENCES users ON DELETE CASCADE;
ALTER TABLE two_factor ADD COLUMN user_id uuid REFERENCES users ON DELETE CASCADE;
ALTER TABLE recovery_codes ADD COLUMN user_id uuid REFERENCES users ON DELETE CASCADE;
ALTER TABLE login_challenges ADD COLUMN user_id uuid REFERENCES users ON DELETE CASCADE;
ALTER TABLE password_resets ADD COLUMN user_id uuid REFERENCES users ON DELETE CASCADE;
ALTER TABLE earlier_password_resets ADD COLUMN user_id uuid REFERENCES users ON DELETE CASCADE;
ALTER TABLE email_changes ADD COLUMN user_id uuid REFERENCES users ON DELETE CASCADE;
UPDATE session_families SET user_id = business_id;
UPDATE two_factor SET user_id = business_id;
UPDATE recovery_codes SET user_id = business_id;
UPDATE login_challenges SET user_id = business_id;
UPDATE password_resets SET user_id = business_id;
UPDATE earlier_password_resets SET user_id = business_id;
UPDATE email_changes SET user_id = business_id;
CREATE INDEX session_families_user ON session_families (user_id);
CREATE INDEX two_factor_user ON two_factor (user_id);
CREATE INDEX recovery_codes_user ON recovery_codes (user_id);
CREATE INDEX login_challenges_user ON login_challenges (user_id);
CREATE INDEX password_resets_user ON password_resets (user_id);
CREATE INDEX earlier_password_resets_user ON earlier_password_resets (user_id);
CREATE INDEX email_changes_user ON email_changes (user_id);

-- From here on: for processes of the version before, which know businesses only. A person and their first business have
-- one id, so that what is written of either says it of both. Gone with the columns they fill, one version later.

CREATE FUNCTION name_user_and_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.user_id := coalesce(NEW.user_id, NEW.business_id);
  NEW.business_id := coalesce(NEW.business_id, NEW.user_id);
  RETURN NEW;
END $$;
CREATE TRIGGER name_both BEFORE INSERT ON session_families FOR EACH ROW EXECUTE FUNCTION name_user_and_business();
CREATE TRIGGER name_both BEFORE INSERT ON two_factor FOR EACH ROW EXECUTE FUNCTION name_user_and_business();
CREATE TRIGGER name_both BEFORE INSERT ON recovery_codes FOR EACH ROW EXECUTE FUNCTION name_user_and_business();
CREATE TRIGGER name_both BEFORE INSERT ON login_challenges FOR EACH ROW EXECUTE FUNCTION name_user_and_business();
CREATE TRIGGER name_both BEFORE INSERT ON password_resets FOR EACH ROW EXECUTE FUNCTION name_user_and_business();
CREATE TRIGGER name_both BEFORE INSERT ON earlier_password_resets
  FOR EACH ROW EXECUTE FUNCTION name_user_and_business();
CREATE TRIGGER name_both BEFORE INSERT ON email_changes FOR EACH ROW EXECUTE FUNCTION name_user_and_business();

CREATE FUNCTION add_user_of_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO users (id, email, password_hash, language, created_at)
    VALUES (NEW.id, NEW.email, NEW.password_hash, NEW.language, NEW.created_at);
  INSERT INTO memberships (user_id, business_id, unwanted_mails, created_at)
    VALUES (NEW.id, NEW.id, NEW.unwanted_mails, NEW.created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER add_user AFTER INSERT ON businesses FOR EACH ROW WHEN (NEW.email IS NOT NULL)
  EXECUTE FUNCTION add_user_of_business();

CREATE FUNCTION copy_business_to_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET email = NEW.email, password_hash = NEW.password_hash, language = NEW.language, updated_at = now()
    WHERE id = NEW.id AND (email, password_hash, language) IS DISTINCT FROM (NEW.email, NEW.password_hash, NEW.language);
  UPDATE memberships SET unwanted_mails = NEW.unwanted_mails
    WHERE user_id = NEW.id AND business_id = NEW.id AND unwanted_mails IS DISTINCT FROM NEW.unwanted_mails;
  -- The version before ends a person's sessions by their first business, and does not know of those in another one.
  IF NEW.password_hash IS DISTINCT FROM OLD.password_hash AND pg_trigger_depth() = 1 THEN
    UPDATE session_families SET ended_at = now()
      WHERE user_id = NEW.id AND business_id <> NEW.id AND ended_at IS NULL;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER copy_to_user AFTER UPDATE OF email, password_hash, language, unwanted_mails ON businesses
  FOR EACH ROW WHEN (NEW.email IS NOT NULL) EXECUTE FUNCTION copy_business_to_user();

CREATE FUNCTION copy_user_to_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE businesses SET email = NEW.email, password_hash = NEW.password_hash, language = NEW.language
    WHERE id = NEW.id AND (email, password_hash, language) IS DISTINCT FROM (NEW.email, NEW.password_hash, NEW.language);
  RETURN NULL;
END $$;
CREATE TRIGGER copy_to_business AFTER UPDATE OF email, password_hash, language ON users
  FOR EACH ROW EXECUTE FUNCTION copy_user_to_business();

CREATE FUNCTION forget_user_of_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE businesses SET email = NULL, password_hash = NULL WHERE id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_user AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_user_of_business();

CREATE FUNCTION copy_membership_to_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE businesses b SET email = u.email, password_hash = u.password_hash, language = u.language,
      unwanted_mails = NEW.unwanted_mails
    FROM users u WHERE u.id = NEW.user_id AND b.id = NEW.business_id AND b.id = u.id
      AND (b.email, b.password_hash, b.language, b.unwanted_mails)
        IS DISTINCT FROM (u.email, u.password_hash, u.language, NEW.unwanted_mails);
  RETURN NULL;
END $$;
CREATE TRIGGER copy_to_business AFTER INSERT OR UPDATE OF unwanted_mails ON memberships
  FOR EACH ROW EXECUTE FUNCTION copy_membership_to_business();

-- Down Migration

DROP TRIGGER forget_user ON users;
DROP TRIGGER add_user ON businesses;
DROP TRIGGER copy_to_user ON businesses;
DROP TABLE memberships;
ALTER TABLE session_families DROP COLUMN user_id;
ALTER TABLE two_factor DROP COLUMN user_id;
ALTER TABLE recovery_codes DROP COLUMN user_id;
ALTER TABLE login_challenges DROP COLUMN user_id;
ALTER TABLE password_resets DROP COLUMN user_id;
ALTER TABLE earlier_password_resets DROP COLUMN user_id;
ALTER TABLE email_changes DROP COLUMN user_id;
DROP TABLE users;
DROP TRIGGER name_both ON session_families;
DROP TRIGGER name_both ON two_factor;
DROP TRIGGER name_both ON recovery_codes;
DROP TRIGGER name_both ON login_challenges;
DROP TRIGGER name_both ON password_resets;
DROP TRIGGER name_both ON earlier_password_resets;
DROP TRIGGER name_both ON email_changes;
DROP FUNCTION name_user_and_business, add_user_of_business, copy_business_to_user, copy_user_to_business,
  forget_user_of_business, copy_membership_to_business;
-- A second business of a person becomes one that nobody can sign in to.
UPDATE businesses SET email = id || '@business.invalid', password_hash = '' WHERE email IS NULL;
ALTER TABLE businesses ALTER email SET NOT NULL, ALTER password_hash SET NOT NULL;
