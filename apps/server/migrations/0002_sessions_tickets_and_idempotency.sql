-- Which texts a user agreed to, when and from where.
create table agreements (
  user_id bigint not null constraint agreements_user references users,
  document text not null,
  version text not null,
  accepted boolean not null,
  at timestamptz not null,
  address text not null,
  constraint agreements_pk primary key (user_id, document, at)
);

create table refresh_tokens (
  token_hash text constraint refresh_tokens_pk primary key,
  family uuid not null,
  user_id bigint not null constraint refresh_tokens_user references users,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at timestamptz,
  revoked_at timestamptz
);
create index refresh_tokens_by_family on refresh_tokens (family);
create index refresh_tokens_by_user on refresh_tokens (user_id);
create index refresh_tokens_by_expiry on refresh_tokens (expires_at);

create table password_resets (
  token_hash text constraint password_resets_pk primary key,
  user_id bigint not null constraint password_resets_user references users,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table login_failures (
  id bigserial constraint login_failures_pk primary key,
  email_key text not null,
  address text not null,
  at timestamptz not null
);
create index login_failures_by_address on login_failures (address, at);

create table tickets (
  ticket_hash text constraint tickets_pk primary key,
  user_id bigint not null constraint tickets_user references users,
  expires_at timestamptz not null
);

-- committed: the call's transaction stands, though its answer may have been lost with the process.
create table idempotency_keys (
  user_id bigint not null constraint idempotency_keys_user references users,
  route text not null,
  key text not null,
  body_hash text not null,
  started_at timestamptz not null,
  committed boolean not null default false,
  status integer,
  answer text,
  constraint idempotency_keys_pk primary key (user_id, route, key)
);
create index idempotency_keys_by_age on idempotency_keys (started_at);
