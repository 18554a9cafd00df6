-- What a trigger changes is seen by those that come after it only if they do not ask which columns a statement named.

-- A gift that goes back loses its hours and meals to a trigger, whoever moves it: so the figures compare the rows.
drop trigger count_outcome on app.supports;
set local role app_rules;
grant execute on function app.count_outcome() to session_user;
reset role;
create trigger count_outcome after insert or delete on app.supports
  for each row execute function app.count_outcome();
create trigger count_outcome_changed after update on app.supports
  for each row when (old.hours is distinct from new.hours or old.meals is distinct from new.meals)
  execute function app.count_outcome();
set local role app_rules;
revoke execute on function app.count_outcome() from session_user;
reset role;

-- Kept pages name givers: they are forgotten once a name is gone, as when its person leaves for good.
create trigger tell_content_name after update on app.supports
  for each row when (old.is_name_shown and (old.name <> new.name or not new.is_name_shown))
  execute function app.tell_content();
-- And they tell what came through an ambassador, also for what is not public any more, and so tells nothing by itself.
create trigger tell_content_sum after update on app.payments
  for each row when (new.support_id is not null
    and old.received_cents - old.refunded_cents <> new.received_cents - new.refunded_cents)
  execute function app.tell_content();
