-- Where a user has asked to be reminded: his chat with the installation's bot of a messenger.
create table bot_chats (
  user_id bigint not null constraint bot_chats_user references users,
  messenger text not null constraint bot_chats_messenger check (messenger in ('telegram', 'max')),
  chat_id text not null,
  connected_at timestamptz not null,
  constraint bot_chats_pk primary key (user_id, messenger)
);
create index bot_chats_by_chat on bot_chats (messenger, chat_id);

-- A code that connects a chat, once and for minutes: its fingerprint.
create table bot_codes (
  user_id bigint not null constraint bot_codes_user references users,
  messenger text not null constraint bot_codes_messenger check (messenger in ('telegram', 'max')),
  code_hash text not null constraint bot_codes_hash_unique unique,
  expires_at timestamptz not null,
  constraint bot_codes_pk primary key (user_id, messenger)
);

-- Which day a chat was last reminded of a company for: who writes the day sends the reminder.
create table bot_days (
  user_id bigint not null,
  company_id bigint not null,
  messenger text not null constraint bot_days_messenger check (messenger in ('telegram', 'max')),
  day date not null,
  constraint bot_days_pk primary key (user_id, company_id, messenger),
  constraint bot_days_membership foreign key (user_id, company_id) references memberships on delete cascade
);
