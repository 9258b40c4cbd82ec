-- A personal address of the calendar of deadlines. The call that reads it carries no user, so the row must be found before
-- any company's scope is set; it dies with the membership.
create table calendar_links (
  user_id bigint not null,
  company_id bigint not null,
  token_hash text not null constraint calendar_links_token_unique unique,
  created_at timestamptz not null,
  constraint calendar_links_pk primary key (user_id, company_id),
  constraint calendar_links_membership foreign key (user_id, company_id) references memberships on delete cascade
);
