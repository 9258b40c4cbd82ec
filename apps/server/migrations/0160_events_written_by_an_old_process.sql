-- A process of before the column writes events without a day of entry while an update goes on, and is not to fail for it
-- (docs/releases.md); such an event is read as entered on the day it was made.
alter table events alter column entered_on drop not null;
