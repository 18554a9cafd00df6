-- Articles may be in two languages, as projects and events. A translation has a body if the article has one.
alter table app.news
  add column language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  add column translations jsonb not null default '{}',
  add constraint translations_are_whole check (translations = '{}' or app.are_translations(translations, language,
    case when body = '' then '{title,summary}'::text[] else '{title,summary,body}' end));
comment on column app.news.language is 'In which the title, the summary and the body are';
comment on column app.news.translations is 'personal: the title, the summary and the body in other languages';
grant insert (language, translations) on app.news to app_member, app_system;
grant update (language, translations) on app.news to app_member;
alter table app.news disable trigger user;
alter table app.news no force row level security;
update app.news set language = 'he' where app.language_of(concat(title, ' ', summary)) = 'he';
alter table app.news force row level security;
alter table app.news enable trigger user;
