-- A company's own edition of a template: the file as it was uploaded. It counts from the moment it is confirmed; the ones
-- before it stay, because papers were made from them.
create table personal_templates (
  company_id bigint not null constraint personal_templates_company references companies,
  id bigserial not null,
  template_id text not null,
  -- The company's own counter within the template.
  edition integer not null,
  -- The edition of the library it grew from: its questions and tags are those.
  base_edition integer not null,
  state text not null constraint personal_templates_state check (state in ('preview', 'current', 'withdrawn')),
  file_name text not null,
  content bytea not null,
  sha256 text not null,
  tags jsonb not null,
  remarks jsonb not null,
  uploaded_at timestamptz not null,
  uploaded_by bigint not null,
  confirmed_at timestamptz,
  withdrawn_at timestamptz,
  constraint personal_templates_pk primary key (company_id, id),
  constraint personal_templates_edition_unique unique (company_id, template_id, edition)
);
create unique index personal_templates_one_current on personal_templates (company_id, template_id) where state = 'current';
create unique index personal_templates_one_preview on personal_templates (company_id, template_id) where state = 'preview';
call app_protect_company_table('personal_templates');

-- The own edition a paper was made from; null: the library's.
alter table documents add column personal_template_id bigint;
alter table documents add constraint documents_personal_template
  foreign key (company_id, personal_template_id) references personal_templates (company_id, id);
