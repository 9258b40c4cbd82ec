-- The pages of a sent paper for a screen, set together with its PDF: JSON, deflated; null: it was sent before that, or it comes in Word only.
alter table document_files
  add column pages bytea,
  add constraint document_files_pages check (pages is null or pdf is not null);
