-- What has no first term of its own may have been done before it was written down here too: a stage of work at the place, an
-- assessment, an acquaintance with an instruction. Kept is the day from which it is asked for, beside the day of entry.
alter table events add column asked_since date;
update events v set asked_since = greatest(
    coalesce(e.first_working_day, e.hire_date),
    (select max(t.moved_on) from transfers t
      where t.company_id = e.company_id and t.employee_id = e.id and t.undone_at is null and t.created_at <= v.created_at))
  from employees e
  where e.company_id = v.company_id and e.id = v.employee_id and v.rule is not null and not v.by_hand;

-- Filled for a process of before the column too, which writes instructions without it while an update goes on.
alter table employee_instructions add column entered_on date not null default current_date, add column asked_since date;
update employee_instructions i set entered_on = (i.created_at at time zone c.time_zone)::date
  from companies c where c.id = i.company_id;
-- Given by the norms and not by a person: the log tells them apart.
update employee_instructions i set asked_since = coalesce(e.first_working_day, e.hire_date)
  from employees e
  where e.company_id = i.company_id and e.id = i.employee_id and i.acknowledged_on is null and exists (
    select 1 from audit_entries a where a.company_id = i.company_id and a.entity = 'instruction' and a.entity_id = i.id
      and a.action = 'instruction.created');
