-- When the contract was made and when work began, where it is not the day of hiring; the number in the staff records.
alter table employees
  add column contract_date date,
  add column first_working_day date,
  add column staff_number text;
