-- From which day to which the company's winter PPE is worn, «15.10–15.04»; null: nobody has said.
alter table companies add column cold_season text;
