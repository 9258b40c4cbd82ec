-- What imports of staff lists were told, by the header of the file: the field of each column, and the reference position
-- of titles that the list of positions does not have.
create table import_mappings (
  company_id bigint not null constraint import_mappings_company references companies,
  fingerprint text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  mapping jsonb not null,
  titles jsonb not null,
  constraint import_mappings_pk primary key (company_id, fingerprint)
);
call app_protect_company_table('import_mappings');
