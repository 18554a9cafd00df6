-- Tours, ambassadors' pages, their campaigns and their materials may be in two languages, as articles are. The stops of a tour are one text
-- in a translation, a stop per line, as its editor has them.
create function app.have_lines(translations jsonb, texts text, lines integer) returns boolean
  language sql immutable parallel safe set search_path = app, pg_temp as $$
  select not exists (
    select from jsonb_each(translations) as t(language, words)
    where cardinality(string_to_array(words ->> texts, E'\n')) <> lines or E'\n' || (words ->> texts) || E'\n' ~ '\n\s*\n') $$;
comment on function app.have_lines(jsonb, text, integer) is
  'Whether a list, which is a text of lines in translations, has as many entries in each, and no empty one';
grant execute on function app.have_lines(jsonb, text, integer) to app_staff, app_system, app_rules;

alter table app.tour_packages
  add column language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  add column translations jsonb not null default '{}',
  add constraint translations_are_whole check (translations = '{}' or case
    when app.are_translations(translations, language, case when stops = '{}' then '{title,summary,description}'::text[]
      else '{title,summary,description,stops}' end)
    then app.have_lines(translations, 'stops', cardinality(stops)) else false end);
comment on column app.tour_packages.language is 'In which the title, the summary, the description and the stops are';
comment on column app.tour_packages.translations is 'The same in other languages; the stops are a text, one per line';
grant insert (language, translations), update (language, translations) on app.tour_packages to app_staff;

alter table app.ambassador_profiles
  add column language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  add column translations jsonb not null default '{}',
  add constraint translations_are_whole check (translations = '{}' or bio <> '' and app.are_translations(translations, language, '{bio}'));
comment on column app.ambassador_profiles.language is 'In which the bio is';
comment on column app.ambassador_profiles.translations is 'personal: the bio in other languages';
grant select (language, translations) on app.ambassador_profiles to app_visitor, app_guest;
grant insert (language, translations) on app.ambassador_profiles to app_member, app_system;
grant update (language, translations) on app.ambassador_profiles to app_member;

alter table app.ambassador_campaigns
  add column language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  add column translations jsonb not null default '{}',
  add constraint translations_are_whole check (translations = '{}' or app.are_translations(translations, language,
    case when description = '' then '{title}'::text[] else '{title,description}' end));
comment on column app.ambassador_campaigns.language is 'In which the title and the description are';
comment on column app.ambassador_campaigns.translations is 'personal: the title and the description in other languages';
grant insert (language, translations) on app.ambassador_campaigns to app_member, app_system;
grant update (language, translations) on app.ambassador_campaigns to app_member;

alter table app.ambassador_resources
  add column language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  add column translations jsonb not null default '{}',
  add constraint translations_are_whole check (translations = '{}' or app.are_translations(translations, language,
    case when description = '' then '{title}'::text[] else '{title,description}' end));
comment on column app.ambassador_resources.language is 'In which the title and the description are';
comment on column app.ambassador_resources.translations is 'The title and the description in other languages';
grant insert (language, translations) on app.ambassador_resources to app_staff, app_system;
grant update (language, translations) on app.ambassador_resources to app_staff;

-- What is there is in the language of its letters; the tours of the first version get their Hebrew, each by the hash of its English, so that
-- what staff has rewritten does not say two things.
alter table app.tour_packages disable trigger user;
alter table app.tour_packages no force row level security;
alter table app.ambassador_profiles disable trigger user;
alter table app.ambassador_profiles no force row level security;
alter table app.ambassador_campaigns disable trigger user;
alter table app.ambassador_campaigns no force row level security;
alter table app.ambassador_resources disable trigger user;
alter table app.ambassador_resources no force row level security;
update app.tour_packages set language = 'he' where app.language_of(concat(title, ' ', summary)) = 'he';
update app.ambassador_profiles set language = 'he' where app.language_of(bio) = 'he';
update app.ambassador_campaigns set language = 'he' where app.language_of(concat(title, ' ', description)) = 'he';
update app.ambassador_resources set language = 'he' where app.language_of(concat(title, ' ', description)) = 'he';
update app.tour_packages t set translations = jsonb_build_object('he', jsonb_build_object('title', h.title, 'summary', h.summary,
  'description', h.description, 'stops', array_to_string(h.stops, E'\n')))
