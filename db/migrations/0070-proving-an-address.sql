-- What an unproven sign-up said of a person does not outlive the next one; links in mails are kept as hashes only.

-- Tokens that are stored in clear are replaced by their hashes, so that links already mailed keep working. The form is
-- better-auth's own: SHA-256 in base64url without padding. Row security binds the owner too, hence the two switches.
alter table auth.verifications no force row level security;
update auth.verifications set identifier =
  rtrim(translate(encode(sha256(convert_to(identifier, 'UTF8')), 'base64'), '+/', '-_'), '=');
alter table auth.verifications force row level security;
comment on column auth.verifications.identifier is 'The SHA-256 of a token or a state, never the token itself';

grant update (mobile_phone, signup_ip) on auth.users to app_auth;
grant update (full_name, mobile_phone, signup_ip) on app.profiles to app_rules;

create function app.mirror_sign_up() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  update app.profiles
    set full_name = new.name, mobile_phone = new.mobile_phone, signup_ip = new.signup_ip, updated_at = now()
    where id = new.id;
  return null;
end $$;
comment on function app.mirror_sign_up() is
  'While nobody has proved an address, the newest sign-up is the one that counts, in the profile too.';
create trigger mirror_sign_up after update of name, mobile_phone, signup_ip on auth.users
  for each row when (not old.email_verified) execute function app.mirror_sign_up();
alter function app.mirror_sign_up() owner to app_rules;
