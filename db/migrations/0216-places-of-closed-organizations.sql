-- What an organization wrote about a date that it called off goes with the organization; when it was to be stays with who had signed up, until they leave.
grant update (gone_date) on app.supports to app_system;
