-- A victim may be nobody of the staff: under a civil-law contract, or of another employer. What is asked of him stands in
-- facts (VictimInput of the contract); he is known by the id of his row.
alter table incident_victims alter column employee_id drop not null;
