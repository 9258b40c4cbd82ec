-- A document made out of date by newer facts is replaced by a new one; it keeps its text and number, and says by which.
alter table documents add column replaced_by bigint;
alter table documents add constraint documents_replaced_by
  foreign key (company_id, replaced_by) references documents (company_id, id);
-- Those that hold, by template: the newest of each is looked for, and those behind the facts.
create index documents_holding on documents (company_id, template_id, date desc, id desc) where voided_at is null;
