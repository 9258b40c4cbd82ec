-- By the company's own clock; what was due before that day and was never done is not known rather than undone.
alter table events add column entered_on date;
update events v set entered_on = (v.created_at at time zone c.time_zone)::date from companies c where c.id = v.company_id;
alter table events alter column entered_on set not null;
