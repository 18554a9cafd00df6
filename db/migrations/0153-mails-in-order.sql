-- Each slot of the mail worker takes the oldest due mail. Many are due at the same moment, such as notices to all who signed up:
-- with their ids in the index none of them is sorted.
drop index app.mails_due;
create index mails_due on app.mails (due_at, id) where status = 'queued';
