-- ППР, п. 9: where many people are at once, leaving is practised twice a year.
alter table places
  add column people_at_once integer constraint places_people_at_once check (people_at_once between 1 and 99999),
  add column drilled_on date;
