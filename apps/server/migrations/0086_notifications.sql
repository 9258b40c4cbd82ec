-- Told to a company once, read by each of its members for himself.
create table notifications (
  company_id bigint not null constraint notifications_company references companies,
  id bigserial not null,
  created_at timestamptz not null,
  kind text not null constraint notifications_kind check
    (kind in ('deadline', 'overdue', 'memo', 'memo-overdue', 'incident', 'tariff', 'responsible')),
  important boolean not null,
  title text not null,
  content text not null,
  link text not null,
  constraint notifications_pk primary key (company_id, id)
);
call app_protect_company_table('notifications');

-- What has been told of: an event with its deadline, a memo line, a step of an investigation, and the threshold it
-- crossed. Written with the notification itself, so nothing is told twice and nothing is told of without a trace.
create table notification_marks (
  company_id bigint not null constraint notification_marks_company references companies,
  subject text not null,
  threshold text not null,
  told_on date not null,
  constraint notification_marks_pk primary key (company_id, subject, threshold)
);
call app_protect_company_table('notification_marks');

-- Where a user's reading differs from what goes without saying: unread, or, before he joined, read.
create table notification_reads (
  company_id bigint not null constraint notification_reads_company references companies,
  notification_id bigint not null,
  user_id bigint not null constraint notification_reads_user references users,
  is_read boolean not null,
  at timestamptz not null,
  constraint notification_reads_pk primary key (company_id, notification_id, user_id),
  constraint notification_reads_notification foreign key (company_id, notification_id)
    references notifications (company_id, id) on delete cascade
);
call app_protect_company_table('notification_reads');

-- The last day a company's notifications were made for. Asked for before any company's scope is set.
create table notification_runs (
  company_id bigint not null constraint notification_runs_pk primary key
    constraint notification_runs_company references companies,
  day date not null
);

-- What the operator shows beside the notifications.
create table ad_cards (
  place integer not null constraint ad_cards_pk primary key constraint ad_cards_place check (place between 1 and 3),
  title text not null,
  text text not null,
  url text not null,
  picture bytea,
  picture_type text,
  updated_at timestamptz not null,
  constraint ad_cards_picture_whole check ((picture is null) = (picture_type is null))
);
