-- The shares of a table after which PostgreSQL tidies it by itself are meant for small ones: a fifth of nine million
-- events is two hundred companies. Here a company's import is counted, and its pages known to be seen by all, at once.
do $$
declare hot text;
begin
  foreach hot in array array['employees', 'events', 'event_completions', 'employee_instructions', 'notification_marks', 'audit_entries'] loop
    execute format(
      'alter table %I set (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 10000, '
      'autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02)', hot);
  end loop;
  -- Written at every call and emptied every night.
  foreach hot in array array['stream_events', 'idempotency_keys', 'tickets', 'login_failures'] loop
    execute format('alter table %I set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000)', hot);
  end loop;
end
$$;
