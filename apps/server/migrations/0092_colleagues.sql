-- The user's choice: of his companies the one chosen last is the first of the list.
alter table memberships add column chosen_at timestamptz;

-- Who was asked into a company by letter. A withdrawn or accepted one stays: its link still says what became of it.
create table invitations (
  company_id bigint not null constraint invitations_company references companies,
  id bigserial not null,
  email text not null,
  email_key text not null,
  role text not null constraint invitations_role check (role in ('owner', 'editor', 'viewer')),
  invited_by bigint not null,
  created_at timestamptz not null,
  -- The last letter; each begins the term anew.
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  accepted_at timestamptz,
  accepted_by bigint,
  constraint invitations_pk primary key (company_id, id)
);
create unique index invitations_waiting_once on invitations (company_id, email_key)
  where withdrawn_at is null and accepted_at is null;
call app_protect_company_table('invitations');

-- Personal links by the hash of their secret, found before any company's scope is set. Each letter brings its own.
create table invitation_links (
  token_hash text not null constraint invitation_links_pk primary key,
  company_id bigint not null constraint invitation_links_company references companies,
  invitation_id bigint not null,
  created_at timestamptz not null
);
create index invitation_links_by_age on invitation_links (created_at);

-- The change log by person and by time.
create index audit_entries_by_user on audit_entries (company_id, user_id, id);
create index audit_entries_by_time on audit_entries (company_id, at);