from (values
  ('northern-israel', 'a6c31a10939db69e1339d5d200b55b5c', 'סיור בצפון הארץ',
   'גבעות ירוקות, כנרת וים: שלושה ימים עם האנשים שמחזירים את הצפון לחיים.',
   'ישנים שני לילות בבית הארחה בגליל העליון, הולכים קטע משביל ישראל ועוזרים בוקר אחד במשק שנוטע מחדש את המטעים שלו. בעכו אוכלים אצל משפחה שמבשלת שם כבר ארבעה דורות, ומראש הנקרה חוזרים לאורך החוף. לאורך כל הדרך יש מדריך צמוד, ובקבוצה לא יותר משישה־עשר מטיילים.',
   array['הכנרת', 'מטע שניטע מחדש בעמק החולה', 'צפת והסמטאות שלה', 'עכו', 'ראש הנקרה']),
  ('jerusalem-history', 'e709abf44a4a5c5938380ea2fc98a453', 'סיור היסטורי בירושלים',
   'יומיים ברגל דרך שלושת אלפים שנה, עם זמן לשבת באמצע.',
   'היום הראשון שייך לעיר העתיקה: טיילת החומות בשעת הפתיחה, הקארדו, הכותל המערבי והחפירות שלידו. ביום השני מבקרים בבוקר ביד ושם, ואחרי צהריים במחנה יהודה פוגשים פרויקט שכונתי ושומעים מהמתנדבים מה הם עושים. כל המסלולים על קרקע ישרה, או שיש להם דרך עוקפת; ספרו לנו מה אתם צריכים.',
   array['טיילת החומות', 'הקארדו', 'הכותל המערבי', 'יד ושם', 'מחנה יהודה']),
  ('tel-aviv-coast', '436029eee48d256f8b3d4187188a1b18', 'תל אביב והחוף',
   'העיר הלבנה, הנמל העתיק והחוף הרומי, בקצב של חופשה.',
   'סיור ברחובות הבאוהאוס עם אדריכלית, אחר צהריים ביפו, וערב של אריזת חבילות מזון עם קבוצה שעושה את זה בכל שבוע כבר עשר שנים. ביום השני נוסעים צפונה לאורך המים, לקיסריה ולאמת המים שלה. ישנים לילה אחד במלון קטן, חמש דקות מהים.',
   array['העיר הלבנה', 'יפו', 'ערב של אריזת חבילות', 'קיסריה']),
  ('negev-desert', '1635496759aeb9bcec8f22603287a038', 'הרפתקה במדבר',
   'מכתשים, לילה מתחת לכוכבים, וקהילות שמצמיחות במקום שלא צמח בו דבר.',
   'מבאר שבע נוסעים דרומה במיניבוס. יורדים למכתש רמון עם פקח, ישנים לילה בחאן מדברי בלי שום דבר ביניכם לבין השמיים, ומבקרים ביישוב בנגב המערבי שחזר הביתה ונבנה מחדש: חצי יום שותלים, צובעים או מבשלים יחד עם התושבים. באביב ובסתיו בלבד.',
   array['באר שבע', 'עין עבדת', 'מכתש רמון', 'יישוב בנגב המערבי'])
) as h (slug, hash, title, summary, description, stops)
where t.slug = h.slug and t.language = 'en'
  and md5(concat_ws(E'\n', t.title, t.summary, t.description, array_to_string(t.stops, E'\n'))) = h.hash;
alter table app.tour_packages force row level security;
alter table app.tour_packages enable trigger user;
alter table app.ambassador_profiles force row level security;
alter table app.ambassador_profiles enable trigger user;
alter table app.ambassador_campaigns force row level security;
alter table app.ambassador_campaigns enable trigger user;
alter table app.ambassador_resources force row level security;
alter table app.ambassador_resources enable trigger user;
