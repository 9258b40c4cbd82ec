-- A state of a list under a name: its filters, search, order, groups and columns, as the address of the page says them.
create table list_views (
  company_id bigint not null constraint list_views_company references companies,
  id bigserial not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The page of the list, by its name in the table of pages.
  list text not null,
  name text not null,
  -- Whose alone it is, as long as he is in the company; null: of all.
  owner_id bigint,
  search text not null,
  constraint list_views_pk primary key (company_id, id),
  constraint list_views_owner foreign key (owner_id, company_id) references memberships on delete cascade
);
-- The collation knows that «Я» and «я» are one letter, the database's own may not.
create unique index list_views_name_of_all
  on list_views (company_id, list, lower(name collate russian_numbered)) where owner_id is null;
create unique index list_views_name_of_owner
  on list_views (company_id, owner_id, list, lower(name collate russian_numbered)) where owner_id is not null;
call app_protect_company_table('list_views');

-- Which columns a user has hidden in a list, until he shows them again.
create table list_columns (
  user_id bigint not null,
  company_id bigint not null,
  list text not null,
  hidden text[] not null,
  constraint list_columns_pk primary key (user_id, company_id, list),
  constraint list_columns_membership foreign key (user_id, company_id) references memberships on delete cascade
);
