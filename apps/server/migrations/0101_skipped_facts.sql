-- Questions of the interview that were put off: they stand folded until somebody asks for them again or answers.
create table skipped_facts (
  company_id bigint not null constraint skipped_facts_company references companies,
  key text not null,
  constraint skipped_facts_pk primary key (company_id, key)
);
call app_protect_company_table('skipped_facts');
