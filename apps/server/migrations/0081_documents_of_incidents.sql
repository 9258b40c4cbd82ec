-- A paper of an investigation stays with its incident.
alter table documents add column incident_id bigint;
alter table documents add constraint documents_incident
  foreign key (company_id, incident_id) references incidents (company_id, id);
create index documents_of_incident on documents (company_id, incident_id) where incident_id is not null;
