-- The scope of a transaction, twice: its first company as it is compared, and all of them between commas.
create or replace function app_set_companies(ids text) returns void language plpgsql as $$
begin
  execute format('set local app.company_id = %L', split_part(ids, ',', 1));
  execute format('set local app.company_ids = %L', ',' || ids || ',');
end
$$;

-- The planner does not count the rows behind a «case»: behind «company_id = any (…)», which it multiplied with the
-- company of the query itself, it expected one row of nine thousand as soon as there were many companies.
create or replace procedure app_protect_company_table(name text) language plpgsql as $$
begin
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format('drop policy if exists only_own_companies on %I', name);
  execute format(
    'create policy only_own_companies on %I using (case '
    'when company_id = nullif(current_setting(''app.company_id'', true), '''')::bigint then true '
    'else position('','' || company_id || '','' in current_setting(''app.company_ids'', true)) > 0 end)',
    name
  );
end
$$;

do $$
declare protected text;
begin
  for protected in select tablename from pg_policies where schemaname = 'public' and policyname = 'only_own_companies' loop
    call app_protect_company_table(protected);
  end loop;
end
$$;
