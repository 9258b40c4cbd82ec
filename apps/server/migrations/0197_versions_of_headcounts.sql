-- Who tells the headcount of a year second sees what the first one has told. Taken back (null), the row stays with its version.
alter table incident_headcounts
  alter column headcount drop not null,
  add column version integer not null default 1;
