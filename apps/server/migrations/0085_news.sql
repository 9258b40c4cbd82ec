-- News of the trade and of the product: written by the operator, the same for every company.
create table news (
  id bigserial constraint news_pk primary key,
  slug text not null constraint news_slug_unique unique,
  title text not null,
  short text not null,
  content text not null,
  -- [{ "id": "pp-2464", "from": "2026-09-01" }]
  norms jsonb not null,
  is_important boolean not null,
  is_verified boolean not null,
  -- Came with the product: a later edition of it replaces the text until the operator edits it.
  is_built_in boolean not null,
  -- Stems of all its words, each between spaces.
  stems text not null,
  created_at timestamptz not null,
  publish_at timestamptz,
  withdrawn_at timestamptz,
  edited_at timestamptz
);
create index news_by_publication on news (publish_at desc, id desc) where withdrawn_at is null;

create table news_pictures (
  id bigserial constraint news_pictures_pk primary key,
  news_id bigint not null constraint news_pictures_news references news on delete cascade,
  name text not null,
  media_type text not null constraint news_pictures_media_type
    check (media_type in ('image/png', 'image/jpeg', 'image/webp')),
  bytes bytea not null
);
create index news_pictures_of_news on news_pictures (news_id);
