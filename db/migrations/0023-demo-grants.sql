-- What the demo may write besides: what staff has hidden, and the logo of an organization that came before there were logos.

grant insert (hidden_at) on app.news to app_system;
grant insert (hidden_at) on app.products to app_system;
grant update (logo_file_id) on app.partners to app_system;
