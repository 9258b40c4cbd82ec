-- The thread of each user with the operator.
create table support_messages (
  id bigserial constraint support_messages_pk primary key,
  user_id bigint not null constraint support_messages_user references users,
  author text not null constraint support_messages_author check (author in ('user', 'operator')),
  text text not null,
  created_at timestamptz not null,
  -- When the user saw an answer of the operator.
  read_at timestamptz
);
create index support_messages_by_user on support_messages (user_id, id desc);

-- Threads the operator has settled; the next message of the user opens his again.
create table support_closings (
  user_id bigint not null constraint support_closings_pk primary key constraint support_closings_user references users,
  closed_at timestamptz not null
);
