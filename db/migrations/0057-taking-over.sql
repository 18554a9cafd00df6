-- Who gave or ordered as a visitor and signs in afterwards finds it among their own.

create policy rules_move on app.orders for update to app_rules using (true) with check (true);
grant update (user_id, guest_id) on app.orders, app.supports to app_rules;

-- Two things must agree: the browser it was done in, whose id nobody else has, and the address that was typed, which the
-- person has proved is theirs. Gifts to one's own organization stay what they were, since nobody confirms those to themselves.
create function app.take_over_guest(guest uuid) returns integer
  language plpgsql volatile security definer set search_path = app, pg_temp as $$
declare
  own_address text := (select lower(email) from app.profiles where id = app.uid());
  gifts integer;
  bought integer;
begin
  if own_address is null or not coalesce((app.sign_ins_of(app.uid()) ->> 'is_proved')::boolean, false) then
    return 0;
  end if;
  update app.supports s set user_id = app.uid(), guest_id = null
    where s.guest_id = guest and s.user_id is null and lower(s.email) = own_address
      and not exists (select from app.project_events e join app.partners p on p.id = e.partner_id
        where e.id = s.project_event_id and p.user_id = app.uid());
  get diagnostics gifts = row_count;
  update app.orders o set user_id = app.uid(), guest_id = null
    where o.guest_id = guest and o.user_id is null and not o.erase_when_done and lower(o.email) = own_address;
  get diagnostics bought = row_count;
  return gifts + bought;
end $$;
comment on function app.take_over_guest(uuid) is
  'Makes the gifts and orders of a visitor the signed-in person''s, where they were made under this person''s own proved address; tells how many. Whoever knows the visitor''s id is that visitor.';
grant execute on function app.take_over_guest(uuid) to app_member;
alter function app.take_over_guest(uuid) owner to app_rules;
