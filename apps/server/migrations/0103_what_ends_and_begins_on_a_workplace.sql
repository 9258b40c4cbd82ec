-- When a workplace was commissioned, what followed its assessment, what ended its declaration, the company's own earlier day.
alter table workplaces
  add column commissioned_on date,
  add column assessor_told_on date,
  add column acquainted_on date,
  add column published_on date,
  add column declaration_ended_on date,
  add column declaration_ended_by text constraint workplaces_declaration_ended_by
    check (declaration_ended_by in ('accident', 'illness', 'violation')),
  add column own_deadline date,
  add column own_deadline_reason text;
