-- What an organisation is asked once and all its papers print: by the key of the vocabulary in packages/domain/src/fact.
create table company_facts (
  company_id bigint not null constraint company_facts_company references companies,
  key text not null,
  -- Null: the organisation has no such thing.
  value jsonb,
  version integer not null default 1,
  updated_at timestamptz not null,
  updated_by bigint not null,
  constraint company_facts_pk primary key (company_id, key)
);
call app_protect_company_table('company_facts');
