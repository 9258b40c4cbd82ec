-- What of the product's reference lists the database holds already: the same fingerprint is not loaded again.
create table reference_loads (
  name text constraint reference_loads_pk primary key,
  fingerprint text not null,
  loaded_at timestamptz not null
);
