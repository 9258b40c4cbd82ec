-- Whatever is read of an issue has these facts; what was noted before knows nothing of them.
select app_set_companies(coalesce(string_agg(id::text, ','), '')) from companies;

update events
set facts = '{"riskClass": null, "certificateUntil": null, "usableUntil": null}'::jsonb || facts
where section = 'ppe';

update event_completions c
set facts = '{"riskClass": null, "certificateUntil": null, "usableUntil": null}'::jsonb || c.facts
from events v
where v.company_id = c.company_id and v.id = c.event_id and v.section = 'ppe';
