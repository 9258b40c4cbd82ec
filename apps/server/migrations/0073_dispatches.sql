-- The bytes of a paper that was sent: from then on they are the paper, whatever the library or a template becomes.
create table document_files (
  company_id bigint not null constraint document_files_company references companies,
  document_id bigint not null,
  bytes bytea not null,
  sha256 text not null,
  kept_at timestamptz not null,
  constraint document_files_pk primary key (company_id, document_id),
  constraint document_files_document foreign key (company_id, document_id) references documents (company_id, id)
);
call app_protect_company_table('document_files');

-- Papers sent to people, to be read or signed.
create table dispatches (
  company_id bigint not null constraint dispatches_company references companies,
  id bigserial not null,
  purpose text not null constraint dispatches_purpose check (purpose in ('acquaintance', 'signature')),
  -- The purpose or one of the papers asks for signatures by hand.
  needs_signature boolean not null,
  letter text,
  due date,
  created_at timestamptz not null,
  created_by bigint not null,
  revoked_at timestamptz,
  constraint dispatches_pk primary key (company_id, id)
);
create index dispatches_newest on dispatches (company_id, id desc);
call app_protect_company_table('dispatches');

create table dispatch_documents (
  company_id bigint not null constraint dispatch_documents_company references companies,
  dispatch_id bigint not null,
  document_id bigint not null,
  -- The order in which they were chosen.
  place integer not null,
  signed_by_hand boolean not null,
  constraint dispatch_documents_pk primary key (company_id, dispatch_id, document_id),
  constraint dispatch_documents_dispatch foreign key (company_id, dispatch_id) references dispatches (company_id, id),
  constraint dispatch_documents_file foreign key (company_id, document_id)
    references document_files (company_id, document_id)
);
create index dispatch_documents_by_document on dispatch_documents (company_id, document_id);
call app_protect_company_table('dispatch_documents');

-- Scans of signatures; one sheet may hold those of many people.
create table dispatch_scans (
  company_id bigint not null constraint dispatch_scans_company references companies,
  id bigserial not null,
  dispatch_id bigint not null,
  file_name text not null,
  bytes bytea not null,
  created_at timestamptz not null,
  created_by bigint not null,
  constraint dispatch_scans_pk primary key (company_id, id),
  constraint dispatch_scans_dispatch foreign key (company_id, dispatch_id) references dispatches (company_id, id)
);
call app_protect_company_table('dispatch_scans');

create table dispatch_recipients (
  company_id bigint not null constraint dispatch_recipients_company references companies,
  id bigserial not null,
  dispatch_id bigint not null,
  place integer not null,
  -- Null: somebody from outside. The name and the position are those of the day of sending.
  employee_id bigint,
  full_name text,
  position text,
  -- Null: no letter, signs on paper.
  email text,
  -- Computed from the marks below at each change of them.
  state text not null constraint dispatch_recipients_state
    check (state in ('sent', 'opened', 'paper', 'read', 'acknowledged', 'signed', 'revoked')),
  sent_at timestamptz,
  letters integer not null default 0,
  link_until timestamptz,
  opened_at timestamptz,
  acknowledged_at timestamptz,
  acknowledged_name text,
  acknowledged_address text,
  acknowledged_agent text,
  acknowledged_hashes jsonb,
  signed_on date,
  scan_id bigint,
  revoked_at timestamptz,
  constraint dispatch_recipients_pk primary key (company_id, id),
  constraint dispatch_recipients_reachable check (employee_id is not null or email is not null),
  constraint dispatch_recipients_dispatch foreign key (company_id, dispatch_id)
    references dispatches (company_id, id),
  constraint dispatch_recipients_employee foreign key (company_id, employee_id)
    references employees (company_id, id),
  constraint dispatch_recipients_scan foreign key (company_id, scan_id) references dispatch_scans (company_id, id)
);
create index dispatch_recipients_by_dispatch on dispatch_recipients (company_id, dispatch_id, place);
create index dispatch_recipients_by_employee on dispatch_recipients (company_id, employee_id)
  where employee_id is not null;
create index dispatch_recipients_unread on dispatch_recipients (company_id, sent_at)
  where state in ('sent', 'opened');
call app_protect_company_table('dispatch_recipients');

-- Personal links by the hash of their secret. Whoever opens one is nobody's user, so the row must be found before any
-- company's scope is set. Each letter brings a link of its own; revoking deletes them.
create table dispatch_links (
  token_hash text not null constraint dispatch_links_pk primary key,
  company_id bigint not null constraint dispatch_links_company references companies,
  dispatch_id bigint not null,
  recipient_id bigint not null,
  expires_at timestamptz not null
);
create index dispatch_links_by_recipient on dispatch_links (company_id, recipient_id);
create index dispatch_links_by_expiry on dispatch_links (expires_at);
