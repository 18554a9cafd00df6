-- Links in mails hold tokens that let their reader in; the stored copy has no use for them once the mail has left.

grant update (text, html, unsubscribe_url) on app.mails to app_system;
comment on column app.mails.text is 'personal; without the tokens of its links once it has left or was given up, except in a demo';
comment on column app.mails.html is 'personal; without the tokens of its links once it has left or was given up, except in a demo';
