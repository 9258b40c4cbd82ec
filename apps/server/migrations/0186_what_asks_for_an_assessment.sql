-- 426-ФЗ, ст. 17: what asks for an assessment out of turn, and the commission's decision to hold none.
alter table workplaces
  add column assessment_cause text constraint workplaces_assessment_cause
    check (assessment_cause in ('order', 'process', 'materials', 'protection', 'accident', 'proposal', 'renaming')),
  add column assessment_caused_on date,
  add column assessment_waived_on date,
  add column assessment_waiver text;
