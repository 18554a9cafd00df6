-- The inbox counts its messages for every choice of its filters: with who looks after each, the index alone answers, and
-- nothing of the messages is read. Writing to the table waits while it is made.
drop index app.inbox_messages_counts;
create index inbox_messages_counts on app.inbox_messages (status, kind, assigned_to);
