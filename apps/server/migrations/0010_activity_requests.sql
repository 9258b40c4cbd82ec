-- A kind of activity that the list lacks, as somebody who misses it described it.
create table activity_requests (
  id bigserial constraint activity_requests_pk primary key,
  user_id bigint not null constraint activity_requests_user references users,
  created_at timestamptz not null,
  name text not null,
  email text not null,
  phone text not null,
  email_additional text,
  contact_name text not null
);
create index activity_requests_by_age on activity_requests (created_at);
