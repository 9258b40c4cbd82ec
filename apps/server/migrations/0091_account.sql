-- An unconfirmed e-mail blocks nothing; a new one takes effect only when its letter's link is opened.
alter table users add column email_confirmed_at timestamptz;
-- Encrypted with a key of the installation; two-factor is on from the first code that was right.
alter table users add column totp_secret text;
alter table users add column totp_confirmed_at timestamptz;
-- The last half-minute whose code was accepted: a code works once.
alter table users add column totp_step bigint;
-- From this day on (Moscow) the daily job erases the account.
alter table users add column deletion_on date;
alter table users add column erased_at timestamptz;
create index users_by_deletion on users (deletion_on) where deletion_on is not null;

create table email_confirmations (
  token_hash text constraint email_confirmations_pk primary key,
  user_id bigint not null constraint email_confirmations_user references users,
  email text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_confirmations_by_user on email_confirmations (user_id, asked_at);
create index email_confirmations_by_expiry on email_confirmations (expires_at);

create table recovery_codes (
  user_id bigint not null constraint recovery_codes_user references users,
  code_hash text not null,
  used_at timestamptz,
  constraint recovery_codes_pk primary key (user_id, code_hash)
);

-- One sign-in: the family of refresh tokens and of the access tokens that carry its id.
create table sessions (
  id uuid constraint sessions_pk primary key,
  user_id bigint not null constraint sessions_user references users,
  -- Null: the browser did not tell.
  device text,
  address text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

insert into sessions (id, user_id, address, created_at, last_used_at, expires_at, ended_at)
select family, user_id, '', min(created_at), max(created_at), max(expires_at),
  case when bool_or(revoked_at is not null) then max(revoked_at) end
from refresh_tokens group by family, user_id;
alter table refresh_tokens add constraint refresh_tokens_session
  foreign key (family) references sessions on delete cascade;

-- A ticket lives a minute and not longer than the session that asked for it.
delete from tickets;
alter table tickets add column session_id uuid not null constraint tickets_session references sessions on delete cascade;
