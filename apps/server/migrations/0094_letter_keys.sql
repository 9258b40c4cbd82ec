-- Signs the links in letters. Not the server's secret: that may change, and a letter that lies in somebody's box is still to
-- be refused by its link.
create table letter_keys (
  id integer not null constraint letter_keys_pk primary key constraint letter_keys_one check (id = 1),
  key text not null
);
insert into letter_keys (id, key) values
  (1, encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'));
