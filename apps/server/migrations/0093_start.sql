-- What a user has made of the first steps in a company; what is done is counted from the records themselves.
create table start_guides (
  user_id bigint not null,
  company_id bigint not null,
  hidden_at timestamptz,
  postponed text[] not null default '{}',
  -- Once all steps were done the guide does not come back with the next employee hired.
  finished_at timestamptz,
  constraint start_guides_pk primary key (user_id, company_id),
  constraint start_guides_membership foreign key (user_id, company_id) references memberships on delete cascade
);
-- Whoever works here already knows the way.
insert into start_guides (user_id, company_id, hidden_at) select user_id, company_id, now() from memberships;

-- The first «Комплект для вашей организации»: one that is only downloaded leaves no other trace.
create table first_packages (
  company_id bigint not null constraint first_packages_pk primary key
    constraint first_packages_company references companies,
  made_at timestamptz not null,
  made_by bigint not null
);
call app_protect_company_table('first_packages');
