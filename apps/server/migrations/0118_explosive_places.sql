-- Fire rules ask for repeated briefings twice a year where explosions and fires are a danger of the place; null: nobody has said.
alter table places
  add column explosive text constraint places_explosive check (explosive in ('yes', 'no'));
