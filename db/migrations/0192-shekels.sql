-- What a dollar is worth in shekels, as staff wrote it; empty until then. Prices stay in dollars; pages say beside them about how much that is.
alter table app.site_texts drop constraint site_texts_slug_check;
alter table app.site_texts add constraint site_texts_slug_check check (slug in ('payment-instructions', 'shekel-rate'));
alter table app.site_texts add constraint rate_is_a_number check (slug <> 'shekel-rate' or body ~ '^([1-9][0-9]?(\.[0-9]{1,4})?)?$');
alter table app.site_texts no force row level security;
insert into app.site_texts (slug) values ('shekel-rate');
alter table app.site_texts force row level security;

-- Every process keeps the rate beside the switches, and pages that were kept show an older one.
create trigger notify_features after update on app.site_texts for each statement execute function app.notify_features();

-- One steps back from a place; "לרדת מההרשמה" is no Hebrew.
alter table app.faq_entries no force row level security;
update app.faq_entries set answer_he = replace(answer_he, 'וכל אחד יכול לרדת מההרשמה', 'ומי שלא יכול לבוא מוותר על המקום')
where answer_he like '%וכל אחד יכול לרדת מההרשמה%';
alter table app.faq_entries force row level security;
