-- A paper that is sent is kept as PDF too; null: it was sent before that, or it comes in Word only.
alter table document_files
  add column pdf bytea,
  add column pdf_sha256 text,
  add constraint document_files_pdf check ((pdf is null) = (pdf_sha256 is null));
